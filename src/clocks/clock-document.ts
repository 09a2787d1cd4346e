import * as z from 'zod';
import type { Seat } from '../games/game.ts';
import type { CollectionOptions } from '../store/collection.ts';
import type { TableInfo } from '../table/types.ts';
import { durationOf } from './paces.ts';

/** A reminder, or the news that a computer has taken somebody's seat. */
export const CALL_KINDS = ['half', 'last', 'absent'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** A message in a channel or in a person's direct messages. */
export interface Place {
  readonly channelId: string;
  readonly messageId: string;
}

/** A line that pings somebody, which is deleted once it's out of date. */
export interface Line {
  readonly kind: CallKind;
  /** See `keyOf`. */
  readonly key: string;
  readonly seat: Seat;
  readonly userId: string;
  /** Null if it may or may not have been sent; `nowhere` if it can't be. */
  readonly place: Place | 'nowhere' | null;
}

/** Everything stored about a table's clock. Times are in ms, moments in ms since 1970. */
export interface ClockDocument {
  /** `TableFacts.wait` of the wait that this is about. */
  readonly wait: number;
  /** Who's awaited; null while only computers are. */
  readonly awaited: { readonly seat: Seat; readonly userId: string } | null;
  /** When this wait began. */
  readonly begun: number;
  /** How much of the time was used up until `at`. */
  readonly used: number;
  readonly at: number;
  /** The awaited player is away from `at` until then, so the time stands still. */
  readonly away: number | null;
  /** When the clock was stopped; null while it runs. */
  readonly paused: number | null;
  /** Who has asked for the clock to be stopped, or to go on if it's stopped. */
  readonly asking: readonly string[];
  /** How many of the wait's reminders have been handled. */
  readonly reminded: number;
  /** The awaited player wants no more reminders in this wait. */
  readonly seen: boolean;
  /** By seat, how many times in a row the time was up. */
  readonly misses: Readonly<Record<string, number>>;
  /** The time was up, and a computer is about to act. */
  readonly acting: boolean;
  readonly lines: readonly Line[];
}

/** Names a wait, also one that begins again under the same number. At most 11 letters and digits, as a rule. */
export const keyOf = ({ wait, begun }: Pick<ClockDocument, 'wait' | 'begun'>): string =>
  wait.toString(36) + begun.toString(36);

export const hasClock = ({ status, pace }: TableInfo): boolean =>
  status === 'playing' && durationOf(pace) !== null;

const count = z.int().nonnegative();
const line = z.strictObject({
  kind: z.enum(CALL_KINDS),
  key: z.string(),
  seat: count,
  userId: z.string(),
  place: z.union([
    z.strictObject({ channelId: z.string(), messageId: z.string() }),
    z.literal('nowhere'),
    z.null(),
  ]),
});
const document = z.strictObject({
  wait: count,
  awaited: z.strictObject({ seat: count, userId: z.string() }).nullable(),
  begun: z.number(),
  used: z.number(),
  at: z.number(),
  away: z.number().nullable(),
  paused: z.number().nullable(),
  asking: z.array(z.string()),
  reminded: count,
  seen: z.boolean(),
  misses: z.record(z.string(), count),
  acting: z.boolean(),
  lines: z.array(line),
});

/** Clocks by the ID of their table. */
export const clockCollection: CollectionOptions<ClockDocument> = {
  kind: 'clock',
  version: 1,
  migrations: {},
  parse: (data) => document.parse(data),
  cached: 1000,
};
