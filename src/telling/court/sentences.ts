import { addUp, isAny, type Wanted } from '../../games/court/reading.ts';
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
import type { Translate } from '../../i18n/fluent/translate.ts';

export const abilityLines = (t: Translate, character: Character): readonly [string, string] => [
  t(`court-picture-ability-${character}.first`),
  t(`court-picture-ability-${character}.second`),
];

export type Rounds = Pick<CourtView, 'phase' | 'round' | 'rounds' | 'lastRound'>;

/** Round and length: "Round 2 of 5–8". */
export function roundsLabel(t: Translate, { phase, round, rounds: { min, max }, lastRound }: Rounds): string {
  if (phase === 'over') return t('court-picture-over');
  if (round === 0) return t('court-picture-setting-up');
  if (lastRound) return t('court-picture-round-last', { round });
  return min === max
    ? t('court-picture-round', { round, rounds: max })
    : t('court-picture-round-between', { round, min, max });
}

export const sizesText = (all: Sizes): string => all.join('/');

export const yesOrNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

/** Tiles by value: "3+4+4". */
export const tileList = (t: Translate, all: readonly Tile[]): string =>
  all.length === 0 ? t('court-no-tiles') : all.join('+');

/** Tiles and what they come to: "4+5 = 9", or "5" for one. */
export const tileSum = (t: Translate, all: readonly Tile[]): string =>
  all.length < 2 ? tileList(t, all) : t('court-tiles-sum', { tiles: tileList(t, all), sum: addUp(all) });

export const courtierCountList = (t: Translate, bag: Readonly<Record<Courtier, number>>): string =>
  COURTIERS.map((id) => t('court-counted', { courtier: id, count: bag[id] })).join(t('court-separator'));

/** How courtiers are said depends on what they are in a sentence. */
type Role = 'court-some' | 'court-some-object' | 'court-some-for';

/** Says courtiers by type: "a jester and 2 guards". */
export function courtierList(t: Translate, all: readonly Courtier[], role: Role = 'court-some'): string {
  const courtiers = COURTIERS.flatMap((courtier) => {
    const count = all.filter((other) => other === courtier).length;
    return count === 0 ? [] : [t(role, { courtier, count })];
  });
  return courtiers.length === 0 ? t('court-empty') : t('court-some-list', { courtiers });
}

/** What makes the reader's score higher. */
export const describeWanted = (t: Translate, wanted: Wanted): string =>
  isAny(wanted)
    ? t('language-sentence', { text: t('court-picture-own-more-count', { count: 1 }) })
    : t('court-picture-text-own-more', {
        how: wanted.how,
        count: wanted.how === 'count' ? wanted.count : 1,
        courtiers: wanted.types.map((courtier) => t('court-some', { courtier, count: 1 })),
      });

/** A swap's courtiers: what's given, and what for. */
export const swapData = (t: Translate, give: readonly Courtier[], take: readonly Courtier[]) => ({
  give: courtierList(t, give, 'court-some-object'),
  take: courtierList(t, take, 'court-some-for'),
});

/** One thing that happened, as a sentence. */
function eventSentence(t: Translate, e: CourtEvent, nameOf: (seat: Seat) => string): string {
  const name = 'seat' in e ? nameOf(e.seat) : '';
  const opponent = 'opponent' in e ? nameOf(e.opponent) : '';
  switch (e.type) {
    case 'courtierTaken':
      return t('court-event-courtier-taken', { name, courtier: e.courtier, count: 1 });
    case 'rowLaid':
      return t('court-event-row-laid', { courtiers: courtierList(t, e.row) });
    case 'favorRolled':
      return t('court-event-favor-rolled', { name });
    case 'bid':
      return t('court-event-bid', { name, tiles: tileSum(t, e.tiles) });
    case 'passed':
      return e.unbeaten === null
        ? t('court-event-passed', { name })
        : t('court-event-passed-unbeaten', { name, sum: e.unbeaten });
    case 'auctionWon':
      return t('court-event-auction-won', { name, sum: e.sum });
    case 'chose': {
      const [paid, received] = [tileSum(t, e.paid), tileSum(t, e.received)];
      return t('court-event-chose', { name, character: e.character, paid, received });
    }
    case 'merlinSwapped':
      return e.give.length === 0
        ? t('court-event-merlin-swapped-nothing', { name })
        : t('court-event-merlin-swapped', { name, ...swapData(t, e.give, e.take) });
    case 'aspirantsTaken': {
      const courtiers = courtierList(t, e.courtiers, 'court-some-object');
      return t('court-event-aspirants-taken', { name, courtiers });
    }
    case 'refilled': {
      if (e.courtiers.length === 0) return t('court-event-refilled-nobody', { name });
      const row = { name, courtiers: courtierList(t, e.courtiers) };
      return e.full ? t('court-event-refilled', row) : t('court-event-refilled-last', row);
    }
    case 'tileGiven':
      return t('court-event-tile-given', { from: nameOf(e.from), to: nameOf(e.to), tile: e.tile });
    case 'tileSpared':
      return t('court-event-tile-spared', { from: nameOf(e.from) });
    case 'lancelotSwapped':
      return t('court-event-lancelot-swapped', { name, opponent, ...swapData(t, [e.give], [e.take]) });
    case 'lancelotSkipped':
      return t('court-event-lancelot-skipped', { name, opponent });
    case 'favorMoved':
      return e.from === e.to
        ? t('court-event-favor-stays', { name: nameOf(e.to) })
        : t('court-event-favor-moved', { from: nameOf(e.from), to: nameOf(e.to) });
    case 'blackDieMoved':
      return t('court-event-black-die-moved', { character: e.character });
    case 'roundEnded':
      return t('court-event-round-ended', { round: e.round });
    case 'ended':
      return t('court-event-ended');
  }
}

/** What happened, oldest first, a sentence each. `names` by seat, ready to be shown as they are. */
export function eventSentences(t: Translate, all: readonly CourtEvent[], names: readonly string[]): string[] {
  return all.map((e) => eventSentence(t, e, (seat) => names[seat] ?? ''));
}

/** The same in few words, beside the picture of the table; nothing for what the next sentence says. */
function briefSentence(
  t: Translate,
  e: CourtEvent,
  before: CourtEvent | undefined,
  next: CourtEvent | undefined,
  nameOf: (seat: Seat) => string,
): string[] {
  const name = 'seat' in e ? nameOf(e.seat) : '';
  switch (e.type) {
    case 'bid':
      return [t('court-event-bid', { name, tiles: e.sum })];
    case 'passed':
      return [t('court-event-passed', { name })];
    case 'auctionWon':
      return next?.type === 'chose' ? [] : [t('court-brief-auction-won', { name, sum: e.sum })];
    case 'chose': {
      const chosen = { name, character: e.character };
      return before?.type === 'auctionWon'
        ? [t('court-brief-won-and-chose', { ...chosen, sum: before.sum })]
        : [t('court-brief-chose', chosen)];
    }
    case 'merlinSwapped':
      return e.give.length === 0
        ? [eventSentence(t, e, nameOf)]
        : [t('court-brief-merlin-swapped', { name, ...swapData(t, e.give, e.take) })];
    case 'aspirantsTaken': {
      const courtiers = courtierList(t, e.courtiers, 'court-some-object');
      return [t('court-brief-aspirants-taken', { name, courtiers })];
    }
    case 'refilled':
      return e.full && e.courtiers.length > 0
        ? [t('court-brief-refilled', { courtiers: courtierList(t, e.courtiers) })]
        : [eventSentence(t, e, nameOf)];
    case 'favorMoved':
      return e.from === e.to ? [] : [eventSentence(t, e, nameOf)];
    case 'blackDieMoved':
      return [t('court-brief-black-die-moved', { character: e.character })];
    default:
      return [eventSentence(t, e, nameOf)];
  }
}

/** The event of that index in few words. */
export const briefEvent = (
  t: Translate,
  all: readonly CourtEvent[],
  names: readonly string[],
  i: number,
): string[] => briefSentence(t, all[i]!, all[i - 1], all[i + 1], (seat) => names[seat] ?? '');

/** The same in few words; who gets a tile is said once. */
export const briefEvents = (t: Translate, all: readonly CourtEvent[], names: readonly string[]): string[] =>
  all.flatMap((e, i) => {
    const before = all[i - 1]?.type;
    return e.type === 'tileGiven' && (before === 'chose' || before === 'tileGiven')
      ? [t('court-brief-tile-given', { from: names[e.from] ?? '', tile: e.tile })]
      : briefEvent(t, all, names, i);
  });

/** What's to be decided. In an auction, who can't beat the highest bid only passes. */
export const decisionKind = ({ phase, forced, auction }: CourtView): CourtPhase | 'pass' =>
  phase === 'bid' && forced && auction?.bidder !== null ? 'pass' : phase;

/** Whether whoever opens is the last one who needs a character. */
export const bidsAlone = ({ auction }: CourtView): boolean =>
  auction !== null && auction.bidders.length + auction.passed.length === 1;

/** Above possible bids. */
export function bidsHeading(t: Translate, view: CourtView, possible: boolean): string {
  const sum = view.auction?.sum ?? 0;
  if (sum === 0) return t(bidsAlone(view) ? 'court-picture-choice-lone' : 'court-picture-choice-open');
  return possible ? t('court-picture-choice-beat', { sum }) : t('court-picture-choice-beaten', { sum });
}
