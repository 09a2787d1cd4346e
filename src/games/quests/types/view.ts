import type { Seat } from '../../game.ts';
import type { TurnStep } from './action.ts';
import type { AdventureTaken, Board } from './board.ts';
import type { AdventureId, AdventureNeed, KnightCard } from './terms.ts';

export interface AdventureView {
  readonly id: AdventureId;
  readonly value: number;
  readonly need: AdventureNeed;
  readonly taken: AdventureTaken | null;
}

export interface QuestsView extends Omit<Board, 'taken'> {
  readonly viewer: Seat | null;
  /** All thirteen, in data order. */
  readonly adventures: readonly AdventureView[];
  /**
   * Steps still open to the seat to act as far as everyone can see, in turn order. A challenge counts even
   * if the seat's hidden knights aren't enough for one. Empty when the game is over.
   */
  readonly openSteps: readonly TurnStep[];
  /** The most knights that the seat could draw now, 0 to 2. */
  readonly maxDraw: number;
  /** Places by seat; null until the game is over. */
  readonly places: readonly number[] | null;
  /** The viewer's own knights in the order of `KNIGHT_CARDS` (cards.ts); absent for a spectator. */
  readonly hand?: readonly KnightCard[];
}
