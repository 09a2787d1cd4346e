import type { Posted, Report } from '../../table/types.ts';
import type { Message } from '../answers/message.ts';
import { callMessage, overMessage } from '../messages/table.ts';
import type { Callees } from './callees.ts';
import { isNewer } from './channel-tips.ts';
import type { Channels } from './channels.ts';
import type { Occasion } from './senders.ts';

/**
 * An edit notifies nobody, so whoever is awaited is called by a line below the table's message: one for each wait,
 * which goes once the wait is over. Another line says that the game is over.
 */
export class CallLine {
  readonly #channels: Channels;
  readonly #callees: Callees;

  constructor(channels: Channels, callees: Callees) {
    this.#channels = channels;
    this.#callees = callees;
  }

  /**
   * Removes the line of an earlier wait, and calls for the report's, unless that's over by now.
   * @throws what reading and sending throw
   */
  async put(report: Report, posted: Posted, occasion: Occasion | null): Promise<Posted> {
    const { table } = report;
    if (posted.called >= table.wait) return posted;
    if (posted.callId !== null) await this.#channels.remove(table, posted.callId);
    const called = { ...posted, called: table.wait, callId: null };
    const callId = await this.#channels.post(table, () => this.#send(report, posted, occasion));
    if (callId === null) return called;
    const newestId = isNewer(callId, posted.newestId) ? callId : posted.newestId;
    if (table.status !== 'playing') return { ...called, newestId };
    if (await this.#callees.isAwaited(report)) return { ...called, newestId, callId };
    await this.#channels.remove(table, callId);
    return { ...called, newestId };
  }

  /** Null if there's nothing to say, or no way to say it. */
  async #send(report: Report, { messageId }: Posted, occasion: Occasion | null): Promise<string | null> {
    const { table } = report;
    const { around, tokens } = this.#channels;
    const reply = tokens.of(messageId)?.reply;
    const own = reply ? null : await around.botSender(table);
    const message = await this.#message(report, occasion);
    if (!message) return null;
    const byToken =
      reply &&
      (async () => {
        const sent = await reply(message);
        tokens.keep(sent);
        return sent.messageId;
      });
    const asBot = async () =>
      (await (own ?? around.botSender(table)))?.send(message, `${table.id}+${table.wait}`) ?? null;
    return this.#channels.either(table, messageId, byToken ?? null, asBot);
  }

  /** What's to be said at this moment. */
  async #message(report: Report, occasion: Occasion | null): Promise<Message | null> {
    const { table } = report;
    const { around } = this.#channels;
    if (report.kind !== 'game') return null;
    const say = await around.sayFor(table);
    if (table.status === 'finished') return overMessage(report, say);
    const deadline = await around.deadlineOf(table);
    const callee = await this.#callees.now(report, occasion);
    return callee === null ? null : callMessage(report, callee, say, deadline);
  }
}
