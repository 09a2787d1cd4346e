import type { GameAction, GameEvent, GameId, GameView, Result, Seat } from '../games/game.ts';
import type { Level } from '../players/levels/levels.ts';
import type { Person, SeatHolder, Share, Tenure } from './seat-holder.ts';
import type { TurnReport } from './turn-report.ts';

export type { Actor, Person, SeatHolder, Share, Tenure } from './seat-holder.ts';
export type { Reason, TurnReport, Why } from './turn-report.ts';

/** How long a decision may take; `none` is as long as it likes. The lobby's choice, which clocks go by. */
export const PACES = ['none', 'live', '1h', '12h', '1d', '3d'] as const;
export type Pace = (typeof PACES)[number];

/** Who may take a seat in the lobby. */
export const ACCESSES = ['open', 'invited'] as const;
export type Access = (typeof ACCESSES)[number];

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
  /** The locale code of its language in the channel; null for the server's. */
  readonly language: string | null;
  readonly pace: Pace;
  /** Whether the clock stops while the awaited player is away, as everybody has agreed by sitting down. */
  readonly vacations: boolean;
  readonly access: Access;
  /** Whether people may ask for hints. */
  readonly hints: boolean;
  /** The level of whoever plays for people who leave or are away. */
  readonly standIn: Level;
  /** Who has been invited, whether or not they've come. */
  readonly invited: readonly Person[];
  readonly host: Person;
  readonly status: TableStatus;
  /** In seat order once playing; in order of arrival in the lobby. */
  readonly seats: readonly SeatHolder[];
  /** Who held the seats before, in the order in which they left. */
  readonly tenures: readonly Tenure[];
  /** Incremented at every change of the table, hidden steps included; for private controls. */
  readonly revision: number;
  /** Incremented at every public change; for public controls. */
  readonly shown: number;
  readonly openedAt: number;
  readonly startedAt: number | null;
  /** Number of the current wait: incremented whenever the game starts waiting for somebody else. */
  readonly wait: number;
  /** When the current wait started. */
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
  /** By seat, in how many positions somebody has taken a hint. */
  readonly hintsTaken: readonly number[];
  /** Who has played each seat, the current holder last; empty unless the game is over. */
  readonly shares: readonly (readonly Share[])[];
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

/** News other than moves for the channel, as of that `shown`. */
export type Note = { readonly shown: number } & (
  | { readonly kind: 'opened' }
  | { readonly kind: 'resigned'; readonly name: string; readonly heir: string }
  | { readonly kind: 'closed'; readonly name: string }
  /** They've left; a computer plays until somebody takes the seat. */
  | { readonly kind: 'leaving'; readonly name: string; readonly heir: string }
  | { readonly kind: 'taken'; readonly name: string; readonly before: string }
  /** Their time was up, so a computer has made one move for them. */
  | { readonly kind: 'movedFor'; readonly name: string }
  /** Their time was up too often; a computer plays until they're back. */
  | { readonly kind: 'absent'; readonly name: string; readonly heir: string }
  | { readonly kind: 'back'; readonly name: string }
  | { readonly kind: 'host'; readonly name: string }
);

/** The table's message in its channel, and who has been called to the table. */
export interface Posted {
  readonly messageId: string;
  /** When it was posted, in ms since the epoch. */
  readonly at: number;
  /** `TableFacts.shown` of what it says. */
  readonly shown: number;
  /** The newest of the bot's messages about the table, present or deleted: the message itself or one below it. */
  readonly newestId: string;
  /** The last wait that somebody was called for; 0 before the first. */
  readonly called: number;
  /** The line that called them, while it's there; null if the table's message did. */
  readonly callId: string | null;
}

interface ChannelReport {
  readonly table: TableInfo;
  /** Null until something has been posted. */
  readonly posted: Posted | null;
  /** Whether the channel's message is out of date. */
  readonly isNews: boolean;
  /** What it hasn't been told besides moves, oldest first. */
  readonly notes: readonly Note[];
  /** Pass to `told` once it's been announced. */
  readonly shown: number;
}

/** What the table's channel should know, and what of it is new. */
export type Report = LobbyReport | ClosedReport | GameReport;

/** The table is in the lobby. */
export interface LobbyReport extends ChannelReport {
  readonly kind: 'lobby';
}

/** The table has been closed. */
export interface ClosedReport extends ChannelReport {
  readonly kind: 'closed';
}

/** The table of a running or finished game. */
export interface GameReport extends ChannelReport, SpectatorView {
  readonly kind: 'game';
  readonly table: TableInfo;
  /** Whether the start of the game is news. */
  readonly started: boolean;
  /** The turns of which something is news, oldest first; the last may be the current one. */
  readonly turns: readonly TurnReport[];
  /** The latest turns, about one for each seat, told or not; oldest first. */
  readonly round: readonly TurnReport[];
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
    /** Who else played the seat before. */
    readonly before: readonly Share[];
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
  readonly channelId: string;
}

/** Says that a table was changed and saved. */
export interface TableChange {
  readonly tableId: string;
  readonly guildId: string;
  readonly status: TableStatus;
  readonly revision: number;
}
