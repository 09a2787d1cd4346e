import type { Seat } from '../game.ts';
import { EMPTY, knightCode } from './figures.ts';
import { checkChair, checkFieldCount, refuse } from './refuse.ts';
import type { ArtusPlayer, StateDraft } from './state.ts';
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
  const player = state.players[seat] as ArtusPlayer;
  state.chairs = state.chairs.with(chair, knightCode(seat));
  state.players = state.players.with(seat, { ...player, unplaced: player.unplaced - 1 });
  events.push({ type: 'placed', seat, chair });
  endPlacement(state);
}
