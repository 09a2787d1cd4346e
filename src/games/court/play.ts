import type { Chance } from '../chance.ts';
import type { Seat, Step } from '../game.ts';
import { admit } from './admit.ts';
import { carryOut } from './carry-out.ts';
import { rollDice } from './dice.ts';
import { type CourtState, type Draft, draftOf } from './state.ts';
import type { CourtAction, CourtEvent } from './types.ts';

/**
 * Plays one action; only the last starting courtier uses chance.
 * @throws IllegalAction `unknownSeat`, `gameOver`, `notYourTurn`, and `illegalAction` with a `reason`
 */
export function play(
  state: CourtState,
  seat: Seat,
  action: CourtAction,
  chance: Chance,
): Step<CourtState, CourtEvent> {
  const events: CourtEvent[] = [];
  const draft = playWithoutDice(state, seat, action, events);
  const revealed = draft.phase === 'dice';
  if (revealed) {
    rollDice(draft, chance, events);
    draft.turn++;
  }
  return { state: draft, events, revealed };
}

/** Everything an action does before any dice are rolled. */
export function playWithoutDice(
  state: CourtState,
  seat: Seat,
  action: CourtAction,
  events: CourtEvent[],
): Draft {
  const known = admit(state, seat, action);
  const draft = draftOf(state);
  carryOut(draft, known, events);
  if (endsTurn(known, draft)) draft.turn++;
  return draft;
}

/** A turn is the starting courtiers with the dice, an auction with its choice, or a role that needs decisions. */
function endsTurn(action: CourtAction, after: Draft): boolean {
  switch (action.type) {
    case 'startCourtier':
    case 'bid':
    case 'pass':
      return false;
    case 'choose':
      return true;
    default:
      return after.role === null;
  }
}
