import {
  type Character,
  COURTIERS,
  type Courtier,
  type CourtView,
  type Sizes,
  type Tile,
} from '../../games/court/types.ts';
import type { Say } from '../fluent/say.ts';
import { court } from './court.ts';

const sumOf = (all: readonly Tile[]): number => all.reduce<number>((total, tile) => total + tile, 0);
const sizesOf = (of: Sizes): string => of.join('/');
const one = (courtier: Courtier) => ({ courtier, count: 1 });

/** Labels, questions and help of King Arthur's Court. Names come ready to be shown. */
export const courtTable = (say: Say) => ({
  /** What decides between equal scores. */
  tieBreak: (of: Sizes, favor: boolean): string =>
    say('court-table-tie-break', { sizes: sizesOf(of), favor: favor ? 'yes' : 'no' }),
  label: labelBy(say),
  prompt: promptBy(say),
  sets: setsBy(say),
  standing: standingBy(say),
  /** Courtiers by type: "2 jesters, 1 maiden". */
  counts: (bag: Readonly<Record<Courtier, number>>): string => {
    const { counted } = court(say);
    const parts = COURTIERS.filter((id) => bag[id] > 0).map((id) => counted(id, bag[id]));
    return parts.length > 0 ? parts.join(say('court-separator')) : say('court-empty');
  },
});

function labelBy(say: Say) {
  const { courtiers, courtiersAsObject, courtiersFor, tiles } = court(say);
  const change = (from: Sizes, to: Sizes): string =>
    sizesOf(from) === sizesOf(to)
      ? say('court-table-change-none', { sizes: sizesOf(to) })
      : say('court-table-change', { from: sizesOf(from), to: sizesOf(to) });
  return {
    courtier: (id: Courtier): string => say('court-table-courtier', one(id)),
    give: (id: Courtier): string => say('court-table-give', one(id)),
    take: (id: Courtier): string => say('court-table-take', one(id)),

    start: (id: Courtier): string => say('court-table-start', one(id)),
    bid: (all: readonly Tile[]): string =>
      all.length > 1
        ? say('court-table-bid-tiles', { sum: sumOf(all), tiles: tiles(all) })
        : say('court-table-bid', { sum: sumOf(all) }),
    choose: (character: Character, purse: readonly Tile[], does: string): string =>
      say('court-table-choose', { character, purse: tiles(purse), does }),
    swap: (give: readonly Courtier[], take: readonly Courtier[], after: Sizes): string =>
      give.length === 0
        ? say('court-table-swap-nothing', { sizes: sizesOf(after) })
        : say('court-table-swap', {
            give: courtiersAsObject(give),
            take: courtiersFor(take),
            sizes: sizesOf(after),
          }),
    aspirants: (all: readonly Courtier[], after: Sizes): string =>
      say('court-table-aspirants', { courtiers: courtiersAsObject(all), sizes: sizesOf(after) }),
    refill: (all: readonly Courtier[]): string => say('court-table-refill', { courtiers: courtiers(all) }),
    keeps: (all: readonly Tile[]): string => say('court-table-keeps', { tiles: tiles(all) }),
    takes: (id: Courtier, after: Sizes): string =>
      say('court-table-takes', { ...one(id), sizes: sizesOf(after) }),
    theirs: (name: string, before: Sizes, after: Sizes): string =>
      say('court-table-theirs', { name, change: change(before, after) }),
    change,
  };
}

function promptBy(say: Say) {
  const { courtiersAsObject, paid, tiles } = court(say);
  return {
    open: (own: readonly Tile[]): string => say('court-table-prompt-open', { tiles: tiles(own) }),
    raise: (name: string, bid: readonly Tile[], own: readonly Tile[]): string =>
      say('court-table-prompt-raise', { name, sum: sumOf(bid), bid: paid(bid), tiles: tiles(own) }),
    choose: (bid: readonly Tile[], now: Sizes): string =>
      say('court-table-prompt-choose', { bid: paid(bid), sizes: sizesOf(now) }),
    merlin: (most: number, own: string, now: Sizes): string =>
      say('court-table-prompt-merlin', { most, own, sizes: sizesOf(now) }),
    aspirants: (row: readonly Courtier[], now: Sizes): string =>
      say('court-table-prompt-aspirants', { row: courtiersAsObject(row), sizes: sizesOf(now) }),
    aspirant: (row: readonly Courtier[], now: Sizes): string =>
      say('court-table-prompt-aspirant', { row: courtiersAsObject(row), sizes: sizesOf(now) }),
    give: (name: string, own: readonly Tile[]): string =>
      say('court-table-prompt-give', { name, tiles: tiles(own) }),
    lancelot: (name: string, own: string, theirs: string, now: Sizes): string =>
      say('court-table-prompt-lancelot', { name, own, theirs, sizes: sizesOf(now) }),
    lancelotTake: (name: string, give: Courtier): string =>
      say('court-table-prompt-lancelot-take', { name, ...one(give) }),
  };
}

/** What a menu for several parts asks for, and why a choice from it can't be played. */
function setsBy(say: Say) {
  const { courtiersAsObject, paid } = court(say);
  return {
    lowBid: (all: readonly Tile[], current: number): string =>
      say('court-table-sets-low-bid', { tiles: paid(all), sum: current }),
    badSwap: (give: readonly Courtier[], take: readonly Courtier[]): string =>
      give.length === take.length
        ? say('court-table-sets-same-types', {
            give: courtiersAsObject(give),
            take: courtiersAsObject(take),
          })
        : say('court-table-sets-unequal', { give: give.length, take: take.length }),
  };
}

function standingBy(say: Say) {
  const { paid } = court(say);
  return {
    round: ({ round, rounds, lastRound }: Pick<CourtView, 'round' | 'rounds' | 'lastRound'>): string => {
      if (lastRound) return say('court-table-standing-last', { round });
      const { min, max } = rounds;
      const length = min === max ? max : say('court-table-standing-rounds', { min, max });
      return say('court-table-standing-round', { round, rounds: length });
    },
    groups: (name: string, of: Sizes): string =>
      say('court-table-standing-groups', { name, sizes: sizesOf(of) }),
    bid: (name: string, all: readonly Tile[]): string =>
      say('court-table-standing-bid', { name, tiles: paid(all) }),
    won: (name: string, all: readonly Tile[]): string =>
      say('court-table-standing-won', { name, tiles: paid(all) }),
  };
}
