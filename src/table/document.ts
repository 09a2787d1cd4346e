import type { GameEvent, GameState, Result, Seat } from '../games/game.ts';
import type { StoredRecord } from '../games/record.ts';
import type { Reason } from '../players/reasons/reason.ts';
import type { Hint } from './hint.ts';
import type { Note, Posted, TableFacts } from './types.ts';

/** The state after the first `steps` steps of the record. */
export interface Snapshot {
  readonly steps: number;
  readonly state: GameState;
}

/** A step of the current turn, or one that the channel's newest message contains or has yet to contain. */
export interface RecentStep {
  /** Index in the record. */
  readonly index: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly revealed: boolean;
  /** Played automatically because there was no choice. */
  readonly forced: boolean;
  readonly events: readonly GameEvent[];
}

/** Why a computer player took the step of that index; told with the move. */
export interface StepReasons {
  readonly index: number;
  readonly reasons: readonly Reason[];
}

/** What has been announced: the start, and the first `steps` steps. */
export interface Told {
  readonly started: boolean;
  readonly steps: number;
  /** First of the steps that the channel's message goes back to: those of about one turn for each seat. */
  readonly from: number;
  /** `Play.undone` at the announcement. If it's changed, something announced has since been undone. */
  readonly undone: number;
}

/** A game at the table. All but `record`, `undone`, `told` and `reasons` is derived from the record. */
export interface Play {
  readonly record: StoredRecord;
  /** `Game.stateVersion` of the code that made the states. */
  readonly stateVersion: number;
  readonly now: Snapshot;
  /**
   * The last public state: after a turn ended, the decision passed to another seat, or (in games that hide nothing)
   * any step.
   */
  readonly shared: Snapshot;
  /** Number of steps before the current turn. */
  readonly turnStart: number;
  /** How many times something public was undone. */
  readonly undone: number;
  /** Steps of the current turn, and those from `told.from` on; oldest first. */
  readonly recent: readonly RecentStep[];
  readonly told: Told;
  /** Of the latest steps that had any, oldest first. */
  readonly reasons: readonly StepReasons[];
  readonly result: Result | null;
}

/** The public part of the game at the time of that `shown`. */
export interface Moment {
  readonly shown: number;
  readonly steps: number;
  readonly undone: number;
}

/** An interaction that changed the table; kept for as long as Discord may redeliver it. */
export interface HandledRequest {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A hint as it was given. */
export interface KeptHint extends Hint {
  /** Identifies the decisions before it. */
  readonly position: string;
  /** Their number. */
  readonly steps: number;
}

/** The hints that a seat has taken. */
export interface SeatHints {
  readonly seat: Seat;
  /** In how many positions. */
  readonly taken: number;
  /** Those that may be asked for again, oldest first. */
  readonly kept: readonly KeptHint[];
}

/** Everything stored about a table, under one key. */
export interface TableDocument extends TableFacts {
  /** Null until the game starts. */
  readonly play: Play | null;
  /** News other than moves that's owed to the channel, oldest first. */
  readonly notes: readonly Note[];
  /** Moments of the game that the channel hasn't been told about, oldest first. */
  readonly untold: readonly Moment[];
  readonly requests: readonly HandledRequest[];
  readonly posted: Posted | null;
  /** Only of seats that have taken hints. */
  readonly hinted: readonly SeatHints[];
}
