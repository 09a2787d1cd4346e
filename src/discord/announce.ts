import type { Words } from '../i18n/index.ts';
import type { Tables } from '../table/tables.ts';
import type { Report, TableInfo } from '../table/types.ts';
import type { Said } from './answer.ts';
import { faultOf, type Log } from './log.ts';
import type { Message } from './message.ts';
import { callMessage, reportMessage, type Studio, standingMessage } from './messages/table.ts';
import { NewestMessages } from './newest.ts';
import { Summons } from './summons.ts';

/** A way of saying something in the channel of a table. */
export interface Voice {
  readonly words: Words;
  /** Null where the message could be changed only against the global limit. */
  say(message: Message): Promise<Said | null>;
}

/** The voice of somebody's interaction. */
export interface CallerVoice extends Voice {
  readonly userId: string;
  /** Puts the message in the place of the table's message whose control was used; absent where there is none. */
  readonly inPlace?: (message: Message) => Promise<Said>;
}

/** The bot's own way into a table's channel, for when no interaction is at hand. */
export interface OwnVoice extends Voice {
  remove(messageId: string): Promise<void>;
}

/** Null when the channel is gone or closed to the bot. */
export type OwnVoiceOf = (table: TableInfo) => Promise<OwnVoice | null>;

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
  readonly #tables: Tables;
  readonly #studio: Studio;
  readonly #log: Log;
  readonly #ownVoice: OwnVoiceOf;
  readonly #chains = new Map<string, Promise<void>>();
  readonly #newest: NewestMessages;
  readonly #summons: Summons;
  readonly #unsaved = new Map<string, Told>();
  readonly #retries = new Map<string, NodeJS.Timeout>();
  #stopped = false;

  constructor(tables: Tables, studio: Studio, log: Log, ownVoice: OwnVoiceOf) {
    this.#tables = tables;
    this.#studio = studio;
    this.#log = log;
    this.#ownVoice = ownVoice;
    this.#newest = new NewestMessages(log);
    this.#summons = new Summons(log, async (tableId, messageId) => {
      const own = await ownVoice(await tables.info(tableId));
      await own?.remove(messageId);
    });
  }

  /**
   * Lets computer players act, then tells everything untold in one message: a new one, or, as long as no turn
   * has ended since, the newest one put in order. `notes` are lines to add; with notes there is a new message
   * even when nothing else is untold. Never throws.
   */
  announce(tableId: string, voice: CallerVoice | null, notes: readonly string[] = []): Promise<void> {
    return this.#enqueue(tableId, () => this.#tell(tableId, voice, notes, FIRST_RETRY));
  }

  #enqueue(tableId: string, task: () => Promise<void>): Promise<void> {
    const turn = (this.#chains.get(tableId) ?? Promise.resolve()).then(task).finally(() => {
      if (this.#chains.get(tableId) === turn) this.#chains.delete(tableId);
    });
    this.#chains.set(tableId, turn);
    return turn;
  }

  /** Notes a newer public message of the table: the controls of the one before it go. */
  replace(tableId: string, said: Said | null): void {
    this.#newest.replace(tableId, said, []);
  }

  /** Ends retrying and resolves when nothing is being told any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const retry of this.#retries.values()) clearTimeout(retry);
    await Promise.all(this.#chains.values());
  }

  async #tell(
    tableId: string,
    voice: CallerVoice | null,
    notes: readonly string[],
    wait: number,
  ): Promise<void> {
    try {
      await this.#noteUnsaved(tableId);
      await this.#tables.advance(tableId);
      const report = await this.#tables.report(tableId);
      if (!report && notes.length === 0) return;
      if (report && voice && notes.length === 0 && (await this.#putInOrder(report, voice)))
        return await this.#note(tableId, { report, inPlace: true });
      const message = async (words: Words) =>
        report
          ? reportMessage(report, words, this.#studio, notes)
          : standingMessage(await this.#tables.spectatorView(tableId), words, this.#studio, notes);
      const said = await this.#say(tableId, voice, message);
      if (said === UNHEARD) return;
      this.#newest.replace(tableId, said, notes);
      await this.#summons.withdraw(tableId);
      if (report) await this.#note(tableId, { report, inPlace: false });
    } catch (error) {
      this.#log.warn({ tableId, fault: faultOf(error) }, 'an announcement is still owed');
      this.#retry(tableId, wait);
    }
  }

  /** Makes the newest message say what is the case now, and calls whoever must decide; false where it cannot. */
  async #putInOrder(report: Report, voice: CallerVoice): Promise<boolean> {
    const { id } = report.table;
    const before = this.#newest.of(id);
    const notes = before?.notes ?? [];
    if (!report.newest.outlives || !(voice.inPlace ?? before)) return false;
    const current = { ...report, ...report.newest, takenBack: false };
    const message = await reportMessage(current, voice.words, this.#studio, notes);
    try {
      if (voice.inPlace) this.#newest.renew(id, await voice.inPlace(message), notes);
      else await before?.said.edit(message);
    } catch (error) {
      this.#log.debug({ tableId: id, fault: faultOf(error) }, 'the newest message cannot be changed');
      return false;
    }
    await this.#summons.withdraw(id);
    if (message.mention === undefined || message.mention === voice.userId) return true;
    const call = await this.#say(id, voice, async (words) => callMessage(report, words));
    if (call !== UNHEARD) this.#summons.noted(id, call);
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

  async #say(
    tableId: string,
    voice: Voice | null,
    message: (words: Words) => Promise<Message>,
  ): Promise<Said | null | typeof UNHEARD> {
    if (voice) {
      const ready = await message(voice.words);
      try {
        return await voice.say(ready);
      } catch (error) {
        this.#log.warn({ tableId, fault: faultOf(error) }, 'the interaction could not tell the channel');
      }
    }
    const own = await this.#ownVoice(await this.#tables.info(tableId));
    if (own) return own.say(await message(own.words));
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
