import type { AnyGame, GameAction, GameView, Seat } from '../games/game.ts';

/** Everything a computer player knows when it decides: what a person in its seat could see. */
export interface Decision {
  readonly game: AnyGame;
  readonly view: GameView;
  readonly seat: Seat;
  /** Never empty. */
  readonly actions: readonly GameAction[];
  /** Uniform in [0, 1); seeded by the table. */
  readonly random: () => number;
}

export interface ComputerPlayer {
  readonly id: string;
  /** @returns one of the decision's actions */
  choose(decision: Decision): Promise<GameAction> | GameAction;
}
