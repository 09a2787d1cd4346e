import { sizeOf } from './bag.ts';
import { forcedCharacter } from './choose.ts';
import { hasBlackDie, peasantryAtStart, rowSize } from './data.ts';
import { holderOf, quotaLeft } from './seats.ts';
import type { CourtState } from './state.ts';

/** Refills left, including the one that ends the game; 0 after that one. */
function refillsLeft(state: CourtState): number {
  if (state.lastRound) return 0;
  const peasantry = state.round === 0 ? peasantryAtStart(state.seats) : sizeOf(state.peasantry);
  return Math.floor(peasantry / rowSize(state.seats)) + 1;
}

/**
 * Minimum and maximum length of the game in rounds. Guinevere acts once a round if every character is
 * taken. With the black die she can be left over, but not twice in a row, because the die is then on her.
 */
export function gameLength(state: CourtState): { readonly min: number; readonly max: number } {
  const before = Math.max(state.round, 1) - 1;
  const refills = refillsLeft(state);
  const taken = holderOf(state, 'guinevere') !== null;
  const refilled = taken && state.role !== 'guinevere';
  if (refilled) return { min: before + 1 + refills, max: before + 1 + refills * roundsPerRefill(state) };
  if (taken || !hasBlackDie(state.seats) || state.blackDie === 'guinevere')
    return { min: before + refills, max: before + 1 + (refills - 1) * roundsPerRefill(state) };
  const allChosen = state.treasuries.every((_, seat) => quotaLeft(state, seat) === 0);
  const leftOver = allChosen || forcedCharacter(state) !== null;
  return { min: before + refills + (leftOver ? 1 : 0), max: before + refills * roundsPerRefill(state) };
}

const roundsPerRefill = (state: CourtState): number => (hasBlackDie(state.seats) ? 2 : 1);
