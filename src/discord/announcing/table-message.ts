import type { Posted, Report } from '../../table/types.ts';
import type { Message } from '../answers/message.ts';
import type { SentMessage } from '../answers/sent-message.ts';
import { messageOf } from '../messages/report.ts';
import { movedMessage, type PictureSource } from '../messages/table.ts';
import { calleeOf } from './calls.ts';
import type { Channels } from './channels.ts';
import { isBuried, isOld } from './placing.ts';
import type { Occasion } from './senders.ts';

/** A way to post in the table's channel through an interaction. */
export type Post = (message: Message) => Promise<SentMessage>;

/**
 * A table has one message in its channel. It's edited in place while it's recent and nothing has been said below
 * it; otherwise it's posted again at the bottom, in a game once somebody else is awaited, and the old one goes.
 */
export class TableMessage {
  readonly #channels: Channels;
  readonly #pictures: PictureSource;

  constructor(channels: Channels, pictures: PictureSource) {
    this.#channels = channels;
    this.#pictures = pictures;
  }

  /**
   * Brings the message up to date. @returns where it is now; null if the channel can't be reached
   * @throws what sending throws
   */
  async put(report: Report, occasion: Occasion | null): Promise<Posted | null> {
    const { posted } = report;
    if (posted && (await this.#mayEdit(report, posted, occasion)) && (await this.#edit(report, posted)))
      return { ...posted, shown: report.shown };
    return (await this.#postAsBot(report, occasion)) ?? this.#postAsReply(report, occasion);
  }

  /** Posts the message through an interaction; the old one goes. @throws what `post` throws */
  async putThrough(report: Report, occasion: Occasion, post: Post): Promise<Posted> {
    const message = await this.#message(report, calleeOf(report, occasion));
    return this.moved(report, await this.#channels.post(report.table, () => post(message)));
  }

  /** An interaction has posted the message; the old one goes. */
  async moved(report: Report, sent: SentMessage): Promise<Posted> {
    this.#channels.tokens.keep(sent);
    await this.#removeOld(report, sent.messageId);
    return this.#postedAs(report, sent.messageId);
  }

  /** While the same person goes on, the message stays where they opened their hand, wherever that is. */
  async #mayEdit(report: Report, posted: Posted, occasion: Occasion | null): Promise<boolean> {
    const { table } = report;
    if (table.status !== 'lobby' && table.wait <= posted.called) return true;
    if (isCalledToStart(report, occasion)) return false;
    if (isOld(posted, this.#channels.around.now())) return false;
    return !isBuried(posted, await this.#channels.newestIn(table));
  }

  /** Whether Discord let it be edited. */
  async #edit(report: Report, { messageId }: Posted): Promise<boolean> {
    const { table } = report;
    const message = await this.#message(report, null);
    const token = this.#channels.tokens.of(messageId);
    const asBot = async () => {
      const own = await this.#channels.around.botSender(table);
      await own?.edit(messageId, message);
      return own !== null;
    };
    const byToken = token && (() => token.edit(message).then(() => true));
    return (await this.#channels.either(table, messageId, byToken, asBot)) ?? false;
  }

  async #postAsBot(report: Report, occasion: Occasion | null): Promise<Posted | null> {
    const { table, shown } = report;
    const own = await this.#channels.around.botSender(table);
    if (!own) return null;
    const message = await this.#message(report, calleeOf(report, occasion));
    const messageId = await this.#channels.post(table, () => own.send(message, `${table.id}-${shown}`));
    await this.#removeOld(report, messageId);
    return this.#postedAs(report, messageId);
  }

  /** Where the bot may not post, somebody's token may. The old message stays as a line, since it's replied to. */
  async #postAsReply(report: Report, occasion: Occasion | null): Promise<Posted | null> {
    const { table, posted } = report;
    const old = posted && this.#channels.tokens.of(posted.messageId);
    if (!old?.reply) return null;
    const { reply } = old;
    const message = await this.#message(report, calleeOf(report, occasion));
    const sent = await this.#channels.post(table, () => reply(message));
    this.#channels.tokens.keep(sent);
    const line = movedMessage(table, await this.#channels.around.wordsFor(table));
    await this.#channels.either(table, old.messageId, () => old.edit(line), null);
    return this.#postedAs(report, sent.messageId);
  }

  async #message(report: Report, callee: string | null): Promise<Message> {
    const { table } = report;
    const deadline = await this.#channels.around.deadlineOf(table);
    return messageOf(report, {
      words: await this.#channels.around.wordsFor(table),
      pictures: this.#pictures,
      callee,
      deadline,
    });
  }

  #postedAs({ table, shown }: Report, messageId: string): Posted {
    const at = this.#channels.around.now();
    return { messageId, at, shown, newestId: messageId, called: table.wait, callId: null };
  }

  async #removeOld({ table, posted }: Report, newId: string): Promise<void> {
    if (!posted || posted.messageId === newId) return;
    await this.#channels.remove(table, posted.messageId);
    if (posted.callId !== null) await this.#channels.remove(table, posted.callId);
  }
}

/**
 * Whether the game starts with somebody else. If they come tomorrow, a line that calls them could only be deleted by
 * the bot itself, which counts towards its rate limit; a new message calls them without one.
 */
const isCalledToStart = (report: Report, occasion: Occasion | null): boolean =>
  report.kind === 'game' && report.started && calleeOf(report, occasion) !== null;
