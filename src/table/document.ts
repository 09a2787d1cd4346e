import type { GameEvent, GameState, Result, Seat } from '../games/game.ts';
import type { StoredRecord } from '../games/record.ts';
import type { Note, TableFacts } from './types.ts';

/** The state after the first `steps` steps of the record. */
export interface Snapshot {
  readonly steps: number;
  readonly state: GameState;
}

/** A step of the turn under way, or one that the channel's newest message tells of or has yet to tell of. */
export interface RecentStep {
  /** Index in the record. */
  readonly index: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly revealed: boolean;
  /** Played by the table itself, there being nothing to decide. */
  readonly forced: boolean;
  readonly events: readonly GameEvent[];
}

/** What the channel has been told: the start, and the first `steps` steps. */
export interface Told {
  readonly started: boolean;
  readonly steps: number;
  /** First step that the newest message tells of; the message may be put in order while it is the newest. */
  readonly from: number;
  /** `Play.undone` when it was told: where they differ, the channel knows something that was taken back. */
  readonly undone: number;
}

/** A game at the table. All but `record`, `undone` and `told` follows from the record. */
export interface Play {
  readonly record: StoredRecord;
  /** `Game.stateVersion` of the game that made the states. */
  readonly stateVersion: number;
  readonly now: Snapshot;
  /** The last moment that everybody may see: a turn had ended, the decision had passed on, or nothing is hidden. */
  readonly shared: Snapshot;
  /** Number of steps before the turn under way. */
  readonly turnStart: number;
  /** How often something that everybody could see was taken back. */
  readonly undone: number;
  /** Steps of the turn under way, and those from `told.from` on; oldest first. */
  readonly recent: readonly RecentStep[];
  readonly told: Told;
  readonly result: Result | null;
}

/** How far the game that everybody may see had come when the table became `shown`. */
export interface Moment {
  readonly shown: number;
  readonly steps: number;
  readonly undone: number;
}

/** An interaction that changed the table; kept as long as Discord may deliver it again. */
export interface HandledRequest {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** All that is kept of a table, under one key. */
export interface TableDocument extends TableFacts {
  /** Null until the start. */
  readonly play: Play | null;
  /** What the channel is owed besides the moves, oldest first. */
  readonly notes: readonly Note[];
  /** The moments of the game that the channel hasn't been told of, oldest first. */
  readonly untold: readonly Moment[];
  readonly requests: readonly HandledRequest[];
}
