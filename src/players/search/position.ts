import type { GameAction, GameId, GameState, GameView, Seat } from '../../games/game.ts';
import type { PublicStep } from '../player.ts';
import type { SearchChance } from './chance.ts';
import type { Opponents } from './opponents.ts';

export interface SearchSettings {
  /** How much moves are preferred that the judge likes but that have been tried rarely. */
  readonly exploration: number;
  /** How even the judge's preferences are made: at 1 a move's weight is its odds, above 1 they're closer together. */
  readonly temperature: number;
  /** The judge's opinion of a move counts as much as this many plays of it. */
  readonly trust: number;
}

export const SETTINGS: SearchSettings = { exploration: 0.6, temperature: 0.5, trust: 1 };

/** How the levels play one game. */
export interface Strengths {
  readonly knight: {
    /** Playouts for each decision. */
    readonly playouts: (seats: number) => number;
    readonly settings: SearchSettings;
  };
  readonly squire: {
    /** Deals of the hidden cards that a move is judged in. */
    readonly deals: number;
    /** How far from the best move a Squire's choice may lie, like a Page's. */
    readonly looseness: number;
  };
  readonly page: {
    /** How far from the best move a Page's choice may lie, 0 or more; 1 is as far as an average move. */
    readonly looseness: (variant: string, seats: number) => number;
  };
}

/** What a game starts with, before its own are measured. */
export const STRENGTHS: Strengths = {
  knight: { playouts: () => 1600, settings: SETTINGS },
  squire: { deals: 8, looseness: 0 },
  page: { looseness: () => 0.5 },
};

/** What a valuation looks at. A position's value for a seat is the sum of its features, each times a learned weight. */
export interface Features<P> {
  /** One feature is usually a constant 1. */
  readonly names: readonly string[];
  /** Stages of the game with weights of their own. */
  readonly phases: number;
  /** From 0, never falling during a game. */
  phase(position: P): number;
  /** Writes the seat's features, from index `at` on. */
  write(position: P, seat: number, into: Float64Array, at: number): void;
  /** Whether self-play should often move at random here: where a game begins, if most would begin in the same way. */
  isOpening?(position: P): boolean;
  /**
   * What the value estimates: how well the seat did in a finished game, in points; more always means a better place.
   * Absent where only the place matters: the values are then the log odds of coming first, and all scales are 1.
   */
  outcome?(position: P, seat: number): number;
}

/** Learned by `scripts/train.ts`. */
export interface Weights {
  /** The names of the features, in order. */
  readonly features: readonly string[];
  /** One list per phase, one weight per feature. */
  readonly weights: readonly (readonly number[])[];
  /** Points that raise the odds of coming first by a factor of e, by phase. */
  readonly scales: readonly number[];
}

/** The most legal moves that a position may have. */
export const MOST_MOVES = 4096;

/** Nobody: the actor of a finished game, or the observer of a position that hides nothing. */
export const NOBODY = -1;

/**
 * A game's position, changed in place so that thousands of games can be played per second. It plays by exactly the
 * rules of the game's pure functions, which random games prove in tests.
 *
 * A move is a code: a whole number from 0 below 2^31 that stands for the same action in every position of a game.
 */
export interface Position<Self> {
  readonly seats: number;
  /** Who must decide, or `NOBODY` when the game is over. */
  readonly actor: Seat;
  /** Writes the code of every legal move, once each. @returns their number, 0 when the game is over */
  legalMoves(into: Int32Array): number;
  /**
   * Plays a legal move, with chance from the position's own source.
   * @returns what the observer learns from chance in this move, as a code such as the card drawn; 0 if nothing
   */
  play(move: number): number;
  /** Writes each seat's share of the first place: 1, or 1/n for n tied seats, and 0 for the others. Only when the game is over. */
  shares(into: Float64Array): void;
  /** Becomes equal to the other position, hidden cards included. */
  copy(from: Self): void;
}

/** How good positions are. Judges keep buffers of their own, so one can't be used by two searches at once. */
export interface Judge<P> {
  /** Writes each seat's expected share of the first place, 0 to 1 and 1 in total. */
  evaluate(position: P, into: Float64Array): void;
  /**
   * Writes how good the position after each move is for the actor: log odds of its expected share. `position` isn't
   * changed. Chance may be drawn, averaged or left out.
   */
  rank(position: P, moves: Int32Array, count: number, into: Float64Array): void;
}

/** What a game provides so that the search can play it. */
export interface SearchGame<P extends Position<P>> {
  readonly id: GameId;
  /** The position of a complete state, observed by nobody. */
  fromState(state: GameState, chance: SearchChance): P;
  /** What the seat knows. Hidden cards aren't dealt yet. */
  fromView(view: GameView, seat: Seat, history: readonly PublicStep[], chance: SearchChance): P;
  /** Makes `into` a copy of `known` in which everything hidden is dealt at random, in keeping with what the observer knows. */
  deal(known: P, into: P): void;
  /** Shuffles what nobody knows in a position observed by nobody, such as piles; absent where nothing has an order. */
  reorder?(position: P): void;
  /** The code of a legal action; `position` is where it's legal. */
  moveOf(action: GameAction, position: P): number;
  /** Whether a legal move only does less than another one does for nothing; absent where none does. */
  isIdle?(move: number, position: P): boolean;
  readonly strengths: Strengths;
  /** The judge with the learned weights. */
  judge(variant: string, seats: number): Judge<P>;
  /** What the search judges by; absent if it's `judge`, too. */
  searchJudge?(variant: string, seats: number, opponents?: Opponents<P>): Judge<P>;
  /** What an analysis takes for the winning chances; absent if a look of what the search judges by is as good. */
  chancesJudge?(variant: string, seats: number, chance: SearchChance): Judge<P>;
  /** What the seat takes the others for, by the public record; absent if everybody is thought to search. */
  opponents?(
    position: P,
    variant: string,
    history: readonly PublicStep[],
    chance: SearchChance,
  ): Opponents<P> | undefined;
}

/** What the game's search judges by. */
export const createSearchJudge = <P extends Position<P>>(
  game: SearchGame<P>,
  variant: string,
  seats: number,
  opponents?: Opponents<P>,
): Judge<P> => game.searchJudge?.(variant, seats, opponents) ?? game.judge(variant, seats);

/** A game whose judge weighs features by what it has learned. */
export interface WeighedGame<P extends Position<P>> extends SearchGame<P> {
  /** What the judge looks at. */
  readonly features: Features<P>;
  /** A judge with other weights, for learning. */
  judgeWith(weights: Weights, variant: string, seats: number): Judge<P>;
}

/** A game whose own position doesn't matter to the caller, who only passes it along. */
export interface AnyPosition extends Position<AnyPosition> {}
export type AnySearchGame = SearchGame<AnyPosition>;
export type AnyWeighedGame = WeighedGame<AnyPosition>;
