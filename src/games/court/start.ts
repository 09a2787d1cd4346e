import type { Seat } from '../game.ts';
import { FIRST_TO_START } from './assumptions.ts';
import { add, contains, EMPTY } from './bag.ts';
import { courtierBag } from './courtier-bag.ts';
import { ALL_COURTIERS, START_PURSE, START_TREASURY } from './data.ts';
import { leftOf } from './seats.ts';
import type { CourtState, Draft } from './state.ts';
import { type ActionOf, CHARACTERS, COURTIERS, type CourtAction, type CourtEvent } from './types.ts';

const STARTS = COURTIERS.map((courtier) => ({
  bag: courtierBag(courtier),
  action: Object.freeze({ type: 'startCourtier', courtier }) satisfies CourtAction,
}));

/** Section 2 up to the first decision; the dice are rolled once everyone has a starting courtier. */
export function setup(seats: number): CourtState {
  return {
    seats,
    turn: 0,
    round: 0,
    phase: 'startCourtier',
    actor: FIRST_TO_START,
    role: null,
    opponent: null,
    treasuries: Array<number>(seats).fill(START_TREASURY),
    courts: Array<number>(seats).fill(EMPTY),
    purses: CHARACTERS.map(() => START_PURSE),
    takenBy: CHARACTERS.map(() => null),
    row: EMPTY,
    peasantry: ALL_COURTIERS,
    favor: null,
    blackDie: null,
    opener: null,
    bid: EMPTY,
    bidder: null,
    passed: 0,
    lastRound: false,
    sizesByRound: [],
  };
}

export const legalStarts = (state: CourtState): CourtAction[] =>
  STARTS.filter(({ bag }) => contains(state.peasantry, bag)).map(({ action }) => action);

export function startCourtier(draft: Draft, action: ActionOf<'startCourtier'>, events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  const bag = courtierBag(action.courtier);
  draft.peasantry -= bag;
  add(draft.courts, seat, bag);
  events.push({ type: 'courtierTaken', seat, courtier: action.courtier });
  draft.actor = leftOf(draft, seat);
  if (draft.actor !== FIRST_TO_START) return;
  draft.actor = null;
  draft.phase = 'dice';
}
