import type { SentMessage } from '../answers/answer.ts';
import { faultOf, type Log } from '../answers/log.ts';
import { isChangeable } from './newest-messages.ts';

/** Takes away what a token cannot any more, in the bot's own name. */
type TakeAway = (tableId: string, messageId: string) => Promise<void>;

/**
 * Calls of players to whom no new message says that they must decide, because the table's message was only
 * changed: a line in the channel, one a table at the most, gone as soon as it is out of date.
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

  /** Never throws: somebody may have taken it away before. */
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
