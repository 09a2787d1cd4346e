import { sumOfTiles } from '../../games/court/bags.ts';
import { type CourtState, characterIndex } from '../../games/court/state.ts';
import type { Character } from '../../games/court/types.ts';
import { NOBODY } from '../search/position.ts';
import { NONE } from './board.ts';
import { PHASE_NUMBERS } from './phases.ts';
import { CourtPosition, type Dice } from './position.ts';

/**
 * The position of a state.
 * @throws Error in the phase `dice`, in which nobody decides
 */
export function fromState(state: CourtState, dice: Dice): CourtPosition {
  if (state.phase === 'dice') throw new Error('the dice are about to be rolled');
  const position = new CourtPosition(state.seats, dice);
  position.phase = PHASE_NUMBERS[state.phase];
  position.actor = state.actor ?? NOBODY;
  position.role = indexOf(state.role);
  position.opponent = state.opponent ?? NONE;
  position.courts.set(state.courts);
  position.treasuries.set(state.treasuries);
  position.purses.set(state.purses);
  for (const [character, seat] of state.takenBy.entries()) {
    if (seat === null) continue;
    position.held[seat]! |= 1 << character;
    position.taken |= 1 << character;
  }
  position.row = state.row;
  position.peasantry = state.peasantry;
  position.favor = state.favor ?? NONE;
  position.blackDie = indexOf(state.blackDie);
  position.opener = state.opener ?? NONE;
  position.bid = state.bid;
  position.bidSum = sumOfTiles(state.bid);
  position.bidder = state.bidder ?? NONE;
  position.passed = state.passed;
  position.round = state.round;
  position.lastRound = state.lastRound;
  return position;
}

const indexOf = (character: Character | null): number =>
  character === null ? NONE : characterIndex(character);
