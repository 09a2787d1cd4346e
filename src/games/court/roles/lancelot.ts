import type { Seat } from '../../game.ts';
import { mustLancelotSwap } from '../assumptions.ts';
import { add, type Bag, contains, remove } from '../bag.ts';
import { courtierBag } from '../courtier-bag.ts';
import { MAX_SEATS } from '../data.ts';
import { endRole } from '../round.ts';
import { leftOf, roleSeat } from '../seats.ts';
import type { CourtState, Draft } from '../state.ts';
import { type ActionOf, COURTIERS, type CourtAction, type CourtEvent } from '../types.ts';

/** Every swap of two different types, by opponent. */
const SWAPS = Array.from({ length: MAX_SEATS }, (_, opponent) =>
  COURTIERS.flatMap((give) =>
    COURTIERS.filter((take) => take !== give).map((take) => ({
      give: courtierBag(give),
      take: courtierBag(take),
      action: Object.freeze({ type: 'swapLancelot', opponent, give, take }) satisfies CourtAction,
    })),
  ),
);

export const beginLancelot = (draft: Draft, seat: Seat, events: CourtEvent[]): void =>
  nextOpponent(draft, leftOf(draft, seat), events);

/** Moves on to the first opponent clockwise from `first` who allows a swap; if there's none, the role ends. */
function nextOpponent(draft: Draft, first: Seat, events: CourtEvent[]): void {
  const seat = roleSeat(draft);
  for (let opponent = first; opponent !== seat; opponent = leftOf(draft, opponent)) {
    if (mustLancelotSwap(swapsWith(draft, seat, opponent).length)) {
      draft.phase = 'swapLancelot';
      draft.opponent = opponent;
      draft.actor = seat;
      return;
    }
    events.push({ type: 'lancelotSkipped', seat, opponent });
  }
  endRole(draft, events);
}

function swapsWith(state: CourtState, seat: Seat, opponent: Seat): CourtAction[] {
  const own = state.courts[seat] as Bag;
  const other = state.courts[opponent] as Bag;
  const legal: CourtAction[] = [];
  for (const { give, take, action } of SWAPS[opponent] ?? [])
    if (contains(own, give) && contains(other, take)) legal.push(action);
  return legal;
}

export const legalLancelotSwaps = (state: CourtState): CourtAction[] =>
  swapsWith(state, state.actor as Seat, state.opponent as Seat);

export function swapLancelot(draft: Draft, action: ActionOf<'swapLancelot'>, events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  const { opponent, give, take } = action;
  const gain = courtierBag(take) - courtierBag(give);
  add(draft.courts, seat, gain);
  remove(draft.courts, opponent, gain);
  events.push({ type: 'lancelotSwapped', seat, opponent, give, take });
  nextOpponent(draft, leftOf(draft, opponent), events);
}
