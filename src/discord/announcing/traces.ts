import type { Posted } from '../../table/document.ts';
import type { Report } from '../../table/report.ts';

/** What the channel shows of a table. */
export interface Traces {
  /** The table's newest message. */
  readonly messageId: string;
  /** In ms since the epoch. */
  readonly at: number;
  /** The `TableInfo.shown` that its controls show. */
  readonly shown: number;
  /** Older messages of the table that still have controls. */
  readonly older: readonly string[];
  /** A line that calls the awaited person, posted since the wait began; null if there's none. */
  readonly callId: string | null;
  /** Whether the table's message calls them. */
  readonly callsItself: boolean;
  /** The newest of all the bot's messages in the channel. */
  readonly newestId: string;
}

/** Where the table's message is, from what the channel shows. */
export function postedFrom(traces: Traces, { table, posted }: Report): Posted {
  const { messageId, at, shown, callId, callsItself, newestId } = traces;
  const called = callId !== null || callsItself ? table.wait : (posted?.called ?? 0);
  return { messageId, at, shown, newestId, called, callId: callId ?? posted?.callId ?? null };
}
