import type { Words } from '../../i18n/index.ts';
import type { TableService } from '../../table/table-service.ts';
import type { Report, TableInfo } from '../../table/types.ts';
import type { SentMessage } from '../answers/answer.ts';
import { faultOf, type Log } from '../answers/log.ts';
import type { Message } from '../answers/message.ts';
import { callMessage, type PictureSource, reportMessage, standingMessage } from '../messages/table.ts';
import { NewestMessages } from './newest-messages.ts';
import { TurnPings } from './turn-pings.ts';

/** A way of saying something in the channel of a table. */
export interface Sender {
  readonly words: Words;
  /** Null where the message could be changed only against the global limit. */
  send(message: Message): Promise<SentMessage | null>;
}

/** The sender of somebody's interaction. */
export interface InteractionSender extends Sender {
  readonly userId: string;
  /** Puts the message in the place of the table's message whose control was used; absent where there is none. */
  readonly inPlace?: (message: Message) => Promise<SentMessage>;
}

/** The bot's own way into a table's channel, for when no interaction is at hand. */
export interface BotSender extends Sender {
  remove(messageId: string): Promise<void>;
}

/** Null when the channel is gone or closed to the bot. */
export type BotSenderOf = (table: TableInfo) => Promise<BotSender | null>;

const UNHEARD = 'unheard';

interface Told {
  readonly report: Pick<Report, 'steps' | 'undone'>;
  readonly inPlace: boolean;
}

const FIRST_RETRY = 5_000;
const LAST_RETRY = 5 * 60_000;

/**
 * Tells the channels what happened. One table's announcements come one after the other, so nothing is
 * told twice or out of order; what could not be told stays owed and is tried again.
 */
export class Announcer {
  readonly #tables: TableService;
  readonly #pictures: PictureSource;
  readonly #log: Log;
  readonly #botSender: BotSenderOf;
  readonly #chains = new Map<string, Promise<void>>();
  readonly #newest: NewestMessages;
  readonly #pings: TurnPings;
  readonly #unsaved = new Map<string, Told>();
  readonly #retries = new Map<string, NodeJS.Timeout>();
  #stopped = false;

  constructor(tables: TableService, pictures: PictureSource, log: Log, botSender: BotSenderOf) {
    this.#tables = tables;
    this.#pictures = pictures;
    this.#log = log;
    this.#botSender = botSender;
    this.#newest = new NewestMessages(log);
    this.#pings = new TurnPings(log, async (tableId, messageId) => {
      const own = await botSender(await tables.info(tableId));
      await own?.remove(messageId);
    });
  }

  /**
   * Lets computer players act, then tells everything untold in one message: a new one, or, as long as no turn
   * has ended since, the newest one put in order. `notes` are lines to add; with notes there is a new message
   * even when nothing else is untold. Never throws.
   */
  announce(tableId: string, sender: InteractionSender | null, notes: readonly string[] = []): Promise<void> {
    return this.#enqueue(tableId, () => this.#tell(tableId, sender, notes, FIRST_RETRY));
  }

  #enqueue(tableId: string, task: () => Promise<void>): Promise<void> {
    const turn = (this.#chains.get(tableId) ?? Promise.resolve()).then(task).finally(() => {
      if (this.#chains.get(tableId) === turn) this.#chains.delete(tableId);
    });
    this.#chains.set(tableId, turn);
    return turn;
  }

  /** Notes a newer public message of the table: the controls of the one before it go. */
  replace(tableId: string, sent: SentMessage | null): void {
    this.#newest.replace(tableId, sent, []);
  }

  /** Ends retrying and resolves when nothing is being told any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const retry of this.#retries.values()) clearTimeout(retry);
    await Promise.all(this.#chains.values());
  }

  async #tell(
    tableId: string,
    sender: InteractionSender | null,
    notes: readonly string[],
    wait: number,
  ): Promise<void> {
    try {
      await this.#noteUnsaved(tableId);
      await this.#tables.advance(tableId);
      const report = await this.#tables.report(tableId);
      if (!report && notes.length === 0) return;
      if (report && sender && notes.length === 0 && (await this.#putInOrder(report, sender)))
        return await this.#note(tableId, { report, inPlace: true });
      const message = async (words: Words) =>
        report
          ? reportMessage(report, words, this.#pictures, notes)
          : standingMessage(await this.#tables.spectatorView(tableId), words, this.#pictures, notes);
      const sent = await this.#send(tableId, sender, message);
      if (sent === UNHEARD) return;
      this.#newest.replace(tableId, sent, notes);
      await this.#pings.withdraw(tableId);
      if (report) await this.#note(tableId, { report, inPlace: false });
    } catch (error) {
      this.#log.warn({ tableId, fault: faultOf(error) }, 'an announcement is still owed');
      this.#retry(tableId, wait);
    }
  }

  /** Makes the newest message say what is the case now, and calls whoever must decide; false where it cannot. */
  async #putInOrder(report: Report, sender: InteractionSender): Promise<boolean> {
    const { id } = report.table;
    const before = this.#newest.of(id);
    const notes = before?.notes ?? [];
    if (!report.newest.outlives || !(sender.inPlace ?? before)) return false;
    const current = { ...report, ...report.newest, takenBack: false };
    const message = await reportMessage(current, sender.words, this.#pictures, notes);
    try {
      if (sender.inPlace) this.#newest.renew(id, await sender.inPlace(message), notes);
      else await before?.sent.edit(message);
    } catch (error) {
      this.#log.debug({ tableId: id, fault: faultOf(error) }, 'the newest message cannot be changed');
      return false;
    }
    await this.#pings.withdraw(id);
    if (message.mention === undefined || message.mention === sender.userId) return true;
    const call = await this.#send(id, sender, async (words) => callMessage(report, words));
    if (call !== UNHEARD) this.#pings.noted(id, call);
    return true;
  }

  async #note(tableId: string, told: Told): Promise<void> {
    this.#unsaved.set(tableId, told);
    await this.#noteUnsaved(tableId);
  }

  async #noteUnsaved(tableId: string): Promise<void> {
    const told = this.#unsaved.get(tableId);
    if (!told) return;
    await this.#tables.told(tableId, told.report, told.inPlace);
    this.#unsaved.delete(tableId);
  }

  async #send(
    tableId: string,
    sender: Sender | null,
    message: (words: Words) => Promise<Message>,
  ): Promise<SentMessage | null | typeof UNHEARD> {
    if (sender) {
      const ready = await message(sender.words);
      try {
        return await sender.send(ready);
      } catch (error) {
        this.#log.warn({ tableId, fault: faultOf(error) }, 'the interaction could not tell the channel');
      }
    }
    const own = await this.#botSender(await this.#tables.info(tableId));
    if (own) return own.send(await message(own.words));
    this.#log.warn({ tableId }, 'an announcement is owed to a channel that is out of reach');
    return UNHEARD;
  }

  #retry(tableId: string, wait: number): void {
    if (this.#stopped || this.#retries.has(tableId)) return;
    const timer = setTimeout(() => {
      this.#retries.delete(tableId);
      void this.#enqueue(tableId, () => this.#tell(tableId, null, [], Math.min(wait * 2, LAST_RETRY)));
    }, wait);
    timer.unref();
    this.#retries.set(tableId, timer);
  }
}
