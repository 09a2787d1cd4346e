import type { GameAction, GameEvent, GameId, GameView, Result, Seat } from '../games/game.ts';

export interface Person {
  readonly userId: string;
  /** Latest display name from Discord, unescaped. */
  readonly name: string;
}

/** The person requesting a change. */
export interface Actor extends Person {
  /** ID of the interaction; it's carried out once even if delivered repeatedly. */
  readonly requestId?: string;
}

export type SeatHolder =
  | ({ readonly kind: 'person' } & Person)
  | {
      readonly kind: 'computer';
      /** ID of the computer player, see `players/`. */
      readonly player: string;
      readonly name: string;
      /** The person who resigned this seat. */
      readonly formerly?: Person;
    };

export type TableStatus = 'lobby' | 'playing' | 'finished' | 'closed';

/** What's stored about a table besides its game; all of it public. Times are in ms since the epoch. */
export interface TableFacts {
  readonly id: string;
  readonly guildId: string;
  /** The table's channel or thread. */
  readonly channelId: string;
  readonly game: GameId;
  readonly variant: string;
  readonly rules: Readonly<Record<string, string>>;
  readonly theme: string;
  readonly host: Person;
  readonly status: TableStatus;
  /** In seat order once playing; in order of arrival in the lobby. */
  readonly seats: readonly SeatHolder[];
  /** Incremented at every change of the table, hidden steps included; for private controls. */
  readonly revision: number;
  /** Incremented at every public change; for public controls. */
  readonly shown: number;
  readonly openedAt: number;
  readonly startedAt: number | null;
  /** When the current decision started. */
  readonly waitingSince: number;
  readonly endedAt: number | null;
  /** When something of the table last changed that everybody may see. */
  readonly changedAt: number;
}

/** Public information about a table. */
export interface TableInfo extends TableFacts {
  readonly minSeats: number;
  readonly maxSeats: number;
  /** The seats to act; empty unless the game is running. */
  readonly toAct: readonly Seat[];
  readonly result: Result | null;
}

/** A seated person's view of a running or finished game. */
export interface SeatView {
  readonly table: TableInfo;
  readonly seat: Seat;
  readonly view: GameView;
  /** Empty if it isn't the seat's turn. */
  readonly actions: readonly GameAction[];
  readonly canUndo: boolean;
}

/** The public part of a turn. */
export interface TurnReport {
  /** The seat that acted first in it. */
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** News other than moves for the channel, as of that `shown`. */
export type Note = { readonly shown: number } & (
  | { readonly kind: 'opened' }
  | { readonly kind: 'resigned'; readonly name: string; readonly heir: string }
  | { readonly kind: 'closed'; readonly name: string }
);

interface Owed {
  readonly table: TableInfo;
  /** Oldest first. */
  readonly notes: readonly Note[];
  /** Pass to `told` once it's been announced. */
  readonly shown: number;
}

/** What the channel hasn't been told yet. */
export type Report = LobbyReport | ClosedReport | GameReport;

/** The table was opened. */
export interface LobbyReport extends Owed {
  readonly kind: 'lobby';
}

/** The table was closed. */
export interface ClosedReport extends Owed {
  readonly kind: 'closed';
}

/** Moves and notes of a running or finished game. */
export interface GameReport extends Owed, SpectatorView {
  readonly kind: 'game';
  readonly table: TableInfo;
  /** Whether the report includes the start of the game. */
  readonly started: boolean;
  /** What's happened since the last report, oldest turn first; the last may be the current one. */
  readonly turns: readonly TurnReport[];
  /** The same for the channel's newest message about the table: what it should contain now. */
  readonly newest: {
    readonly started: boolean;
    readonly turns: readonly TurnReport[];
    /** Whether no turn has ended since, so that the message can be edited instead of posting a new one. */
    readonly outlives: boolean;
  };
  /** Whether something announced has since been undone. */
  readonly takenBack: boolean;
}

/** The result of an action. */
export interface Acted {
  /** The seat's view after the action. */
  readonly seat: SeatView;
  /** Whether there's news for the channel. */
  readonly shared: boolean;
  /** Events of the action and any forced ones after it, public view; empty if the request was handled before. */
  readonly events: readonly GameEvent[];
}

/**
 * The table's public view: the current state if the game hides nothing, otherwise the state after the last finished
 * turn or the last decision that passed to another seat.
 */
export interface SpectatorView {
  readonly table: TableInfo;
  readonly view: GameView;
  /** The legal actions, if the game hides nothing and exactly one seat is to act; otherwise empty. */
  readonly actions: readonly GameAction[];
}

/** A finished game of a server. */
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

/** A server's tables, as far as they can be read. */
export interface TableList {
  /** In the lobby, in play, and recently finished; last changed first. */
  readonly tables: readonly TableInfo[];
  readonly unreadable: readonly UnreadableTable[];
}

/** A table whose stored document can't be read. */
export interface UnreadableTable {
  readonly tableId: string;
  /** Null for a table from before the index contained channels. */
  readonly channelId: string | null;
}

/** Says that a table was changed and saved. */
export interface TableChange {
  readonly tableId: string;
  readonly guildId: string;
  readonly status: TableStatus;
  readonly revision: number;
}
