import type { AnyGame, GameAction, GameView, Seat } from '../games/game.ts';

/** All that a computer player knows when it must decide: what a person in its seat could see. */
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
  /** One of the decision's actions. */
  choose(decision: Decision): Promise<GameAction> | GameAction;
}
