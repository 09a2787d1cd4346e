import type { Seat } from '../game.ts';
import { aheadInTotalTie, favorAtRoundEnd, mayJesterJoin } from './assumptions.ts';
import { type Bag, countAt, MERLIN_JESTERS, PAWN_STRENGTH } from './data.ts';
import { type CourtState, charactersOf, holderOf } from './state.ts';
import {
  type Character,
  COURTIERS,
  GROUPS,
  type GroupId,
  type GroupStanding,
  type Sizes,
  type Standing,
} from './types.ts';

const GROUP_OF: Readonly<Record<Character, GroupId | null>> = {
  merlin: null,
  guinevere: 'maiden',
  arthur: 'guard',
  lancelot: 'knight',
};

/**
 * How the court scores with these characters (section 4). Each jester joins the smallest group open to it,
 * or the first of several: that makes the smallest group as large as possible, then the middle one, then
 * the largest.
 */
export function standing(court: Bag, characters: readonly Character[]): Standing {
  const merlin = characters.includes('merlin');
  const groups = GROUPS.map((group) => {
    const courtiers = countAt(court, COURTIERS.indexOf(group));
    const pawn: 0 | 2 = characters.some((character) => GROUP_OF[character] === group) ? PAWN_STRENGTH : 0;
    const open = merlin || mayJesterJoin(courtiers, pawn);
    return { courtiers, pawn, open, jesters: 0, size: courtiers + pawn };
  });
  const jesters = countAt(court, COURTIERS.indexOf('jester')) + (merlin ? MERLIN_JESTERS : 0);
  const joinable = groups.filter((group) => group.open);
  for (let i = 0; i < jesters && joinable.length > 0; i++) {
    const smallest = joinable.reduce((least, group) => (group.size < least.size ? group : least));
    smallest.jesters++;
    smallest.size++;
  }
  const [maiden, guard, knight] = groups.map(
    ({ courtiers, pawn, jesters, size }): GroupStanding => ({ courtiers, pawn, jesters, size }),
  ) as [GroupStanding, GroupStanding, GroupStanding];
  const [min, mid, max] = groups.map((group) => group.size).sort((a, b) => a - b) as [number, number, number];
  return {
    groups: { maiden, guard, knight },
    jesters,
    idleJesters: joinable.length > 0 ? 0 : jesters,
    sizes: [min, mid, max],
  };
}

/** How the seat's court scores with its current characters. */
export const standingOf = (state: CourtState, seat: Seat): Standing =>
  standing(state.courts[seat] as Bag, charactersOf(state, seat));

/** How the court scores once its characters have gone back. */
export const lasting = (court: Bag): Standing => standing(court, []);

/** Current group sizes by seat. */
export const sizesNow = (state: CourtState): Sizes[] =>
  state.courts.map((_, seat) => standingOf(state, seat).sizes);

/** Places by seat: by smallest group, then middle, then largest, then the King's Favor. */
export function rank(sizes: readonly Sizes[], favor: Seat | null): number[] {
  const isAhead = (a: Seat, b: Seat): boolean => {
    const [mine, other] = [sizes[a] as Sizes, sizes[b] as Sizes];
    const differs = mine.findIndex((size, at) => size !== other[at]);
    if (differs < 0) return aheadInTotalTie(a, favor);
    return (mine[differs] as number) > (other[differs] as number);
  };
  return sizes.map(
    (_, seat) => 1 + sizes.filter((_, other) => other !== seat && isAhead(other, seat)).length,
  );
}

/** Places by seat if the round and the game ended now. */
export const placesNow = (state: CourtState): number[] =>
  rank(sizesNow(state), favorAtRoundEnd(state.favor, holderOf(state, 'arthur')));
