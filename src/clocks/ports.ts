import type { Seat } from '../games/game.ts';
import type { Actor, TableInfo } from '../table/types.ts';
import type { CallKind, Place } from './clock-document.ts';
import type { QuietHours } from './quiet-hours.ts';

/** Lets computers act for people whose time is up. */
export interface StandIns {
  /** A computer makes the seat's decisions until the turn passes. @returns false if the table no longer waits so */
  standIn(tableId: string, seat: Seat, wait: number): Promise<boolean>;
  /** A computer takes the seat until its player is back. @returns false if the table no longer waits so */
  takeOver(tableId: string, seat: Seat, wait: number): Promise<boolean>;
  /** Gives the person their seat back. @throws Refusal */
  comeBack(tableId: string, person: Actor): Promise<unknown>;
}

/** What a person wants of clocks. */
export interface Preference {
  readonly reminders: 'channel' | 'direct' | 'off';
  readonly quiet: QuietHours | null;
  /** In ms since 1970. */
  readonly awayUntil: number | null;
}

export interface Preferences {
  of(userId: string): Promise<Preference>;
}

/** A line that pings somebody. */
export interface Call {
  readonly kind: CallKind;
  readonly userId: string;
  /** The wait it's about; part of the custom IDs of its buttons. */
  readonly key: string;
  /** When the time is up, in ms since 1970; null if no time runs. */
  readonly due: number | null;
  /** Whether the person prefers direct messages. */
  readonly direct: boolean;
  /** Discord drops repeats of it within a few minutes; at most 25 characters. */
  readonly nonce: string;
}

/** How people are reached. Every method throws if it may work later. */
export interface Caller {
  /** @returns where the line is; null if neither the person nor the channel can be reached */
  call(table: TableInfo, call: Call): Promise<Place | null>;
  /** Where a line is that may have been sent by an earlier run; null if it wasn't sent. */
  find(table: TableInfo, call: Call): Promise<Place | null>;
  /** Deletes a line; fine if it's already gone. */
  retract(place: Place): Promise<void>;
  /** A computer has acted, so there's news for the channel. */
  moved(tableId: string): Promise<void>;
}

/** The part of a pino logger that clocks write to. */
export interface Log {
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}
