import * as z from 'zod';
import type { Seat } from '../games/game.ts';
import { keyKind, storedAs } from '../store/collection.ts';
import type { Pace, Stored } from '../table/document.ts';
import { isPersonAway } from '../table/holders.ts';
import type { TableInfo } from '../table/views.ts';

/**
 * A reminder, a ping to whoever was away, the news that a computer has taken somebody's seat, or the question whether a
 * pause goes on, which pings nobody; each begins with another letter.
 */
const PING_KINDS = ['half', 'last', 'waiting', 'silent', 'returned', 'absent', 'paused'] as const;
export type PingKind = (typeof PING_KINDS)[number];

const count = z.int().nonnegative();

/** A message in a channel or in a person's direct messages. */
const place = z.strictObject({ channelId: z.string(), messageId: z.string() });
export type Place = Stored<typeof place>;

/** A line that pings somebody, which is deleted once it's out of date. */
const line = z.strictObject({
  kind: z.enum(PING_KINDS),
  /** See `keyOf`. */
  key: z.string(),
  seat: count,
  userId: z.string(),
  /** Null if it may or may not have been sent; `nowhere` if it can't be. */
  place: z.union([place, z.literal('nowhere'), z.null()]),
});
export type Line = Stored<typeof line>;

/** Hours in which somebody isn't pinged. */
const quietHours = z.strictObject({
  /** Local times, `HH:MM`; if they're equal, no hour is quiet. */
  from: z.string(),
  to: z.string(),
  /** An IANA time zone. */
  zone: z.string(),
});
export type QuietHours = Stored<typeof quietHours>;

/** Everything stored about a table's clock. Times are in ms, moments in ms since 1970. */
const clockDocument = z.strictObject({
  /** `TableFacts.wait` of the wait that this is about. */
  wait: count,
  /** Who's awaited; null while only computers are. */
  awaited: z.strictObject({ seat: count, userId: z.string() }).nullable(),
  /** When this wait began. */
  begun: z.number(),
  /** How much of the time was used up until `at`. */
  used: z.number(),
  at: z.number(),
  /** The awaited player is away from `at` until then, so the time stands still. */
  away: z.number().nullable(),
  /** The awaited player's quiet hours, if the time stands still in them. */
  rest: z.exactOptional(quietHours),
  /** When the clock was stopped; null while it runs. */
  paused: z.number().nullable(),
  /** Since when nobody can be told whose turn it is, so that the time stands still; absent if they can. */
  unreachable: z.exactOptional(z.number()),
  /** Who has asked for the clock to be stopped, or to go on if it's stopped. */
  asking: z.array(z.string()),
  /** The awaited player wasn't pinged, since they're away. */
  missed: z.exactOptional(z.literal(true)),
  /** Until when the table's message says that they have time or are away; null for no time, absent if that isn't known. */
  told: z.exactOptional(z.number().nullable()),
  /** How many of the wait's reminders have been handled. */
  reminded: count,
  /** The awaited player wants no more reminders in this wait. */
  seen: z.boolean(),
  /** By seat, how many times in a row the time was up. */
  misses: z.record(z.string(), count),
  /** The time was up, and a computer is about to act. */
  acting: z.boolean(),
  /** The others may decide about the awaited player's seat; without a clock. */
  silent: z.exactOptional(z.literal(true)),
  lines: z.array(line),
  /** How much of their time was used in the two waits before, and reminded of, so that it isn't given again. */
  earlier: z.exactOptional(
    z.array(z.strictObject({ wait: count, seat: count, used: z.number(), reminded: count })),
  ),
  /** When it's to be looked at by any process, in ms since 1970; null: after a change. */
  due: z.number().nullable(),
});
export type ClockDocument = Stored<typeof clockDocument>;

/** Names a wait, also one that begins again under the same number. At most 11 letters and digits, as a rule. */
export const waitKey = ({ wait, begun }: Pick<ClockDocument, 'wait' | 'begun'>): string =>
  wait.toString(36) + begun.toString(36);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const DURATIONS: Readonly<Record<Pace, number | null>> = {
  none: null,
  live: 2 * MINUTE,
  '1h': HOUR,
  '12h': 12 * HOUR,
  '1d': DAY,
  '3d': 3 * DAY,
};

/** How long a decision may take, in ms; null for as long as it likes. */
export const paceDuration = (pace: Pace): number | null => DURATIONS[pace];

/** A clock rests in quiet hours from that long a decision on, unless its table says otherwise. */
const RESTS_FROM = 8 * HOUR;

/** Whether the table's clock rests in the awaited player's quiet hours. */
export const restsAt = ({ pace, rests }: Pick<TableInfo, 'pace' | 'rests'>): boolean =>
  rests ?? (paceDuration(pace) ?? 0) >= RESTS_FROM;

/** At half time, near the end, and after an absence; without a clock, after a day, and once the others may decide. */
type ReminderKind = Exclude<PingKind, 'absent' | 'paused'>;
export const isReminder = (kind: PingKind): kind is ReminderKind => kind !== 'absent' && kind !== 'paused';

const WEEK = 7 * DAY;
/** How long a clock may be stopped until that's asked about, and until it goes on by itself, in ms. */
export const PAUSE = { asked: WEEK, lasts: 2 * WEEK };

export interface Moment {
  readonly kind: ReminderKind;
  /** How much of the time has been used by then, in ms. */
  readonly used: number;
}

/** After how much time without a clock the others may decide about the seat, in ms. */
const SILENT_AFTER = 3 * DAY;

/** How much time there is until something happens, in ms. */
export const paceLimit = (pace: Pace): number => paceDuration(pace) ?? SILENT_AFTER;

/** When somebody is reminded, in order. Near the end means a tenth before it, at least a minute. */
export function reminderMoments(pace: Pace): readonly Moment[] {
  const duration = paceDuration(pace);
  if (duration === null)
    return [
      { kind: 'waiting', used: DAY },
      { kind: 'silent', used: SILENT_AFTER },
    ];
  const last: Moment = { kind: 'last', used: duration - Math.max(duration / 10, MINUTE) };
  return pace === 'live' ? [last] : [{ kind: 'half', used: duration / 2 }, last];
}

export const hasClock = ({ status, pace }: TableInfo): boolean =>
  status === 'playing' && paceDuration(pace) !== null;

/** The same, or without one it's a wait of a day or more, or a computer plays for somebody since such a wait. */
export const isWatched = (table: TableInfo): boolean =>
  hasClock(table) ||
  (table.status === 'playing' &&
    table.late !== undefined &&
    (table.late === table.wait || table.seats.some(isPersonAway)));

/** The tables where somebody is awaited whose time runs; by when their waits began. */
export const awaiting = (userId: string): string => `awaits:${userId}`;

/** The clocks that any process has to look at, by when: apart from all else that's due, so that it never holds them up. */
export const DUE_CLOCKS = 'due:clocks';

const AWAITING = keyKind(awaiting(''));

/** Clocks by the ID of their table. */
export const clockCollection = storedAs<ClockDocument>('clock', clockDocument, {
  cached: 1000,
  ownerOf: ({ list, id }) => {
    if (list === DUE_CLOCKS) return id.slice('clock:'.length);
    return keyKind(list) === AWAITING ? id : null;
  },
  form: (clock, id) => ({
    data: clock,
    entries: [
      ...(clock.due === null
        ? []
        : [{ list: DUE_CLOCKS, id: `clock:${id}`, rank: Math.floor(clock.due), text: '' }]),
      ...(clock.awaited ? [{ list: awaiting(clock.awaited.userId), id, rank: clock.begun, text: '' }] : []),
    ],
  }),
});

/** Lets computers act for people whose time is up. */
export interface StandIns {
  /** A computer makes the seat's decisions until the turn passes. @returns false if the table no longer waits so */
  standIn(tableId: string, seat: Seat, wait: number): Promise<boolean>;
  /** A computer takes the seat until its player is back. @returns false if the table no longer waits so */
  takeOver(tableId: string, seat: Seat, wait: number): Promise<boolean>;
  /** The others may decide about the seat. @returns false if the table no longer waits so, or they may already */
  fallSilent(tableId: string, seat: Seat, wait: number): Promise<boolean>;
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
export interface Ping {
  readonly kind: PingKind;
  readonly userId: string;
  /** The wait it's about; part of the custom IDs of its buttons. */
  readonly key: string;
  /** When the time is up, in ms since 1970; null if no time runs. */
  readonly due: number | null;
  /** Whether the person prefers direct messages, and isn't away. */
  readonly direct: boolean;
  /** Whose turn it was before; null if it was nobody's, or that isn't told. */
  readonly after: Seat | null;
  /** What has become of its wait, if that's over. */
  readonly outcome: 'over' | 'timeUp' | null;
  /** Whether nobody is to be notified, since they're away or it's their quiet hours. */
  readonly silent: boolean;
  /** Discord drops repeats of it within a few minutes; at most 25 characters. */
  readonly nonce: string;
}

/** How people are reached. Every method throws if it may work later. */
export interface Pinger {
  /** @returns where the line is; null if neither the person nor the channel can be reached */
  ping(table: TableInfo, ping: Ping): Promise<Place | null>;
  /** Where a line is that may have been sent by an earlier run; null if it wasn't sent. */
  find(table: TableInfo, ping: Ping): Promise<Place | null>;
  /** Whether somebody isn't a member of the table's server any more. */
  hasLeft(table: TableInfo, userId: string): Promise<boolean>;
  /** Deletes a line, or has a direct one say what has become of it; fine if it's already gone. */
  retract(table: TableInfo, ping: Ping, place: Place): Promise<void>;
  /** Whether the table's channel can be told anything, so that nobody's late who couldn't know; if not, that's noted. */
  reaches(table: TableInfo): Promise<boolean>;
  /** A computer has acted, so there's news for the channel. It's owed to it already; nobody waits until it's told. */
  moved(tableId: string): void;
  /** The table's message says something of its clock that isn't so any more. */
  retimed(tableId: string): void;
}
