import type { Seat } from '../../game.ts';
import { arthursTileChooser } from '../assumptions.ts';
import { add, type Bag, contains, remove, sizeOf } from '../bag.ts';
import { endRole } from '../round.ts';
import { leftOf, roleSeat } from '../seats.ts';
import type { CourtState, Draft } from '../state.ts';
import { tileBag } from '../tile-bag.ts';
import { type ActionOf, type CourtAction, type CourtEvent, TILES } from '../types.ts';

const GIFTS = TILES.map((tile) => ({
  bag: tileBag(tile),
  action: Object.freeze({ type: 'giveTile', tile }) satisfies CourtAction,
}));

export const beginArthur = (draft: Draft, seat: Seat, events: CourtEvent[]): void =>
  nextGiver(draft, leftOf(draft, seat), events);

/** Moves on to the first seat clockwise from `first` with a tile to spare; if there's none, the role ends. */
function nextGiver(draft: Draft, first: Seat, events: CourtEvent[]): void {
  const arthur = roleSeat(draft);
  for (let giver = first; giver !== arthur; giver = leftOf(draft, giver)) {
    if (sizeOf(draft.treasuries[giver] as Bag) > 1) {
      draft.phase = 'giveTile';
      draft.opponent = giver;
      draft.actor = arthursTileChooser(arthur, giver);
      return;
    }
    events.push({ type: 'tileSpared', from: giver, to: arthur });
  }
  endRole(draft, events);
}

export function legalGifts(state: CourtState): CourtAction[] {
  const treasury = state.treasuries[state.opponent as Seat] as Bag;
  const legal: CourtAction[] = [];
  for (const { bag, action } of GIFTS) if (contains(treasury, bag)) legal.push(action);
  return legal;
}

export function giveTile(draft: Draft, { tile }: ActionOf<'giveTile'>, events: CourtEvent[]): void {
  const from = draft.opponent as Seat;
  const to = roleSeat(draft);
  remove(draft.treasuries, from, tileBag(tile));
  add(draft.treasuries, to, tileBag(tile));
  events.push({ type: 'tileGiven', from, to, tile });
  nextGiver(draft, leftOf(draft, from), events);
}
