import type { SentMessage } from '../answers/answer.ts';
import { faultOf, type Log } from '../answers/log.ts';
import { isChangeable } from './newest-messages.ts';

/** Deletes, as the bot, a ping whose token has expired. */
type TakeAway = (tableId: string, messageId: string) => Promise<void>;

/**
 * Pings players whose turn it is when the table's message was only edited, since edits don't notify. At most one
 * line per table, deleted once it's out of date.
 */
export class TurnPings {
  readonly #log: Log;
  readonly #takeAway: TakeAway;
  readonly #calls = new Map<string, SentMessage>();

  constructor(log: Log, takeAway: TakeAway) {
    this.#log = log;
    this.#takeAway = takeAway;
  }

  noted(tableId: string, call: SentMessage | null): void {
    if (call) this.#calls.set(tableId, call);
  }

  /** Never throws: the message may already have been deleted. */
  async withdraw(tableId: string): Promise<void> {
    const call = this.#calls.get(tableId);
    if (!call) return;
    this.#calls.delete(tableId);
    try {
      if (isChangeable(call)) await call.remove();
      else if (call.messageId !== null) await this.#takeAway(tableId, call.messageId);
    } catch (error) {
      this.#log.debug({ tableId, fault: faultOf(error) }, 'an old call stays');
    }
  }
}
