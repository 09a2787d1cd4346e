import type { GameAction, GameEvent, GameId, GameView, Result, Seat } from '../games/game.ts';

export interface Person {
  readonly userId: string;
  /** Display name as Discord gave it last, unescaped. */
  readonly name: string;
}

export type SeatHolder =
  | ({ readonly kind: 'person' } & Person)
  | {
      readonly kind: 'computer';
      /** Id of the computer player, see `players/`. */
      readonly player: string;
      readonly name: string;
      /** The person who resigned this seat. */
      readonly formerly?: Person;
    };

export type TableStatus = 'lobby' | 'playing' | 'finished' | 'closed';

/** What anybody may know about a table. Times are milliseconds since the epoch. */
export interface TableInfo {
  readonly id: string;
  readonly guildId: string;
  /** The channel or thread the table lives in. */
  readonly channelId: string;
  readonly game: GameId;
  readonly variant: string;
  readonly rules: Readonly<Record<string, string>>;
  readonly theme: string;
  readonly host: Person;
  readonly status: TableStatus;
  /** In seat order once playing; in order of arrival in the lobby. */
  readonly seats: readonly SeatHolder[];
  readonly minSeats: number;
  readonly maxSeats: number;
  /** One more at every change of the table. */
  readonly revision: number;
  /** Seats that must decide now; empty unless playing. */
  readonly toAct: readonly Seat[];
  readonly openedAt: number;
  readonly startedAt: number | null;
  /** When the decision now awaited began. */
  readonly waitingSince: number;
  readonly endedAt: number | null;
  /** When the table last changed. */
  readonly changedAt: number;
  readonly result: Result | null;
}

/** A seated person's place in a game under way or finished. */
export interface SeatView {
  readonly table: TableInfo;
  readonly seat: Seat;
  readonly view: GameView;
  /** Empty when the seat is not to act. */
  readonly actions: readonly GameAction[];
  readonly canUndo: boolean;
}

/** A turn that ended, in public terms. */
export interface TurnReport {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** What the channel has not been told yet. */
export interface Report {
  readonly table: TableInfo;
  /** The table as a spectator sees it. */
  readonly view: GameView;
  /** Whether the start of the game is part of what is to be told. */
  readonly started: boolean;
  /** Finished turns since the last report, oldest first. */
  readonly turns: readonly TurnReport[];
  /** Pass to `told` once the channel has it. */
  readonly steps: number;
}

/** What came of an action. */
export interface Acted {
  /** The seat's place after the action. */
  readonly seat: SeatView;
  /** Whether the action ended a turn, so that the channel can be told. */
  readonly turnEnded: boolean;
  /** What the action did, in public terms. */
  readonly events: readonly GameEvent[];
}

/** The table as everybody in the channel may see it: after the last turn that ended. */
export interface SpectatorView {
  readonly table: TableInfo;
  readonly view: GameView;
}

/** One finished game of a server. */
export interface ResultRow {
  readonly tableId: string;
  readonly channelId: string;
  readonly game: GameId;
  readonly variant: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** In seat order. */
  readonly seats: readonly {
    readonly holder: SeatHolder;
    readonly score: number;
    /** 1 is best; tied seats share a place. */
    readonly place: number;
  }[];
}

/** Tells that a table was changed and saved. */
export interface TableChange {
  readonly tableId: string;
  readonly guildId: string;
  readonly status: TableStatus;
  readonly revision: number;
}
