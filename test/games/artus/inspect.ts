import { artus } from '../../../src/games/artus/index.ts';
import { play as playAction } from '../../../src/games/artus/play.ts';
import type { ArtusState } from '../../../src/games/artus/state.ts';
import type { ArtusAction, ArtusEvent, CardId, Chair, Figure } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';

export interface Played {
  readonly state: ArtusState;
  readonly events: readonly ArtusEvent[];
  /** Points the action scored. */
  readonly points: number;
}

/** Plays an action for the seat to act. */
export function play(state: ArtusState, action: ArtusAction): Played {
  const seat = state.toAct as Seat;
  const { state: after, events } = playAction(state, seat, action);
  return { state: after, events, points: scoreOf(after, seat) - scoreOf(state, seat) };
}

export const scoreOf = (state: ArtusState, seat: Seat): number => state.players[seat]?.score as number;

export const figureOn = (state: ArtusState, chair: Chair): Figure | null =>
  artus.view(state, null).chairs[chair] as Figure | null;

/** The legal actions with the card for the seat to act. */
export const usesOf = (state: ArtusState, card: CardId): readonly ArtusAction[] =>
  artus.legalActions(state, state.toAct as Seat).filter((action) => 'card' in action && action.card === card);
