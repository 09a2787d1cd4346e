import type { Seat } from '../../games/game.ts';
import { cardKind, cardValue, KINDS, KNIGHT_COLOURS } from '../../games/quests/data.ts';
import type {
  AdventureNeed,
  AdversaryCard,
  CardDemand,
  CardGameEvent,
  ChallengeMode,
  Kind,
  KnightCard,
} from '../../games/quests/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';

/** What messages about an adversary are given. */
export const adversaryData = (card: AdversaryCard): { readonly kind: Kind; readonly value: number } => ({
  kind: cardKind(card),
  value: cardValue(card),
});

/** Where a list of knights stands in a sentence. */
type KnightsId = 'quests-knights-alone' | 'quests-knights-object' | 'quests-knights-with';

/** In the order in which they're listed. */
export const KNIGHT_CARD_ORDER: readonly KnightCard[] = [
  ...KNIGHT_COLOURS.flatMap((colour) => [colour, `${colour}-2`] as const),
  'merlin',
];

/** What's said of each card in that order, and of how many there are. */
export const countedIn = (
  order: readonly KnightCard[],
  cards: readonly KnightCard[],
  tell: (counted: { readonly card: KnightCard; readonly count: number }) => string,
): string[] =>
  order.flatMap((card) => {
    const count = cards.filter((other) => other === card).length;
    return count === 0 ? [] : [tell({ card, count })];
  });

/** Knights, equal ones together. */
export function knightList(
  t: Translate,
  cards: readonly KnightCard[],
  id: KnightsId = 'quests-knights-alone',
): string {
  const items = countedIn(KNIGHT_CARD_ORDER, cards, (counted) => t(id, counted));
  if (items.length > 0) return t('quests-list', { items });
  return t(id === 'quests-knights-with' ? 'quests-knights-none-with' : 'quests-knights-none');
}

/** Where a list of adversaries stands in a sentence. */
type AdversariesId = 'quests-adversaries-alone' | 'quests-adversaries-object' | 'quests-adversaries-for';

/** Adversaries by kind with their values. */
export function adversaryList(
  t: Translate,
  cards: readonly AdversaryCard[],
  id: AdversariesId = 'quests-adversaries-alone',
): string {
  const items = KINDS.flatMap((kind) => {
    const values = cards.filter((card) => cardKind(card) === kind).map(cardValue);
    if (values.length === 0) return [];
    const joined = values.sort((a, b) => a - b).join(t('quests-plus'));
    return [t(id, { kind, count: values.length, values: joined })];
  });
  return items.length === 0 ? t('quests-adversaries-none') : t('quests-list', { items });
}

/** What a challenge came to; sealing or winning its card is the next event. */
export function challengeResult(mode: ChallengeMode, next: CardGameEvent | undefined) {
  if (mode === 'usual') return next?.type === 'sealed' ? 'sealed' : 'won';
  return mode === 'repeated' ? 'again' : 'double';
}

/** How many cards are won before anything else happens. */
function wonFirst(events: readonly CardGameEvent[]): number {
  const other = events.findIndex(({ type }) => type !== 'won');
  return other < 0 ? events.length : other;
}

/** What happened, in sentences; an event that the one before has told needs none. */
export function eventSentence(
  t: Translate,
  e: CardGameEvent,
  i: number,
  all: readonly CardGameEvent[],
  names: readonly string[],
): string[] {
  const name = 'seat' in e ? (names[e.seat] ?? '') : '';
  switch (e.type) {
    case 'revealed': {
      if (e.cards.length === 0) return [t('quests-reveals', { name })];
      const revealed = adversaryList(t, e.cards, 'quests-adversaries-object');
      return [
        e.four === null
          ? t('quests-revealed-all', { name, adversaries: revealed })
          : t('quests-revealed-four', { name, adversaries: revealed, kind: e.four }),
      ];
    }
    case 'challenged': {
      const how = challengeResult(e.mode, all[i + 1]);
      const paid = knightList(t, e.pay, 'quests-knights-with');
      return [t('quests-challenged', { name, how, knights: paid, ...adversaryData(e.card) })];
    }
    case 'sealed':
      return [];
    case 'columnCompleted':
      return [t('quests-column-completed', { kind: e.kind, cards: wonFirst(all.slice(i + 1)) })];
    case 'won': {
      if (all[i - 1]?.type === 'challenged') return [];
      return [t('quests-won', { name, seal: e.sealReturned ? 'yes' : 'no', ...adversaryData(e.card) })];
    }
    case 'adventureTaken': {
      const { adventure, points } = e;
      const paid = adversaryList(t, e.pay, 'quests-adversaries-for');
      return [t('quests-adventure-taken', { name, adventure, adversaries: paid, points })];
    }
    case 'drew':
      return [
        t('quests-drew', { name, knights: e.count }),
        ...(e.reshuffle === null ? [] : [t('quests-reshuffled', { cards: e.reshuffle.cards })]),
      ];
    case 'ended':
      return [t('quests-ended', { reason: e.reason })];
  }
}

/** What happened, oldest first, sentence by sentence. `names` by seat, ready to be shown as they are. */
export const eventSentences = (
  t: Translate,
  all: readonly CardGameEvent[],
  names: readonly string[],
): string[] => all.flatMap((e, i) => eventSentence(t, e, i, all, names));

/** What the player of a turn did, as a part of a sentence; nothing that the picture of the table says better. */
function briefDeed(t: Translate, e: CardGameEvent, next: CardGameEvent | undefined): string[] {
  switch (e.type) {
    case 'revealed':
      return [t('quests-brief-revealed', { count: e.cards.length })];
    case 'challenged':
      return [t('quests-brief-challenged', { how: challengeResult(e.mode, next), ...adversaryData(e.card) })];
    case 'adventureTaken':
      return [t('quests-brief-adventure', { adventure: e.adventure, points: e.points })];
    case 'drew':
      return [t('quests-brief-drew', { knights: e.count })];
    default:
      return [];
  }
}

/**
 * A turn in few words, beside the picture of the table: a sentence on what its player did, and one for each whose seals
 * win cards in it.
 */
export function briefSentences(
  t: Translate,
  all: readonly CardGameEvent[],
  names: readonly string[],
  reader: Seat,
): { readonly text: string; readonly touches: boolean }[] {
  const deeds = all.flatMap((e, i) => briefDeed(t, e, all[i + 1]));
  const seat = all.find((e) => 'seat' in e && e.type !== 'won')?.seat;
  const won = all.flatMap((e, i) => (e.type === 'won' && all[i - 1]?.type !== 'challenged' ? [e] : []));
  const winners = [...new Set(won.map((e) => e.seat))];
  const cardsOf = (winner: Seat) => won.flatMap((e) => (e.seat === winner ? [e.card] : []));
  return [
    ...(deeds.length > 0
      ? [{ text: t('quests-brief', { name: names[seat ?? -1] ?? '', deeds }), touches: false }]
      : []),
    ...winners.map((winner) => {
      const adversaries = adversaryList(t, cardsOf(winner), 'quests-adversaries-object');
      const name = names[winner] ?? '';
      return winner === reader
        ? { text: t('quests-own-brief-won', { adversaries }), touches: true }
        : { text: t('quests-brief-won', { name, adversaries }), touches: false };
    }),
  ];
}

/** By kind and value; a sign for none. */
export const shortAdversaries = (t: Translate, cards: readonly AdversaryCard[]): string =>
  cards.length === 0
    ? t('quests-picture-text-none')
    : KINDS.flatMap((kind) => cards.filter((card) => cardKind(card) === kind).sort())
        .map((card) => t('quests-picture-text-card', adversaryData(card)))
        .join(' ');

/** With commas; a sign for none. */
export const listedOrNone = (t: Translate, items: readonly string[]): string =>
  items.length === 0 ? t('quests-picture-text-none') : items.join(t('quests-comma'));

/** Equal ones together; a sign for none. */
export const shortKnights = (t: Translate, cards: readonly KnightCard[]): string =>
  listedOrNone(
    t,
    countedIn(KNIGHT_CARD_ORDER.toSorted(), cards, (counted) => t('quests-picture-text-knights', counted)),
  );

function demandWords(t: Translate, { kind, min }: CardDemand): string {
  if (kind === null) return t('quests-picture-text-need-least', { min });
  return min > 1
    ? t('quests-picture-text-card', { kind, value: min })
    : t('quests-picture-text-need-one', { kind });
}

export function describeNeed(t: Translate, need: AdventureNeed): string {
  if (need.type === 'total')
    return need.kind === null
      ? t('quests-picture-text-need-total-any', { total: need.total })
      : t('quests-picture-text-need-total', { kind: need.kind, total: need.total });
  return need.sets
    .map((demands) => {
      if (demands.every(({ kind, min }) => kind === null && min === 1))
        return t('quests-picture-text-need-count', { count: demands.length });
      const all = demands.map((demand) => demandWords(t, demand));
      return demands.some(({ kind }) => kind === null)
        ? t('quests-picture-text-need-all', { all })
        : all.join(t('quests-plus'));
    })
    .join(t('quests-picture-text-need-or'));
}
