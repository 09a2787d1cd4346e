import type { Seat } from '../../game.ts';
import { add, type Bag, contains } from '../bag.ts';
import { bagOfCourtiers, courtierBag, courtierBagsOf, courtiersOf } from '../courtier-bag.ts';
import { GUINEVERE_ASPIRANTS } from '../data.ts';
import { leftOf, roleSeat } from '../seats.ts';
import type { CourtState, Draft } from '../state.ts';
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

function within(choices: readonly Choice[], row: Bag): CourtAction[] {
  const legal: CourtAction[] = [];
  for (const { bag, action } of choices) if (contains(row, bag)) legal.push(action);
  return legal;
}

export function beginGuinevere(draft: Draft, seat: Seat): void {
  draft.phase = 'takeAspirants';
  draft.actor = seat;
}

export const legalAspirantPairs = (state: CourtState): CourtAction[] => within(TWO, state.row);
export const legalAspirants = (state: CourtState): CourtAction[] => within(ONE, state.row);

export const takeAspirants = (draft: Draft, action: ActionOf<'takeAspirants'>, events: CourtEvent[]): void =>
  take(draft, action.courtiers, events);
export const takeAspirant = (draft: Draft, action: ActionOf<'takeAspirant'>, events: CourtEvent[]): void =>
  take(draft, [action.courtier], events);

/** Each other player takes one, clockwise from Guinevere's left; then her player refills the row. */
function take(draft: Draft, courtiers: readonly Courtier[], events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  const taken = bagOfCourtiers(courtiers);
  add(draft.courts, seat, taken);
  draft.row -= taken;
  events.push({ type: 'aspirantsTaken', seat, courtiers });
  draft.actor = leftOf(draft, seat);
  draft.phase = draft.actor === roleSeat(draft) ? 'refill' : 'takeAspirant';
}
