import type { Seat } from '../../game.ts';
import { type Bag, contains, sizeOf } from '../bag.ts';
import { bagOfCourtiers, courtierBagsOf, courtiersOf } from '../courtier-bag.ts';
import { MAX_SEATS, rowSize } from '../data.ts';
import { endRole } from '../round.ts';
import type { CourtState, Draft } from '../state.ts';
import type { ActionOf, CourtAction, CourtEvent } from '../types.ts';

interface Refill {
  readonly bag: Bag;
  readonly action: CourtAction;
}

/** By number of courtiers. */
const REFILLS: readonly (readonly Refill[])[] = Array.from({ length: rowSize(MAX_SEATS) + 1 }, (_, size) =>
  courtierBagsOf(size).map((bag) => ({
    bag,
    action: Object.freeze({ type: 'refill', courtiers: courtiersOf(bag) }),
  })),
);

/** How many courtiers the new row gets. */
export const refillSize = (state: CourtState): number =>
  Math.min(rowSize(state.seats), sizeOf(state.peasantry));

export function legalRefills(state: CourtState): CourtAction[] {
  const legal: CourtAction[] = [];
  for (const { bag, action } of REFILLS[refillSize(state)] as readonly Refill[])
    if (contains(state.peasantry, bag)) legal.push(action);
  return legal;
}

/** Guinevere's player lays the new row; if the peasantry can't fill it, this is the last round. */
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
