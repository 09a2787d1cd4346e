import type { Seat } from '../../games/game.ts';
import { KINDS, KNIGHT_COLOURS, kindOf } from '../../games/quests/data.ts';
import { faceValue } from '../../games/quests/reading.ts';
import type {
  AdventureNeed,
  AdversaryCard,
  CardDemand,
  ChallengeMode,
  Kind,
  KnightCard,
  QuestsEvent,
} from '../../games/quests/types.ts';
import type { Say } from '../../i18n/fluent/say.ts';

/** What messages about an adversary are given. */
export const adversaryData = (card: AdversaryCard): { readonly kind: Kind; readonly value: number } => ({
  kind: kindOf(card),
  value: faceValue(card),
});

/** Where a list of knights stands in a sentence. */
type KnightsId = 'quests-knights-alone' | 'quests-knights-object' | 'quests-knights-with';

/** In the order in which they're listed. */
export const KNIGHT_CARDS: readonly KnightCard[] = [
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
export function knightsWords(
  say: Say,
  cards: readonly KnightCard[],
  id: KnightsId = 'quests-knights-alone',
): string {
  const items = countedIn(KNIGHT_CARDS, cards, (counted) => say(id, counted));
  if (items.length > 0) return say('quests-list', { items });
  return say(id === 'quests-knights-with' ? 'quests-knights-none-with' : 'quests-knights-none');
}

/** Where a list of adversaries stands in a sentence. */
type AdversariesId = 'quests-adversaries-alone' | 'quests-adversaries-object' | 'quests-adversaries-for';

/** Adversaries by kind with their values. */
export function adversariesWords(
  say: Say,
  cards: readonly AdversaryCard[],
  id: AdversariesId = 'quests-adversaries-alone',
): string {
  const items = KINDS.flatMap((kind) => {
    const values = cards.filter((card) => kindOf(card) === kind).map(faceValue);
    if (values.length === 0) return [];
    const joined = values.sort((a, b) => a - b).join(say('quests-plus'));
    return [say(id, { kind, count: values.length, values: joined })];
  });
  return items.length === 0 ? say('quests-adversaries-none') : say('quests-list', { items });
}

/** What a challenge came to; sealing or winning its card is the next event. */
export function outcomeOf(mode: ChallengeMode, next: QuestsEvent | undefined) {
  if (mode === 'usual') return next?.type === 'sealed' ? 'sealed' : 'won';
  return mode === 'repeated' ? 'again' : 'double';
}

/** How many cards are won before anything else happens. */
function wonFirst(events: readonly QuestsEvent[]): number {
  const other = events.findIndex(({ type }) => type !== 'won');
  return other < 0 ? events.length : other;
}

/** What happened, in sentences; an event that the one before has told needs none. */
export function eventSentence(
  say: Say,
  e: QuestsEvent,
  i: number,
  all: readonly QuestsEvent[],
  names: readonly string[],
): string[] {
  const name = 'seat' in e ? (names[e.seat] ?? '') : '';
  switch (e.type) {
    case 'revealed': {
      if (e.cards.length === 0) return [say('quests-reveals', { name })];
      const revealed = adversariesWords(say, e.cards, 'quests-adversaries-object');
      return [
        e.four === null
          ? say('quests-revealed-all', { name, adversaries: revealed })
          : say('quests-revealed-four', { name, adversaries: revealed, kind: e.four }),
      ];
    }
    case 'challenged': {
      const how = outcomeOf(e.mode, all[i + 1]);
      const paid = knightsWords(say, e.pay, 'quests-knights-with');
      return [say('quests-challenged', { name, how, knights: paid, ...adversaryData(e.card) })];
    }
    case 'sealed':
      return [];
    case 'columnCompleted':
      return [say('quests-column-completed', { kind: e.kind, cards: wonFirst(all.slice(i + 1)) })];
    case 'won': {
      if (all[i - 1]?.type === 'challenged') return [];
      return [say('quests-won', { name, seal: e.sealReturned ? 'yes' : 'no', ...adversaryData(e.card) })];
    }
    case 'adventureTaken': {
      const { adventure, points } = e;
      const paid = adversariesWords(say, e.pay, 'quests-adversaries-for');
      return [say('quests-adventure-taken', { name, adventure, adversaries: paid, points })];
    }
    case 'drew':
      return [
        say('quests-drew', { name, knights: e.count }),
        ...(e.reshuffle === null ? [] : [say('quests-reshuffled', { cards: e.reshuffle.cards })]),
      ];
    case 'ended':
      return [say('quests-ended', { reason: e.reason })];
  }
}

/** What happened, oldest first, sentence by sentence. `names` by seat, ready to be shown as they are. */
export const eventSentences = (say: Say, all: readonly QuestsEvent[], names: readonly string[]): string[] =>
  all.flatMap((e, i) => eventSentence(say, e, i, all, names));

/** What the player of a turn did, as a part of a sentence; nothing that the picture of the table says better. */
function briefDeed(say: Say, e: QuestsEvent, next: QuestsEvent | undefined): string[] {
  switch (e.type) {
    case 'revealed':
      return [say('quests-brief-revealed', { count: e.cards.length })];
    case 'challenged':
      return [say('quests-brief-challenged', { how: outcomeOf(e.mode, next), ...adversaryData(e.card) })];
    case 'adventureTaken':
      return [say('quests-brief-adventure', { adventure: e.adventure, points: e.points })];
    case 'drew':
      return [say('quests-brief-drew', { knights: e.count })];
    default:
      return [];
  }
}

/**
 * A turn in few words, beside the picture of the table: a sentence on what its player did, and one for each whose seals
 * win cards in it.
 */
export function briefSentences(
  say: Say,
  all: readonly QuestsEvent[],
  names: readonly string[],
  reader: Seat,
): { readonly text: string; readonly touches: boolean }[] {
  const deeds = all.flatMap((e, i) => briefDeed(say, e, all[i + 1]));
  const seat = all.find((e) => 'seat' in e && e.type !== 'won')?.seat;
  const won = all.flatMap((e, i) => (e.type === 'won' && all[i - 1]?.type !== 'challenged' ? [e] : []));
  const winners = [...new Set(won.map((e) => e.seat))];
  const cardsOf = (winner: Seat) => won.flatMap((e) => (e.seat === winner ? [e.card] : []));
  return [
    ...(deeds.length > 0
      ? [{ text: say('quests-brief', { name: names[seat ?? -1] ?? '', deeds }), touches: false }]
      : []),
    ...winners.map((winner) => {
      const adversaries = adversariesWords(say, cardsOf(winner), 'quests-adversaries-object');
      const name = names[winner] ?? '';
      return winner === reader
        ? { text: say('quests-own-brief-won', { adversaries }), touches: true }
        : { text: say('quests-brief-won', { name, adversaries }), touches: false };
    }),
  ];
}

/** By kind and value; a sign for none. */
export const shortAdversaries = (say: Say, cards: readonly AdversaryCard[]): string =>
  cards.length === 0
    ? say('quests-picture-text-none')
    : KINDS.flatMap((kind) => cards.filter((card) => kindOf(card) === kind).sort())
        .map((card) => say('quests-picture-text-card', adversaryData(card)))
        .join(' ');

/** With commas; a sign for none. */
export const listedOrNone = (say: Say, items: readonly string[]): string =>
  items.length === 0 ? say('quests-picture-text-none') : items.join(say('quests-comma'));

/** Equal ones together; a sign for none. */
export const shortKnights = (say: Say, cards: readonly KnightCard[]): string =>
  listedOrNone(
    say,
    countedIn(KNIGHT_CARDS.toSorted(), cards, (counted) => say('quests-picture-text-knights', counted)),
  );

function demandWords(say: Say, { kind, min }: CardDemand): string {
  if (kind === null) return say('quests-picture-text-need-least', { min });
  return min > 1
    ? say('quests-picture-text-card', { kind, value: min })
    : say('quests-picture-text-need-one', { kind });
}

export function needWords(say: Say, need: AdventureNeed): string {
  if (need.type === 'total')
    return need.kind === null
      ? say('quests-picture-text-need-total-any', { total: need.total })
      : say('quests-picture-text-need-total', { kind: need.kind, total: need.total });
  return need.sets
    .map((demands) => {
      if (demands.every(({ kind, min }) => kind === null && min === 1))
        return say('quests-picture-text-need-count', { count: demands.length });
      const all = demands.map((demand) => demandWords(say, demand));
      return demands.some(({ kind }) => kind === null)
        ? say('quests-picture-text-need-all', { all })
        : all.join(say('quests-plus'));
    })
    .join(say('quests-picture-text-need-or'));
}
