import {
  type Character,
  COURTIERS,
  type CourtEvent,
  type Courtier,
  type CourtPhase,
  type CourtView,
  GROUPS,
  type GroupId,
  type GroupStanding,
  type Sizes,
  type Standing,
  type Tile,
} from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Say } from '../../src/i18n/fluent/say.ts';
import { isAny, nextFavor, type Wanted } from './sheet.ts';

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

/** Whether a seat has the King's Favor, or gets it at the round's end. */
export type FavorHeld = 'yes' | 'next' | 'no';

export function favorOf(view: CourtView, seat: Seat): FavorHeld {
  if (view.favor === seat) return 'yes';
  return nextFavor(view) === seat ? 'next' : 'no';
}

export const playerWords = (
  say: Say,
  name: string,
  emblem: string,
  place: number,
  characters: readonly string[],
  left: number,
  favor: FavorHeld,
): string =>
  say('court-picture-text-player', {
    name,
    emblem,
    place,
    characters,
    any: yesNo(characters.length > 0),
    left,
    favor,
  });

/** Tiles by value: "3+4+4". */
export const tileWords = (say: Say, all: readonly Tile[]): string =>
  all.length === 0 ? say('court-no-tiles') : all.join('+');

/** Tiles and what they come to: "4+5 = 9", or "5" for one. */
export const paidWords = (say: Say, all: readonly Tile[]): string =>
  all.length < 2
    ? tileWords(say, all)
    : say('court-tiles-sum', {
        tiles: tileWords(say, all),
        sum: all.reduce<number>((sum, tile) => sum + tile, 0),
      });

export const countsWords = (say: Say, bag: Readonly<Record<Courtier, number>>): string =>
  COURTIERS.map((id) => say('court-counted', { courtier: id, count: bag[id] })).join(say('court-separator'));

/** The group that Merlin has joined counts him as one of its jesters. */
const groupWords = (
  say: Say,
  id: GroupId,
  { courtiers, pawn, jesters, size }: GroupStanding,
  merlin: 0 | 1,
): string =>
  pawn > 0 || jesters > 0
    ? say('court-picture-text-group-mixed', {
        ...{ group: id, size, courtiers, pawn, merlin },
        jesters: jesters - merlin,
      })
    : say('court-picture-text-group', { group: id, size });

export const standingWords = (
  say: Say,
  { groups, jesters, idleJesters: idle, sizes }: Standing,
  merlin: GroupId | undefined,
): string =>
  ` ${say('court-picture-text-groups', {
    sizes: sizesText(sizes),
    groups: GROUPS.map((id) => groupWords(say, id, groups[id], id === merlin ? 1 : 0)).join(
      say('court-separator'),
    ),
    jesters,
    idle,
  })}`;

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

/** One thing that happened, as a sentence. */
function eventSentence(say: Say, e: CourtEvent, nameOf: (seat: Seat) => string): string {
  switch (e.type) {
    case 'courtierTaken':
      return say('court-event-courtier-taken', { name: nameOf(e.seat), courtier: e.courtier, count: 1 });
    case 'rowLaid':
      return say('court-event-row-laid', { courtiers: courtierWords(say, e.row) });
    case 'favorRolled':
      return say('court-event-favor-rolled', { name: nameOf(e.seat) });
    case 'bid':
      return say('court-event-bid', { name: nameOf(e.seat), tiles: paidWords(say, e.tiles) });
    case 'passed':
      return e.unbeaten === null
        ? say('court-event-passed', { name: nameOf(e.seat) })
        : say('court-event-passed-unbeaten', { name: nameOf(e.seat), sum: e.unbeaten });
    case 'auctionWon':
      return say('court-event-auction-won', { name: nameOf(e.seat), sum: e.sum });
    case 'chose':
      return say('court-event-chose', {
        name: nameOf(e.seat),
        character: e.character,
        paid: paidWords(say, e.paid),
        received: paidWords(say, e.received),
      });
    case 'merlinSwapped': {
      const name = nameOf(e.seat);
      return e.give.length === 0
        ? say('court-event-merlin-swapped-nothing', { name })
        : say('court-event-merlin-swapped', {
            name,
            give: courtierWords(say, e.give, 'court-some-object'),
            take: courtierWords(say, e.take, 'court-some-for'),
          });
    }
    case 'aspirantsTaken':
      return say('court-event-aspirants-taken', {
        name: nameOf(e.seat),
        courtiers: courtierWords(say, e.courtiers, 'court-some-object'),
      });
    case 'refilled': {
      const name = nameOf(e.seat);
      if (e.courtiers.length === 0) return say('court-event-refilled-nobody', { name });
      const row = { name, courtiers: courtierWords(say, e.courtiers) };
      return e.full ? say('court-event-refilled', row) : say('court-event-refilled-last', row);
    }
    case 'tileGiven':
      return say('court-event-tile-given', { from: nameOf(e.from), to: nameOf(e.to), tile: e.tile });
    case 'tileSpared':
      return say('court-event-tile-spared', { from: nameOf(e.from) });
    case 'lancelotSwapped':
      return say('court-event-lancelot-swapped', {
        name: nameOf(e.seat),
        opponent: nameOf(e.opponent),
        give: courtierWords(say, [e.give], 'court-some-object'),
        take: courtierWords(say, [e.take], 'court-some-for'),
      });
    case 'lancelotSkipped':
      return say('court-event-lancelot-skipped', { name: nameOf(e.seat), opponent: nameOf(e.opponent) });
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
  switch (e.type) {
    case 'bid':
      return [say('court-event-bid', { name: nameOf(e.seat), tiles: e.sum })];
    case 'passed':
      return [say('court-event-passed', { name: nameOf(e.seat) })];
    case 'auctionWon':
      return next?.type === 'chose'
        ? []
        : [say('court-brief-auction-won', { name: nameOf(e.seat), sum: e.sum })];
    case 'chose': {
      const chosen = { name: nameOf(e.seat), character: e.character };
      return before?.type === 'auctionWon'
        ? [say('court-brief-won-and-chose', { ...chosen, sum: before.sum })]
        : [say('court-brief-chose', chosen)];
    }
    case 'merlinSwapped':
      return e.give.length === 0
        ? [eventSentence(say, e, nameOf)]
        : [
            say('court-brief-merlin-swapped', {
              name: nameOf(e.seat),
              give: courtierWords(say, e.give, 'court-some-object'),
              take: courtierWords(say, e.take, 'court-some-for'),
            }),
          ];
    case 'aspirantsTaken':
      return [
        say('court-brief-aspirants-taken', {
          name: nameOf(e.seat),
          courtiers: courtierWords(say, e.courtiers, 'court-some-object'),
        }),
      ];
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

export function roleWords(
  say: Say,
  character: string,
  name: string,
  opponent: string | null,
  others: readonly string[],
): string {
  const now =
    opponent === null
      ? say('court-picture-alt-role', { character, name })
      : say('court-picture-alt-role-with', { character, name, opponent });
  return others.length === 0 ? now : `${now} ${say('court-picture-alt-to-come', { names: others })}`;
}

export function auctionWords(
  say: Say,
  opener: string,
  bidder: string | null,
  bid: readonly Tile[],
  bidders: readonly string[],
  passed: readonly string[],
): string {
  const still = { opener, bidders };
  const now =
    bidder === null
      ? say('court-picture-alt-no-bid', still)
      : say('court-picture-alt-bid', { ...still, bidder, bid: paidWords(say, bid) });
  return passed.length === 0 ? now : `${now} ${say('court-picture-alt-passed', { names: passed })}`;
}

/** A sentence and, if there is one, the hint for the phase. */
export const hinted = (sentence: string, hint: string): string =>
  hint === '' ? sentence : `${sentence} ${hint}`;

/** What's to be decided. In an auction, who can't beat the highest bid only passes. */
export const doingOf = ({ phase, forced, auction }: CourtView): CourtPhase | 'pass' =>
  phase === 'bid' && forced && auction?.bidder !== null ? 'pass' : phase;

export const toActWords = (say: Say, name: string, view: CourtView): string =>
  view.forced
    ? say('court-picture-alt-to-act-forced', { name, phase: doingOf(view) })
    : say('court-picture-alt-to-act', { name, phase: doingOf(view) });

export const characterWords = (
  say: Say,
  name: string,
  purse: readonly Tile[],
  taker: string | null,
  die: boolean,
): string =>
  say('court-picture-alt-character', {
    name,
    purse: tileWords(say, purse),
    taken: yesNo(taker !== null),
    taker: taker ?? '',
    die: yesNo(die),
  });

/** What a character does and counts as. */
export const powerWords = (say: Say, character: Character, courtier: Courtier, members: number): string =>
  say('court-picture-text-ability', {
    ability: abilityWords(say, character).join(' '),
    courtier,
    count: members,
  });

export const peasantryWords = (say: Say, bag: Readonly<Record<Courtier, number>>): string =>
  say('court-picture-text-peasantry', {
    sum: COURTIERS.reduce((sum, id) => sum + bag[id], 0),
    counts: countsWords(say, bag),
  });

/** What a character would do now: `givers` opponents have two tiles or more, Merlin can make `swaps`, and Arthur `keeps` the Favor. */
export function doesWords(
  say: Say,
  character: Character,
  { givers, opponents, swaps, keeps }: { givers: number; opponents: number; swaps: boolean; keeps: boolean },
): string {
  switch (character) {
    case 'merlin':
      return say('court-picture-choice-does-merlin', { possible: yesNo(swaps) });
    case 'guinevere':
      return say('court-picture-choice-does-guinevere');
    case 'arthur':
      return say('court-picture-choice-does-arthur', { givers, keeps: yesNo(keeps) });
    case 'lancelot':
      return say('court-picture-choice-does-lancelot', { opponents });
  }
}

/** Whether whoever opens is the last one who needs a character. */
export const bidsAlone = ({ auction }: CourtView): boolean =>
  auction !== null && auction.bidders.length + auction.passed.length === 1;

/** Above possible bids. */
export function bidsWords(say: Say, view: CourtView, possible: boolean): string {
  const sum = view.auction?.sum ?? 0;
  if (sum === 0) return say(bidsAlone(view) ? 'court-picture-choice-lone' : 'court-picture-choice-open');
  return possible ? say('court-picture-choice-beat', { sum }) : say('court-picture-choice-beaten', { sum });
}

export const winnersWords = (say: Say, names: string, shared: boolean): string =>
  shared ? say('court-picture-alt-winners', { names }) : say('court-picture-alt-winner', { names });
