import { createHash } from 'node:crypto';
import { within } from '../../base/deadline.ts';
import { hasShownPicture } from '../../base/interaction.ts';
import { redactedError } from '../../base/log.ts';
import type { Posted } from '../../table/document.ts';
import type { Report } from '../../table/report.ts';
import type { TableInfo } from '../../table/views.ts';
import type { Attachment, Message } from '../answers/message.ts';
import type { SentMessage } from '../answers/sent-message.ts';
import { threadMessage } from '../messages/invitation.ts';
import type { Pictures } from '../messages/pictures.ts';
import { movedMessage, type Telling, tableMessage, tablePicture } from '../messages/table.ts';
import { type Channels, isNewer, type Occasion } from './channels.ts';
import type { PingRecipients } from './ping-messages.ts';

/** A way to post in the table's channel through an interaction. */
export type Post = (message: Message) => Promise<SentMessage>;

/** Runs something in the table's turn, after what's being told of it, unless that's newer. */
type InTurn = (report: Report, task: () => Promise<void>) => Promise<void>;

/** How long telling waits for the picture, in ms; drawing one takes about 20. Later it's added by an edit. */
const PICTURE_WITHIN = 150;

/** One for all: making an error for each would take longer than the rest, because of its stack. */
const SUPERSEDED = new Error('the table has a newer message');

/**
 * A table has one message in its channel. It's edited in place while it's recent and nothing has been said below
 * it; otherwise it's posted again at the bottom, in a game once somebody else is awaited, and the old one goes.
 */
export class TableMessage {
  readonly #channels: Channels;
  readonly #pictures: Pictures;
  readonly #recipients: PingRecipients;
  readonly #inTurn: InTurn;
  /** Each table's newest picture while it's being drawn. */
  readonly #drawing = new Map<string, AbortController>();

  constructor(channels: Channels, pictures: Pictures, recipients: PingRecipients, inTurn: InTurn) {
    this.#channels = channels;
    this.#pictures = pictures;
    this.#recipients = recipients;
    this.#inTurn = inTurn;
  }

  /**
   * Brings the message up to date. `when` it was asked for, in ms since the epoch.
   * @returns where it is now; null if the channel can't be reached. @throws what sending throws
   */
  async put(report: Report, occasion: Occasion | null, when: number): Promise<Posted | null> {
    const { posted, shown } = report;
    return this.#withPicture(report, async (message) => {
      const isEdited =
        posted !== null &&
        (await this.#mayEdit(report, posted, when)) &&
        (await this.#edit(report, posted.messageId, message));
      // What was told when the game ended isn't posted again: at most a name in it has changed.
      if (isEdited || (posted && isOver(report.table, posted))) return { ...posted, shown };
      return (
        (await this.#postAsBot(report, occasion, message)) ?? this.#postAsReply(report, occasion, message)
      );
    });
  }

  /** Posts the message through an interaction; the old one goes. @throws what `post` throws */
  async putThrough(report: Report, occasion: Occasion, post: Post): Promise<Posted> {
    return this.#withPicture(report, async (silent) => {
      const message = await this.#calling(report, occasion, silent);
      return this.moved(report, await this.#channels.post(report.table, () => post(message)), message);
    });
  }

  /** An interaction has posted the message; the old one goes. */
  async moved(report: Report, sent: SentMessage, message?: Message): Promise<Posted> {
    this.#channels.tokens.keep(sent);
    await this.#removeOld(report, sent.messageId);
    return this.#postedAs(report, sent.messageId, message);
  }

  /**
   * Edits the message that announces a thread's table elsewhere, if what it says has changed. Never throws: what
   * doesn't arrive is edited with what comes next.
   */
  async putElsewhere({ table, posted: before }: Report, posted: Posted): Promise<Posted> {
    const announced = before?.announced;
    if (!announced) return posted;
    const { around } = this.#channels;
    const message = threadMessage(table, await around.translatorFor(table));
    const says = messageDigest(message);
    if (says === announced.says) return posted;
    try {
      const there = { ...table, channelId: announced.channelId };
      // What Discord refuses, since somebody has deleted it for example, isn't tried again.
      const isEdited = (await this.#change(there, announced.messageId, message)) ?? true;
      return isEdited ? { ...posted, announced: { ...announced, says } } : posted;
    } catch (error) {
      around.log.debug({ tableId: table.id, fault: redactedError(error) }, 'an announcement stays as it was');
      return posted;
    }
  }

  /** While the same person goes on, the message stays where they opened their hand, wherever that is. */
  async #mayEdit(report: Report, posted: Posted, when: number): Promise<boolean> {
    const { table } = report;
    if (table.status !== 'lobby' && table.wait <= posted.called) return true;
    if (isOld(posted, this.#channels.around.clock.now())) return false;
    return !isBuried(posted, await this.#channels.newestIn(table, when));
  }

  /** Whether Discord let it be edited. */
  async #edit({ table }: Report, messageId: string, message: Message): Promise<boolean> {
    return (await this.#channels.tell(table, () => this.#change(table, messageId, message))) ?? false;
  }

  /** Null if Discord refuses it; false if there's no way. */
  #change(table: TableInfo, messageId: string, message: Message): Promise<boolean | null> {
    const token = this.#channels.tokens.of(messageId);
    const asBot = async () => {
      const own = await this.#channels.around.botSender(table);
      await own?.edit(messageId, message);
      return own !== null;
    };
    const byToken = token && (() => token.edit(message).then(() => true));
    return this.#channels.either(table, messageId, byToken, asBot);
  }

  async #postAsBot(report: Report, occasion: Occasion | null, silent: Message): Promise<Posted | null> {
    const { table, shown } = report;
    const own = await this.#channels.around.botSender(table);
    if (!own) return null;
    const message = await this.#calling(report, occasion, silent);
    const messageId = await this.#channels.post(table, () => own.send(message, `${table.id}-${shown}`));
    await this.#removeOld(report, messageId);
    return this.#postedAs(report, messageId, message);
  }

  /** Where the bot may not post, somebody's token may. The old message stays as a line, since it's replied to. */
  async #postAsReply(report: Report, occasion: Occasion | null, silent: Message): Promise<Posted | null> {
    const { table, posted } = report;
    const old = posted && this.#channels.tokens.of(posted.messageId);
    if (!old?.reply) return null;
    const { reply } = old;
    const message = await this.#calling(report, occasion, silent);
    const sent = await this.#channels.post(table, () => reply(message));
    this.#channels.tokens.keep(sent);
    const line = movedMessage(table, await this.#channels.around.translatorFor(table));
    await this.#channels.either(table, old.messageId, () => old.edit(line), null);
    return this.#postedAs(report, sent.messageId, message);
  }

  /**
   * Sends the message with its picture; if that takes long, first with words alone. The picture is then added once it's
   * drawn, unless there's something newer to show by then.
   */
  async #withPicture<Put extends Posted | null>(
    report: Report,
    send: (message: Message) => Promise<Put>,
  ): Promise<Put> {
    const { id } = report.table;
    this.#drawing.get(id)?.abort(SUPERSEDED);
    const drawing = new AbortController();
    this.#drawing.set(id, drawing);
    const t = await this.#channels.around.translatorFor(report.table);
    const drawn = tablePicture(report, t, this.#pictures, drawing.signal);
    let isLate = false;
    try {
      const picture = await within(PICTURE_WITHIN, drawn);
      const put = await send(await this.#message(report, picture === undefined ? 'later' : picture));
      isLate = picture === undefined && put !== null;
      if (picture && put) hasShownPicture();
      if (isLate) void this.#addLater(report, put!.messageId, drawn, drawing);
      return put;
    } finally {
      if (!isLate) this.#drawing.delete(id);
    }
  }

  /** Never rejects: the words are out already. */
  async #addLater(
    report: Report,
    messageId: string,
    drawn: Promise<Attachment | null>,
    drawing: AbortController,
  ): Promise<void> {
    const { id } = report.table;
    try {
      const picture = await drawn;
      await this.#inTurn(report, async () => {
        if (this.#drawing.get(id) !== drawing) return;
        this.#drawing.delete(id);
        await this.#edit(report, messageId, await this.#message(report, picture));
        if (picture) hasShownPicture();
      });
    } catch (error) {
      this.#channels.around.log.debug(
        { tableId: id, fault: redactedError(error) },
        'a late picture could not be added',
      );
    }
  }

  async #message(report: Report, picture: Telling['picture']): Promise<Message> {
    const { translatorFor, chatsAt, deadlineOf } = this.#channels.around;
    const deadline = await deadlineOf(report.table);
    const chats = await chatsAt(report.table);
    return tableMessage(report, { t: await translatorFor(report.table), picture, deadline, chats });
  }

  /** The message as one that pings whoever is awaited now. */
  async #calling(report: Report, occasion: Occasion | null, message: Message): Promise<Message> {
    return { ...message, ...(await this.#recipients.now(report, occasion)).called };
  }

  #postedAs({ table, shown, posted }: Report, messageId: string, message?: Message): Posted {
    const at = this.#channels.around.clock.now();
    const callId = posted && isOver(table, posted) ? posted.callId : null;
    const ready = posted?.readyFor ? { readyFor: posted.readyFor } : {};
    const last = message?.mention === undefined ? posted?.mentioned : table.wait;
    const mentioned = last === undefined ? {} : { mentioned: last };
    return { messageId, at, shown, newestId: messageId, called: table.wait, callId, ...ready, ...mentioned };
  }

  async #removeOld({ table, posted }: Report, newId: string): Promise<void> {
    if (!posted || posted.messageId === newId) return;
    await this.#channels.remove(table, posted.messageId);
    if (posted.callId !== null && !isOver(table, posted)) await this.#channels.remove(table, posted.callId);
  }
}

/** Tells whether a message says the same. */
export const messageDigest = (message: Message): string =>
  createHash('sha256').update(JSON.stringify(message)).digest('base64url').slice(0, 16);

/** Discord allows few edits of messages older than an hour (error 30046). A margin of five minutes. */
const EDITABLE_FOR = 55 * 60_000;

/** Whether the table's message is too old to be edited turn after turn. */
export const isOld = ({ at }: Posted, now: number): boolean => now - at > EDITABLE_FOR;

/** Whether the channel has been told the end of the game. */
const isOver = ({ status, wait }: TableInfo, { called }: Posted): boolean =>
  status === 'finished' && wait <= called;

/** Whether something has been said below what the bot itself has posted about the table. */
const isBuried = ({ newestId }: Posted, channelTip: string | null): boolean =>
  channelTip !== null && isNewer(channelTip, newestId);
