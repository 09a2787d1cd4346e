import type { GameId } from '../../games/game.ts';
import type { Position, SearchGame } from './position.ts';

/** A game whose own position doesn't matter to the caller, who only passes it along. */
export interface AnyPosition extends Position<AnyPosition> {}
export type AnySearchGame = SearchGame<AnyPosition>;

/** The games that the search can play. */
export const searchGames: ReadonlyMap<GameId, AnySearchGame> = new Map<GameId, AnySearchGame>([]);
