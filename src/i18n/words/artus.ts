import type { ArtusEvent, CardId, Chair, Figure, PileId } from '../../games/artus/types.ts';
import type { Say } from '../fluent/say.ts';

type Dashed<Id> = Id extends `${infer Pile}:${infer Name}` ? `${Pile}-${Name}` : never;

/** A card's ID as messages choose by it. */
export const cardName = <Id extends CardId>(id: Id) => id.replace(':', '-') as Dashed<Id>;

/** By what rule a card scores. */
export const scoresBy = (id: CardId): 'knight' | 'king' | 'ring' | 'scoring' =>
  id.startsWith('king:ring') ? 'ring' : (id.slice(0, id.indexOf(':')) as PileId);

const wayOf = (n: number) => ({ steps: Math.abs(n), way: n > 0 ? 'forwards' : 'backwards' }) as const;

/** `by`: the seat that moves the figure; its own Knight isn't called by its name again. */
function figureOf(of: Figure, names: readonly string[], by?: number) {
  if (of.kind === 'prince') return { figure: of.king ? 'king' : of.metal, owner: '' } as const;
  return { figure: of.seat === by ? 'own' : 'knight', owner: names[of.seat] ?? '' } as const;
}

/** The same for somebody who reads it: their own Knight is theirs. */
const figureFor = (of: Figure, names: readonly string[], reader: number) =>
  of.kind === 'knight' && of.seat === reader
    ? ({ figure: 'yours', owner: '' } as const)
    : figureOf(of, names);

const chairsOf = (numbers: readonly Chair[]) => ({ chairs: numbers.map(String), count: numbers.length });

/** Who reads: their seat, and everybody's name by seat, ready to be shown. */
interface Reader {
  readonly seat: number;
  readonly names: readonly string[];
}

/** One thing that happened, as a sentence. */
function event(say: Say, e: ArtusEvent, names: readonly string[]): string {
  const name = 'seat' in e ? (names[e.seat] ?? '') : '';
  switch (e.type) {
    case 'placed':
      return say('artus-event-placed', { name, chair: e.chair });
    case 'moved':
      return say('artus-event-moved', {
        name,
        card: cardName(e.card),
        ...figureOf(e.figure, names, e.seat),
        ...wayOf(e.steps),
        from: e.from,
        to: e.to,
        points: e.points,
      });
    case 'displaced':
      return say('artus-event-displaced', { ...figureOf(e.figure, names), from: e.from, to: e.to });
    case 'ringAdded':
      return say('artus-event-ring-added', {
        name,
        card: cardName(e.card),
        metal: e.metal,
        chair: e.chair,
        rings: e.rings,
        points: e.points,
      });
    case 'crowned':
      return say('artus-event-crowned', { metal: e.metal, chair: e.chair, old: e.oldKing });
    case 'turned':
      return say('artus-event-turned', { to: e.to });
    case 'scored': {
      const { points } = e;
      return e.met
        ? say('artus-event-scored', { name, card: cardName(e.card), ...chairsOf(e.chairs), points })
        : say('artus-event-unmet', { name, card: cardName(e.card), points });
    }
    case 'drew':
      return say('artus-event-drew', { name, pile: e.pile });
    case 'roundEnded':
      return say('artus-event-round-ended', { round: e.round });
    case 'ended':
      return say('artus-event-ended');
  }
}

/** `names` by seat, ready to be shown as they are. */
export const artus = (say: Say) => {
  const card = (id: CardId): string => say('artus-card', { card: cardName(id) });
  const cardHelp = (id: CardId): string => say('artus-card-help', { card: cardName(id) });

  /** What a card scores, after its help; scoring cards say so themselves. */
  const scores = (id: CardId): string[] => {
    const kind = scoresBy(id);
    return kind === 'scoring' ? [] : [say('artus-card-scores', { kind })];
  };

  return {
    card,
    cardHelp,
    steps: (n: number): string => say('artus-steps', wayOf(n)),
    /** What happened, oldest first, a sentence each. */
    events: (all: readonly ArtusEvent[], names: readonly string[]): string[] =>
      all.map((e) => event(say, e, names)),

    choose: {
      move: (n: number, points: number): string => say('artus-choose-move', { ...wayOf(n), points }),
      /** `who`: your own Knight, or a Prince or the King. */
      whole: (played: string, who: Figure, { names, seat }: Reader, at: Chair, n: number, points: number) =>
        say('artus-choose-whole', { played, ...figureFor(who, names, seat), chair: at, ...wayOf(n), points }),
      pushes: (who: Figure, { names, seat }: Reader, to: Chair): string =>
        say('artus-choose-pushes', { ...figureFor(who, names, seat), chair: to }),
      score: (at: readonly Chair[], points: number): string =>
        say('artus-choose-score', { ...chairsOf(at), points }),
    },

    prompt: {
      card: (id: CardId): string =>
        [say('artus-prompt-card', { card: cardName(id) }), ...scores(id)].join(' '),
      steps: (id: CardId, who: Figure, { names, seat }: Reader, at: Chair, points: number): string =>
        say('artus-prompt-steps', { card: cardName(id), ...figureFor(who, names, seat), chair: at, points }),
      kingSteps: (id: CardId, at: Chair): string =>
        say('artus-prompt-king-steps', { card: cardName(id), chair: at }),
    },
    drawn: (cards: readonly CardId[]): string => say('artus-drawn', { cards: cards.map(card) }),
  };
};
