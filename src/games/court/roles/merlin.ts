import type { Seat } from '../../game.ts';
import { add, type Bag, contains } from '../bag.ts';
import { bagOfCourtiers, courtierBagsOf, courtiersOf } from '../courtier-bag.ts';
import { MERLIN_SWAPS } from '../data.ts';
import { endRole } from '../round.ts';
import type { CourtState, Draft } from '../state.ts';
import type { ActionOf, CourtAction, CourtEvent } from '../types.ts';

/** What the court can give, and all that it can take in return. */
interface Give {
  readonly give: Bag;
  readonly takes: readonly { readonly take: Bag; readonly action: CourtAction }[];
}

/** Every net result of up to three swaps, whatever the supply: equal numbers, no type on both sides. */
const SWAPS: readonly Give[] = Array.from({ length: MERLIN_SWAPS + 1 }, (_, size) =>
  courtierBagsOf(size),
).flatMap((bags) =>
  bags.map((give) => ({
    give,
    takes: bags
      .filter((take) => courtiersOf(take).every((courtier) => !courtiersOf(give).includes(courtier)))
      .map((take) => ({ take, action: swap(give, take) })),
  })),
);

function swap(give: Bag, take: Bag): CourtAction {
  return Object.freeze({ type: 'swapMerlin', give: courtiersOf(give), take: courtiersOf(take) });
}

export function beginMerlin(draft: Draft, seat: Seat): void {
  draft.phase = 'swapMerlin';
  draft.actor = seat;
}

/** The empty swap comes first. */
export function legalMerlinSwaps(state: CourtState): CourtAction[] {
  const court = state.courts[state.actor as Seat] as Bag;
  const legal: CourtAction[] = [];
  for (const { give, takes } of SWAPS)
    if (contains(court, give))
      for (const { take, action } of takes) if (contains(state.row, take)) legal.push(action);
  return legal;
}

export function swapMerlin(draft: Draft, action: ActionOf<'swapMerlin'>, events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  const gain = bagOfCourtiers(action.take) - bagOfCourtiers(action.give);
  add(draft.courts, seat, gain);
  draft.row -= gain;
  events.push({ type: 'merlinSwapped', seat, give: action.give, take: action.take });
  endRole(draft, events);
}
