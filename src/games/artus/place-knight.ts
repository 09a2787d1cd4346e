import type { Seat } from '../game.ts';
import { EMPTY, knightCode } from './figures.ts';
import { checkChair, checkFieldCount, refuse } from './refuse.ts';
import { type ArtusPlayer, replacePlayer, type StateDraft } from './state.ts';
import { endPlacement } from './turn.ts';
import type { ActionOf, ArtusEvent } from './types.ts';

/** @throws IllegalAction `illegalAction` */
export function placeKnight(
  state: StateDraft,
  seat: Seat,
  action: ActionOf<'place'>,
  events: ArtusEvent[],
): void {
  checkFieldCount(action, 2);
  const { chair } = action;
  checkChair(chair);
  if (state.round > 0) throw refuse('notNow');
  if (state.chairs[chair] !== EMPTY) throw refuse('chairTaken');
  const { score, unplaced, hand, piles, played } = state.players[seat] as ArtusPlayer;
  const chairs = state.chairs.slice();
  chairs[chair] = knightCode(seat);
  state.chairs = chairs;
  replacePlayer(state, seat, { score, unplaced: unplaced - 1, hand, piles, played });
  events.push({ type: 'placed', seat, chair });
  endPlacement(state);
}
