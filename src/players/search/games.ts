import type { Position, SearchGame, WeighedGame } from './position.ts';

/** A game whose own position doesn't matter to the caller, who only passes it along. */
export interface AnyPosition extends Position<AnyPosition> {}
export type AnySearchGame = SearchGame<AnyPosition>;
export type AnyWeighedGame = WeighedGame<AnyPosition>;
