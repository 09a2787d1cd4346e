import type { GameAction, GameEvent, GameId, GameView, Result, Seat } from '../games/game.ts';

export interface Person {
  readonly userId: string;
  /** Display name as Discord gave it last, unescaped. */
  readonly name: string;
}

/** Somebody who asks for a change. */
export interface Actor extends Person {
  /** Id of the interaction that asks: however often it's delivered, it's carried out once. */
  readonly requestId?: string;
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

/** What is kept of a table besides its game, all of which anybody may know. Times are milliseconds since the epoch. */
export interface TableFacts {
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
  /** One more at every change of the table, a player's hidden steps included: for that player's own controls. */
  readonly revision: number;
  /** One more at every change that everybody may see: for controls that everybody sees. */
  readonly shown: number;
  readonly openedAt: number;
  readonly startedAt: number | null;
  /** When the decision now awaited began. */
  readonly waitingSince: number;
  readonly endedAt: number | null;
  /** When something of the table last changed that everybody may see. */
  readonly changedAt: number;
}

/** What anybody may know about a table. */
export interface TableInfo extends TableFacts {
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Seats that must decide now; empty unless playing. */
  readonly toAct: readonly Seat[];
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

/** A turn, or as much of it as is told, in public terms. */
export interface TurnReport {
  /** Who acted first in it. */
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** Something besides the moves that the channel is to be told, as it became `shown`. */
export type Note = { readonly shown: number } & (
  | { readonly kind: 'opened' }
  | { readonly kind: 'resigned'; readonly name: string; readonly heir: string }
  | { readonly kind: 'closed'; readonly name: string }
);

interface Owed {
  readonly table: TableInfo;
  /** Oldest first. */
  readonly notes: readonly Note[];
  /** Pass on to `told` once the channel has it. */
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

/** Moves and notes of a game that's being played, or is over. */
export interface GameReport extends Owed, SpectatorView {
  readonly kind: 'game';
  readonly table: TableInfo;
  /** Whether the start of the game is part of what is to be told. */
  readonly started: boolean;
  /** What was done since the last report, oldest turn first; the last may be one under way. */
  readonly turns: readonly TurnReport[];
  /** The same for the channel's newest message of the table: what it should say to be right now. */
  readonly newest: {
    readonly started: boolean;
    readonly turns: readonly TurnReport[];
    /** Whether no turn has ended since: the message may be put in order instead of saying a new one. */
    readonly outlives: boolean;
  };
  /** Whether the channel knows of something that was taken back since. */
  readonly takenBack: boolean;
}

/** What came of an action. */
export interface Acted {
  /** The seat's place after the action. */
  readonly seat: SeatView;
  /** Whether there is something new that the channel can be told. */
  readonly shared: boolean;
  /** What the action did, and all that the rules forced after it, in public terms; empty for a request that was carried out before. */
  readonly events: readonly GameEvent[];
}

/**
 * The table as everybody in the channel may see it: as it is, where the game hides nothing, else after the last
 * turn that ended or the last decision that passed from one seat to another.
 */
export interface SpectatorView {
  readonly table: TableInfo;
  readonly view: GameView;
  /** Legal actions of the one seat to act, where the game hides nothing; else empty. */
  readonly actions: readonly GameAction[];
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

/** A server's tables, as far as they can be read. */
export interface TableList {
  /** In the lobby, in play, and the last finished ones; newest change first. */
  readonly tables: readonly TableInfo[];
  readonly unreadable: readonly UnreadableTable[];
}

/** A table whose stored document can't be read. */
export interface UnreadableTable {
  readonly tableId: string;
  /** Null for a table that was opened before its channel was noted in the index. */
  readonly channelId: string | null;
}

/** Tells that a table was changed and saved. */
export interface TableChange {
  readonly tableId: string;
  readonly guildId: string;
  readonly status: TableStatus;
  readonly revision: number;
}
