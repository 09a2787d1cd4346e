import type { GameAction, GameId, Seat, SetupOptions } from '../games/game.ts';
import type { Words } from '../i18n/index.ts';

/** One decision of a lesson's game. */
export interface Move<Action = GameAction> {
  readonly seat: Seat;
  readonly action: Action;
}

/** What the picture of a step shows; `choice` is what the step's answers would do. */
export type StepPicture = 'table' | 'hand' | 'choice';

export interface Answer<Action = GameAction> {
  /** Short; names the answer in custom IDs and its words in the catalogue. */
  readonly id: string;
  /** What it plays; absent in a question, whose answers have their own words. */
  readonly action?: Action;
}

/** One thing to learn. */
export interface Step<Action = GameAction> {
  /** Short; stays the same as long as the step teaches the same. */
  readonly id: string;
  /** What's played between the step before and this one. */
  readonly before?: readonly Move<Action>[];
  readonly picture: StepPicture;
  /** Spot IDs to be marked in the picture. */
  readonly marks?: readonly string[];
  /** Two to five in the order shown; without any, the step only explains. */
  readonly answers?: readonly Answer<Action>[];
  /** ID of the right answer. */
  readonly right?: string;
}

/** What a step says. */
export interface StepWords {
  /** Markdown, at most 400 characters. */
  readonly text: string;
  /** Said once the right answer is given. */
  readonly right?: string;
  /** The labels of answers that play nothing, by ID; at most 80 characters. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Why the other answers are wrong, by ID. */
  readonly wrong?: Readonly<Record<string, string>>;
}

/** As many decisions of all players, drawn from the legal ones by the lesson's seed. */
export interface AtRandom {
  readonly decisions: number;
}

/** A first game, move by move. Seats other than the learner's are played by the lesson. */
export interface Lesson<Action = GameAction> {
  readonly game: GameId;
  readonly options: SetupOptions;
  /** Decides the game's chance; 32 hexadecimal digits. */
  readonly seed: string;
  readonly learner: Seat;
  /** What's played before the first step. */
  readonly opening: readonly Move<Action>[] | AtRandom;
  readonly steps: readonly Step<Action>[];
  /** What the steps say, by ID. */
  said(words: Words): Readonly<Record<string, StepWords>>;
}
