import type { GameEvent, GameView, Seat } from '../../games/game.ts';
import type { Reason } from './reason.ts';

/** A move, as far as its player can know what it does. */
export interface Move<View = GameView, Event = GameEvent> {
  readonly seat: Seat;
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

/** Something true of a move, and how much of it there is. */
export interface Fact<R extends { readonly type: string } = Reason> {
  readonly reason: R;
  /** Facts of the same type are compared by it. Another move without such a fact has 0 of it. */
  readonly amount: number;
  /** What an amount of 1 is worth, in any unit that all of the game's facts share. */
  readonly weight: number;
  /** It's compared with, but not worth telling. */
  readonly isSilent?: boolean;
}

/** What a game can say about a move; at most one fact of each type. */
export interface Facts<View = GameView, Event = GameEvent, R extends { readonly type: string } = Reason> {
  /** Follows from what everyone sees before and after the move. */
  readonly open: (move: Move<View, Event>) => readonly Fact<R>[];
  /** Names what only the player sees; absent in games that hide nothing. */
  readonly own?: (move: Move<View, Event>) => readonly Fact<R>[];
}
