import type { Posted, Report } from '../../table/types.ts';
import type { Message } from '../answers/message.ts';
import { callMessage, overMessage } from '../messages/table.ts';
import { calleeOf } from './calls.ts';
import { isNewer } from './channel-tips.ts';
import type { Channels } from './channels.ts';
import type { Occasion } from './senders.ts';

/**
 * An edit notifies nobody, so whoever is awaited is called by a line below the table's message: one for each wait,
 * which goes once the wait is over. Another line says that the game is over.
 */
export class CallLine {
  readonly #channels: Channels;

  constructor(channels: Channels) {
    this.#channels = channels;
  }

  /** Removes the line of an earlier wait, and calls for the current one. @throws what sending throws */
  async put(report: Report, posted: Posted, occasion: Occasion | null): Promise<Posted> {
    const { table } = report;
    if (posted.called >= table.wait) return posted;
    if (posted.callId !== null) await this.#channels.remove(table, posted.callId);
    const called = { ...posted, called: table.wait, callId: null };
    const message = await this.#messageFor(report, occasion);
    if (!message) return called;
    const callId = await this.#channels.post(table, () => this.#send(report, posted, message));
    if (callId === null) return called;
    const newestId = isNewer(callId, posted.newestId) ? callId : posted.newestId;
    return { ...called, newestId, callId: table.status === 'playing' ? callId : null };
  }

  async #messageFor(report: Report, occasion: Occasion | null): Promise<Message | null> {
    if (report.kind !== 'game') return null;
    const words = await this.#channels.around.wordsFor(report.table);
    if (report.table.status === 'finished') return overMessage(report, words);
    const callee = calleeOf(report, occasion);
    if (callee === null) return null;
    return callMessage(report, callee, words, await this.#channels.around.deadlineOf(report.table));
  }

  async #send({ table }: Report, { messageId }: Posted, message: Message): Promise<string | null> {
    const reply = this.#channels.tokens.of(messageId)?.reply;
    const byToken =
      reply &&
      (async () => {
        const sent = await reply(message);
        this.#channels.tokens.keep(sent);
        return sent.messageId;
      });
    const asBot = async () =>
      (await this.#channels.around.botSender(table))?.send(message, `${table.id}+${table.wait}`) ?? null;
    return this.#channels.either(table, messageId, byToken ?? null, asBot);
  }
}
