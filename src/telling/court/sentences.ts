import { isAny, sumOf, type Wanted } from '../../games/court/reading.ts';
import {
  type Character,
  COURTIERS,
  type CourtEvent,
  type Courtier,
  type CourtPhase,
  type CourtView,
  type Sizes,
  type Tile,
} from '../../games/court/types.ts';
import type { Seat } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';

export const abilityWords = (say: Say, character: Character): readonly [string, string] => [
  say(`court-picture-ability-${character}.first`),
  say(`court-picture-ability-${character}.second`),
];

export type Rounds = Pick<CourtView, 'phase' | 'round' | 'rounds' | 'lastRound'>;

/** Round and length: "Round 2 of 5–8". */
export function roundsWords(say: Say, { phase, round, rounds: { min, max }, lastRound }: Rounds): string {
  if (phase === 'over') return say('court-picture-over');
  if (round === 0) return say('court-picture-setting-up');
  if (lastRound) return say('court-picture-round-last', { round });
  return min === max
    ? say('court-picture-round', { round, rounds: max })
    : say('court-picture-round-between', { round, min, max });
}

export const sizesText = (all: Sizes): string => all.join('/');

export const yesNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

/** Tiles by value: "3+4+4". */
export const tileWords = (say: Say, all: readonly Tile[]): string =>
  all.length === 0 ? say('court-no-tiles') : all.join('+');

/** Tiles and what they come to: "4+5 = 9", or "5" for one. */
export const paidWords = (say: Say, all: readonly Tile[]): string =>
  all.length < 2
    ? tileWords(say, all)
    : say('court-tiles-sum', { tiles: tileWords(say, all), sum: sumOf(all) });

export const countsWords = (say: Say, bag: Readonly<Record<Courtier, number>>): string =>
  COURTIERS.map((id) => say('court-counted', { courtier: id, count: bag[id] })).join(say('court-separator'));

/** How courtiers are said depends on what they are in a sentence. */
type Role = 'court-some' | 'court-some-object' | 'court-some-for';

/** Says courtiers by type: "a jester and 2 guards". */
export function courtierWords(say: Say, all: readonly Courtier[], role: Role = 'court-some'): string {
  const courtiers = COURTIERS.flatMap((courtier) => {
    const count = all.filter((other) => other === courtier).length;
    return count === 0 ? [] : [say(role, { courtier, count })];
  });
  return courtiers.length === 0 ? say('court-empty') : say('court-some-list', { courtiers });
}

/** What makes the reader's score higher. */
export const wantedWords = (say: Say, wanted: Wanted): string =>
  isAny(wanted)
    ? say('language-sentence', { text: say('court-picture-own-more-count', { count: 1 }) })
    : say('court-picture-text-own-more', {
        how: wanted.how,
        count: wanted.how === 'count' ? wanted.count : 1,
        courtiers: wanted.types.map((courtier) => say('court-some', { courtier, count: 1 })),
      });

/** A swap's courtiers: what's given, and what for. */
export const swapData = (say: Say, give: readonly Courtier[], take: readonly Courtier[]) => ({
  give: courtierWords(say, give, 'court-some-object'),
  take: courtierWords(say, take, 'court-some-for'),
});

/** One thing that happened, as a sentence. */
function eventSentence(say: Say, e: CourtEvent, nameOf: (seat: Seat) => string): string {
  const name = 'seat' in e ? nameOf(e.seat) : '';
  const opponent = 'opponent' in e ? nameOf(e.opponent) : '';
  switch (e.type) {
    case 'courtierTaken':
      return say('court-event-courtier-taken', { name, courtier: e.courtier, count: 1 });
    case 'rowLaid':
      return say('court-event-row-laid', { courtiers: courtierWords(say, e.row) });
    case 'favorRolled':
      return say('court-event-favor-rolled', { name });
    case 'bid':
      return say('court-event-bid', { name, tiles: paidWords(say, e.tiles) });
    case 'passed':
      return e.unbeaten === null
        ? say('court-event-passed', { name })
        : say('court-event-passed-unbeaten', { name, sum: e.unbeaten });
    case 'auctionWon':
      return say('court-event-auction-won', { name, sum: e.sum });
    case 'chose': {
      const [paid, received] = [paidWords(say, e.paid), paidWords(say, e.received)];
      return say('court-event-chose', { name, character: e.character, paid, received });
    }
    case 'merlinSwapped':
      return e.give.length === 0
        ? say('court-event-merlin-swapped-nothing', { name })
        : say('court-event-merlin-swapped', { name, ...swapData(say, e.give, e.take) });
    case 'aspirantsTaken': {
      const courtiers = courtierWords(say, e.courtiers, 'court-some-object');
      return say('court-event-aspirants-taken', { name, courtiers });
    }
    case 'refilled': {
      if (e.courtiers.length === 0) return say('court-event-refilled-nobody', { name });
      const row = { name, courtiers: courtierWords(say, e.courtiers) };
      return e.full ? say('court-event-refilled', row) : say('court-event-refilled-last', row);
    }
    case 'tileGiven':
      return say('court-event-tile-given', { from: nameOf(e.from), to: nameOf(e.to), tile: e.tile });
    case 'tileSpared':
      return say('court-event-tile-spared', { from: nameOf(e.from) });
    case 'lancelotSwapped':
      return say('court-event-lancelot-swapped', { name, opponent, ...swapData(say, [e.give], [e.take]) });
    case 'lancelotSkipped':
      return say('court-event-lancelot-skipped', { name, opponent });
    case 'favorMoved':
      return e.from === e.to
        ? say('court-event-favor-stays', { name: nameOf(e.to) })
        : say('court-event-favor-moved', { from: nameOf(e.from), to: nameOf(e.to) });
    case 'blackDieMoved':
      return say('court-event-black-die-moved', { character: e.character });
    case 'roundEnded':
      return say('court-event-round-ended', { round: e.round });
    case 'ended':
      return say('court-event-ended');
  }
}

/** What happened, oldest first, a sentence each. `names` by seat, ready to be shown as they are. */
export function eventSentences(say: Say, all: readonly CourtEvent[], names: readonly string[]): string[] {
  return all.map((e) => eventSentence(say, e, (seat) => names[seat] ?? ''));
}

/** The same in few words, beside the picture of the table; nothing for what the next sentence says. */
function briefSentence(
  say: Say,
  e: CourtEvent,
  before: CourtEvent | undefined,
  next: CourtEvent | undefined,
  nameOf: (seat: Seat) => string,
): string[] {
  const name = 'seat' in e ? nameOf(e.seat) : '';
  switch (e.type) {
    case 'bid':
      return [say('court-event-bid', { name, tiles: e.sum })];
    case 'passed':
      return [say('court-event-passed', { name })];
    case 'auctionWon':
      return next?.type === 'chose' ? [] : [say('court-brief-auction-won', { name, sum: e.sum })];
    case 'chose': {
      const chosen = { name, character: e.character };
      return before?.type === 'auctionWon'
        ? [say('court-brief-won-and-chose', { ...chosen, sum: before.sum })]
        : [say('court-brief-chose', chosen)];
    }
    case 'merlinSwapped':
      return e.give.length === 0
        ? [eventSentence(say, e, nameOf)]
        : [say('court-brief-merlin-swapped', { name, ...swapData(say, e.give, e.take) })];
    case 'aspirantsTaken': {
      const courtiers = courtierWords(say, e.courtiers, 'court-some-object');
      return [say('court-brief-aspirants-taken', { name, courtiers })];
    }
    case 'refilled':
      return e.full && e.courtiers.length > 0
        ? [say('court-brief-refilled', { courtiers: courtierWords(say, e.courtiers) })]
        : [eventSentence(say, e, nameOf)];
    case 'favorMoved':
      return e.from === e.to ? [] : [eventSentence(say, e, nameOf)];
    case 'blackDieMoved':
      return [say('court-brief-black-die-moved', { character: e.character })];
    default:
      return [eventSentence(say, e, nameOf)];
  }
}

/** The event of that index in few words. */
export const briefOf = (
  say: Say,
  all: readonly CourtEvent[],
  names: readonly string[],
  i: number,
): string[] => briefSentence(say, all[i]!, all[i - 1], all[i + 1], (seat) => names[seat] ?? '');

/** The same in few words; who gets a tile is said once. */
export const briefWords = (say: Say, all: readonly CourtEvent[], names: readonly string[]): string[] =>
  all.flatMap((e, i) => {
    const before = all[i - 1]?.type;
    return e.type === 'tileGiven' && (before === 'chose' || before === 'tileGiven')
      ? [say('court-brief-tile-given', { from: names[e.from] ?? '', tile: e.tile })]
      : briefOf(say, all, names, i);
  });

/** What's to be decided. In an auction, who can't beat the highest bid only passes. */
export const doingOf = ({ phase, forced, auction }: CourtView): CourtPhase | 'pass' =>
  phase === 'bid' && forced && auction?.bidder !== null ? 'pass' : phase;

/** Whether whoever opens is the last one who needs a character. */
export const bidsAlone = ({ auction }: CourtView): boolean =>
  auction !== null && auction.bidders.length + auction.passed.length === 1;

/** Above possible bids. */
export function bidsWords(say: Say, view: CourtView, possible: boolean): string {
  const sum = view.auction?.sum ?? 0;
  if (sum === 0) return say(bidsAlone(view) ? 'court-picture-choice-lone' : 'court-picture-choice-open');
  return possible ? say('court-picture-choice-beat', { sum }) : say('court-picture-choice-beaten', { sum });
}
