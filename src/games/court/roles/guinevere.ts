import type { Seat } from '../../game.ts';
import {
  type Bag,
  bagOfCourtiers,
  contains,
  courtierBag,
  courtierBagsOf,
  courtiersOf,
  sizeOf,
} from '../bag.ts';
import { GUINEVERE_ASPIRANTS, MAX_SEATS, rowSize } from '../data.ts';
import { endRole } from '../round.ts';
import { add, type CourtState, type Draft, leftOf, roleSeat } from '../state.ts';
import { type ActionOf, COURTIERS, type CourtAction, type CourtEvent, type Courtier } from '../types.ts';

interface Choice {
  readonly bag: Bag;
  readonly action: CourtAction;
}

const choice = (bag: Bag, action: CourtAction): Choice => ({ bag, action: Object.freeze(action) });

const TWO = courtierBagsOf(GUINEVERE_ASPIRANTS).map((bag) =>
  choice(bag, { type: 'takeAspirants', courtiers: courtiersOf(bag) }),
);
const ONE = COURTIERS.map((courtier) => choice(courtierBag(courtier), { type: 'takeAspirant', courtier }));
/** By number of courtiers. */
const REFILLS = Array.from({ length: rowSize(MAX_SEATS) + 1 }, (_, size) =>
  courtierBagsOf(size).map((bag) => choice(bag, { type: 'refill', courtiers: courtiersOf(bag) })),
);

function within(choices: readonly Choice[], supply: Bag): CourtAction[] {
  const legal: CourtAction[] = [];
  for (const { bag, action } of choices) if (contains(supply, bag)) legal.push(action);
  return legal;
}

export function beginGuinevere(draft: Draft, seat: Seat): void {
  draft.phase = 'takeAspirants';
  draft.actor = seat;
}

export const legalAspirantPairs = (state: CourtState): CourtAction[] => within(TWO, state.row);
export const legalAspirants = (state: CourtState): CourtAction[] => within(ONE, state.row);

/** How many courtiers the new row gets. */
export const refillSize = (state: CourtState): number =>
  Math.min(rowSize(state.seats), sizeOf(state.peasantry));
export const legalRefills = (state: CourtState): CourtAction[] =>
  within(REFILLS[refillSize(state)] as Choice[], state.peasantry);

export const takeAspirants = (draft: Draft, action: ActionOf<'takeAspirants'>, events: CourtEvent[]): void =>
  take(draft, action.courtiers, events);
export const takeAspirant = (draft: Draft, action: ActionOf<'takeAspirant'>, events: CourtEvent[]): void =>
  take(draft, [action.courtier], events);

/** Each other player takes one, clockwise from Guinevere's left; then it is hers to refill the row. */
function take(draft: Draft, courtiers: readonly Courtier[], events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  const taken = bagOfCourtiers(courtiers);
  add(draft.courts, seat, taken);
  draft.row -= taken;
  events.push({ type: 'aspirantsTaken', seat, courtiers });
  draft.actor = leftOf(draft, seat);
  draft.phase = draft.actor === roleSeat(draft) ? 'refill' : 'takeAspirant';
}

export function refill(draft: Draft, action: ActionOf<'refill'>, events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  const { courtiers } = action;
  const full = courtiers.length === rowSize(draft.seats);
  if (!full) draft.lastRound = true;
  draft.row = bagOfCourtiers(courtiers);
  draft.peasantry -= draft.row;
  events.push({ type: 'refilled', seat, courtiers, full });
  endRole(draft, events);
}
