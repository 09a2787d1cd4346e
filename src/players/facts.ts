import type { GameAction, GameEvent, GameView, Seat } from '../games/game.ts';
import type { Json } from '../games/json.ts';
import type { RandomIndex } from '../games/playout.ts';

/** Something that speaks for a move: an identifier of the game's, with data for its words. */
export interface Reason {
  readonly type: string;
  readonly [name: string]: Json;
}

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
  /** What's told of the move says it already, so it's only for whoever hasn't made the move yet. */
  readonly isSeen?: boolean;
}

/** A seat as others see it, who don't know its hand. Views are the public ones. */
export interface Outside<View = GameView> {
  /** The view in which every action can be previewed that may be possible for the seat. */
  readonly before: (open: View, seat: Seat) => View;
  /** What the seat can do if it holds any of the hands that it may hold. */
  readonly actions: (open: View, seat: Seat, random: RandomIndex) => readonly GameAction[];
}

/** What a game can say about a move; at most one fact of each type. */
export interface Facts<View = GameView, Event = GameEvent, R extends { readonly type: string } = Reason> {
  /** Absent in games that hide nothing. */
  readonly outside?: Outside<View>;
  /** Follows from what everyone sees before and after the move. */
  readonly open: (move: Move<View, Event>) => readonly Fact<R>[];
  /** Names what only the player sees; absent in games that hide nothing. */
  readonly own?: (move: Move<View, Event>) => readonly Fact<R>[];
}

/** `count` of them at random; all of them if there are fewer. */
export function sample<T>(all: readonly T[], count: number, random: RandomIndex): T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random(left.length), 1)[0]!);
}
