import type { AnyGame, GameView, Seat } from '../../games/game.ts';
import type { Json } from '../../games/json.ts';
import type { Thought } from '../player.ts';

/** Something that speaks for a move: an identifier of the game's, with data for its words. */
export interface Reason {
  readonly type: string;
  readonly [name: string]: Json;
}

/**
 * Why the thought's action was chosen, most important first, or nothing if there's nothing to say. It's public: it
 * follows from what everyone sees before and after the move, and from the player's judgement of the alternatives.
 */
export function reasonsFor(
  _game: AnyGame,
  _view: GameView,
  _seat: Seat,
  _thought: Thought,
): readonly Reason[] {
  return [];
}
