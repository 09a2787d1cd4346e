import type { Chance } from '../chance.ts';
import type { Seat, Step } from '../game.ts';
import { bid, pass } from './auction.ts';
import { admit } from './legal.ts';
import { choose, giveTile, refill, swapLancelot, swapMerlin, takeAspirant, takeAspirants } from './roles.ts';
import { rollDice, startCourtier } from './setup.ts';
import { type CourtState, type Draft, draftOf } from './state.ts';
import type { CourtAction, CourtEvent } from './types.ts';

/** Applies a legal action to the draft. */
function carryOut(draft: Draft, action: CourtAction, events: CourtEvent[]): void {
  switch (action.type) {
    case 'startCourtier':
      startCourtier(draft, action, events);
      break;
    case 'bid':
      bid(draft, action, events);
      break;
    case 'pass':
      pass(draft, events);
      break;
    case 'choose':
      choose(draft, action, events);
      break;
    case 'swapMerlin':
      swapMerlin(draft, action, events);
      break;
    case 'takeAspirants':
      takeAspirants(draft, action, events);
      break;
    case 'takeAspirant':
      takeAspirant(draft, action, events);
      break;
    case 'refill':
      refill(draft, action, events);
      break;
    case 'giveTile':
      giveTile(draft, action, events);
      break;
    case 'swapLancelot':
      swapLancelot(draft, action, events);
      break;
  }
}

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
