import type { Chance } from '../chance.ts';
import type { Seat, Step } from '../game.ts';
import { bid, pass } from './auction.ts';
import { choose } from './choose.ts';
import { castDice } from './dice.ts';
import { admit } from './legal.ts';
import { giveTile } from './roles/arthur.ts';
import { refill, takeAspirant, takeAspirants } from './roles/guinevere.ts';
import { swapLancelot } from './roles/lancelot.ts';
import { swapMerlin } from './roles/merlin.ts';
import { startCourtier } from './start.ts';
import { type CourtState, type Draft, draftOf } from './state.ts';
import type { CourtAction, CourtEvent } from './types.ts';

/** Carries out one action; only the last starting courtier calls for chance. */
export function play(
  state: CourtState,
  seat: Seat,
  action: CourtAction,
  chance: Chance,
): Step<CourtState, CourtEvent> {
  const events: CourtEvent[] = [];
  const draft = perform(state, seat, action, events);
  const revealed = draft.phase === 'dice';
  if (revealed) {
    castDice(draft, chance, events);
    draft.turn++;
  }
  return { state: draft, events, revealed };
}

/** All of an action that hangs on no dice. */
export function perform(state: CourtState, seat: Seat, action: CourtAction, events: CourtEvent[]): Draft {
  const known = admit(state, seat, action);
  const draft = draftOf(state);
  carryOut(draft, known, events);
  if (endsTurn(known, draft)) draft.turn++;
  return draft;
}

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

/** A turn is the starting courtiers with the dice, an auction with the choice, or a role that had decisions. */
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
