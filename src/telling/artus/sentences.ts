import { RINGS } from '../../games/artus/data.ts';
import type { Turn } from '../../games/artus/reading.ts';
import type {
  ArtusEvent,
  ArtusView,
  CardId,
  Chair,
  Figure,
  KingCard,
  PileId,
  ScoringCard,
} from '../../games/artus/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';

export function artusTask({
  phase,
  playsLeft,
  drawsLeft,
}: Pick<ArtusView, 'phase' | 'playsLeft' | 'drawsLeft'>) {
  if (phase === 'placement') return { task: 'place', count: 1 } as const;
  if (playsLeft > 0) return { task: 'play', count: playsLeft } as const;
  return { task: 'draw', count: drawsLeft } as const;
}

export const isScoring = (card: CardId): card is ScoringCard => card.startsWith('scoring:');

type Dashed<Id> = Id extends `${infer Pile}:${infer Name}` ? `${Pile}-${Name}` : never;

/** A card's ID as messages choose by it. */
export const cardName = <Id extends CardId>(id: Id) => id.replace(':', '-') as Dashed<Id>;

const isKing = (card: CardId): card is KingCard => card.startsWith('king:');

const DOES = {
  'king:4-8-either': 'artus-picture-does-move-any',
  'king:1-7-silver': 'artus-picture-does-move-silver',
  'king:1-7-bronze': 'artus-picture-does-move-bronze',
  'king:1-5-both-either': 'artus-picture-does-move-any',
  'king:ring-silver': 'artus-picture-does-ring-silver',
  'king:ring-bronze': 'artus-picture-does-ring-bronze',
  'king:ring-either': 'artus-picture-does-ring-any',
} as const satisfies Readonly<Record<KingCard, string>>;

/** What a Knight or King card does, in two lines of some 13 letters. */
export function cardEffectLines(t: Translate, card: CardId): readonly string[] {
  // A Knight card's words are the rule that people miss most.
  const id = isKing(card) ? DOES[card] : 'artus-picture-does-knight';
  return [t(`${id}.upper`), t(`${id}.lower`)];
}

/** By what a card's head names it: each scoring card has a title of its own. */
export const cardHead = (card: CardId) =>
  isScoring(card) ? cardName(card) : isKing(card) ? 'king' : 'knight';

/** With spaces at which no line breaks. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Cards in a sentence, equal ones counted. */
export const listCards = (t: Translate, all: readonly CardId[]): string =>
  [...new Set(all)]
    .map((card) => {
      const count = all.filter((other) => other === card).length;
      if (isScoring(card)) return t('artus-picture-title', { card: cardName(card) });
      return unbroken(
        count === 1
          ? t('artus-picture-short', { card: cardName(card) })
          : t('artus-picture-counted', { card: cardName(card), count }),
      );
    })
    .join(t('artus-picture-comma'));

export const stepsData = (n: number) =>
  ({ steps: Math.abs(n), way: n > 0 ? 'forwards' : 'backwards' }) as const;

export function describeScored(t: Translate, card: CardId, chairs: readonly Chair[]): string {
  if (chairs.length > 0)
    return t('artus-picture-choice-score', { chairs: chairs.map(String).join(t('artus-picture-comma')) });
  if (card === 'scoring:joker') return t('artus-picture-choice-best');
  return isScoring(card) ? t('artus-picture-title', { card: cardName(card) }) : '';
}

/** `by`: the seat that moves the figure; its own Knight isn't called by its name again. */
export function figureData(of: Figure, names: readonly string[], by?: number) {
  if (of.kind === 'prince') return { figure: of.king ? 'king' : of.metal, owner: '' } as const;
  return { figure: of.seat === by ? 'own' : 'knight', owner: names[of.seat] ?? '' } as const;
}

/** The same for somebody who reads it: their own Knight is theirs. */
export const figureFor = (of: Figure, names: readonly string[], reader: number) =>
  of.kind === 'knight' && of.seat === reader
    ? ({ figure: 'yours', owner: '' } as const)
    : figureData(of, names);

/** What one's own Knights are worth once the table has turned, and what the others gain or lose then. `names` by seat. */
export const describeShift = (
  t: Translate,
  { knights, change }: Turn,
  rivals: readonly { readonly seat: number; readonly change: number }[],
  names: readonly string[],
  tellsEach: boolean,
): string => {
  const listed = (items: readonly string[]) => items.join(t('artus-picture-comma'));
  return t(tellsEach ? 'artus-picture-choice-turn' : 'artus-picture-choice-turn-brief', {
    knights: listed(
      knights.map(({ chair, value }) => t('artus-picture-choice-turn-knight', { chair, after: value })),
    ),
    sum: knights.reduce((all, { value }) => all + value, 0),
    change,
    rivals: listed(
      rivals.map(({ seat, change }) =>
        t('artus-picture-choice-turn-rival', { name: names[seat] ?? '', change }),
      ),
    ),
  });
};

/** By what rule a card scores. */
const scoresBy = (id: CardId): 'knight' | 'king' | 'ring' | 'scoring' =>
  id.startsWith('king:ring') ? 'ring' : (id.slice(0, id.indexOf(':')) as PileId);

/** What a card scores, after its help; empty for scoring cards, which say so themselves. */
export function scoringNote(t: Translate, card: CardId): string {
  const kind = scoresBy(card);
  return kind === 'scoring' ? '' : t('artus-card-scores', { kind });
}

export const chairsData = (numbers: readonly Chair[]) => ({
  chairs: numbers.map(String),
  count: numbers.length,
});

type Untold = 'drew' | 'crowned' | 'turned';

/** Who did something, for whoever reads it. */
const actorOf = (seat: number, names: readonly string[], reader: number | null) =>
  ({ name: names[seat] ?? '', who: seat === reader ? 'you' : 'other' }) as const;

/** Who was pushed, for whoever reads it. `mover`: whose Knight has just moved. */
function pushedOf(of: Figure, names: readonly string[], reader: number | null, mover: number | undefined) {
  const told = figureData(of, names, mover);
  if (of.kind === 'prince' || of.seat !== reader) return told;
  return { figure: told.figure === 'own' ? 'own-yours' : 'yours', owner: '' } as const;
}

/** One thing that happened, as a sentence. `mover`: whose Knight has just moved. */
function eventSentence(
  t: Translate,
  e: Exclude<ArtusEvent, { type: Untold }>,
  names: readonly string[],
  reader: number | null,
  mover: number | undefined,
): string {
  const actor = actorOf('seat' in e ? e.seat : -1, names, reader);
  switch (e.type) {
    case 'placed':
      return t('artus-event-placed', { ...actor, chair: e.chair });
    case 'moved': {
      const { from, to, points } = e;
      const moved = { card: cardName(e.card), ...figureData(e.figure, names, e.seat), ...stepsData(e.steps) };
      return t('artus-event-moved', { ...actor, ...moved, from, to, points });
    }
    case 'displaced': {
      const pushed = pushedOf(e.figure, names, reader, mover);
      return t('artus-event-displaced', { ...pushed, from: e.from, to: e.to });
    }
    case 'ringAdded': {
      const { metal, chair, points } = e;
      const id = e.rings < RINGS.king ? 'artus-event-ring-added' : 'artus-event-crowned';
      return t(id, { ...actor, card: cardName(e.card), metal, chair, points });
    }
    case 'scored': {
      const scored = { ...actor, card: cardName(e.card), points: e.points };
      return e.met
        ? t('artus-event-scored', { ...scored, ...chairsData(e.chairs) })
        : t('artus-event-unmet', scored);
    }
    case 'roundEnded':
      return t('artus-event-round-ended', { round: e.round });
    case 'ended':
      return t('artus-event-ended');
  }
}

/** Whose Knight moved last, if the last figure that moved was one. */
function knightMoved(all: readonly ArtusEvent[]): number | undefined {
  const moved = all.findLast((e) => e.type === 'moved');
  return moved?.figure.kind === 'knight' ? moved.figure.seat : undefined;
}

/** What happened, oldest first, a sentence each, and nothing twice. `reader`: the seat that it's said to, if it's one. */
export function eventSentences(
  t: Translate,
  all: readonly ArtusEvent[],
  names: readonly string[],
  reader: number | null = null,
): string[] {
  return all.flatMap((e, at) => {
    const before = all[at - 1];
    if (e.type === 'drew') {
      const isSame = (other = before) =>
        other?.type === 'drew' && other.seat === e.seat && other.pile === e.pile;
      if (isSame()) return [];
      const count = isSame(all[at + 1]) ? 2 : 1;
      return [t('artus-event-drew', { ...actorOf(e.seat, names, reader), pile: e.pile, count })];
    }
    // The sentences on the King, and on the ring that crowns him, say that all values shift.
    if (e.type === 'crowned' || e.type === 'turned') return [];
    return [eventSentence(t, e, names, reader, knightMoved(all.slice(0, at)))];
  });
}

/** What a card did, in few words beside the picture of the table. */
function briefPlay(t: Translate, e: ArtusEvent): string | null {
  switch (e.type) {
    case 'placed':
      return t('artus-brief-placed', { chair: e.chair });
    case 'moved':
      return t('artus-brief-moved', {
        figure: e.figure.kind === 'knight' ? 'knight' : e.figure.king ? 'king' : e.figure.metal,
        from: e.from,
        to: e.to,
        points: e.points,
      });
    case 'ringAdded':
      return t(e.rings < RINGS.king ? 'artus-brief-ring' : 'artus-brief-crowned', {
        chair: e.chair,
        points: e.points,
      });
    case 'scored':
      return t('artus-brief-scored', { card: cardName(e.card), points: e.points });
    case 'displaced':
      return e.figure.kind === 'prince' && e.figure.king ? t('artus-brief-king', { to: e.to }) : null;
    default:
      return null;
  }
}

/**
 * A turn in few words, beside the picture of the table: a sentence on what its player did, and one for each Knight of
 * the reader that was pushed.
 */
export function briefSentences(
  t: Translate,
  all: readonly ArtusEvent[],
  names: readonly string[],
  reader: number,
): { readonly text: string; readonly touches: boolean }[] {
  const seat = all.find((e) => 'seat' in e)?.seat;
  const plays = all.flatMap((e) => briefPlay(t, e) ?? []);
  const pushed = all.flatMap((e) =>
    e.type === 'displaced' && e.figure.kind === 'knight' && e.figure.seat === reader
      ? [{ text: t('artus-brief-pushed', { from: e.from, to: e.to }), touches: true }]
      : [],
  );
  const name = names[seat ?? -1] ?? '';
  const text = t('artus-brief', { name, plays: plays.join(t('language-semicolon')) });
  return [...(plays.length > 0 ? [{ text, touches: false }] : []), ...pushed];
}

export const yesOrNo = (flag: boolean) => (flag ? 'yes' : 'no');

export const phaseLabel = (t: Translate, { phase, round, rounds }: ArtusView): string =>
  t('artus-picture-phase', { phase, round, rounds });

export const cardLabel = (t: Translate, id: CardId): string => t('artus-card', { card: cardName(id) });

/** What a card does, in a sentence. */
export const cardHelp = (t: Translate, id: CardId): string => t('artus-card-help', { card: cardName(id) });

export const shortCardList = (t: Translate, cards: readonly CardId[]): string =>
  cards
    .map((id) => t(isScoring(id) ? 'artus-picture-text-card' : 'artus-picture-short', { card: cardName(id) }))
    .join(t('artus-picture-comma'));
