import type { AnyGame, GameAction, GameEvent, GameView, Seat } from '../games/game.ts';

/** What everyone at the table saw of one action. */
export interface PublicStep {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** How much a player may think about a decision. */
export interface Effort {
  /** The part of its usual playouts, above 0 and at most 1. */
  readonly share: number;
  /** Whether it's to answer with the best it has found. Asked every few playouts. */
  readonly isOver: () => boolean;
}

/** Everything a computer player knows when it decides: what a person in its seat could see. */
export interface Decision {
  readonly game: AnyGame;
  readonly view: GameView;
  readonly seat: Seat;
  /** Never empty. */
  readonly actions: readonly GameAction[];
  /** Every action since set-up, oldest first. */
  readonly history: readonly PublicStep[];
  /** Uniform in [0, 1); seeded by the table. */
  readonly random: () => number;
  /** Absent if it may think as much as it's used to. */
  readonly effort?: Effort;
}

/** An action that a player has looked at. */
export interface Considered {
  readonly action: GameAction;
  /** Expected share of the first place after it, 0 to 1: 1 wins alone, 1/2 shares the win with one other. */
  readonly share: number;
}

/** A decision, and what it rests on. */
export interface Thought {
  readonly action: GameAction;
  /** The best actions in the player's judgement, best first; the chosen one is usually among them. */
  readonly considered: readonly Considered[];
}

export interface ComputerPlayer {
  readonly id: string;
  /** @returns one of the decision's actions */
  choose(decision: Decision): Promise<GameAction> | GameAction;
  /** The same decision with its judgement; absent in players that can't tell. */
  think?(decision: Decision): Thought;
}
