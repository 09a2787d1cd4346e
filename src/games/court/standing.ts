import type { Seat } from '../game.ts';
import { mayJesterJoin } from './assumptions.ts';
import { type Bag, countAt } from './bag.ts';
import { MERLIN_JESTERS, PAWN_STRENGTH } from './data.ts';
import { charactersOf } from './seats.ts';
import type { CourtState } from './state.ts';
import {
  type Character,
  COURTIERS,
  GROUPS,
  type GroupId,
  type GroupStanding,
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
