import type { Words } from '../i18n/index.ts';
import type { Tables } from '../table/tables.ts';
import type { TableInfo } from '../table/types.ts';
import type { Said } from './answer.ts';
import { faultOf, type Log } from './log.ts';
import type { Message } from './message.ts';
import { reportMessage, type Studio, standingMessage } from './messages/table.ts';

/** A way of saying something in the channel of a table. */
export interface Voice {
  readonly words: Words;
  /** Null where the message could be changed only against the global limit. */
  say(message: Message): Promise<Said | null>;
}

/**
 * The bot's own way into a table's channel, for when no interaction is at hand; null when the channel is
 * gone or closed to the bot.
 */
export type OwnVoice = (table: TableInfo) => Promise<Voice | null>;

const UNHEARD = 'unheard';

/** An interaction's token is good for 15 minutes; one left for the way. */
const STRIP_WITHIN = 14 * 60_000;
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
  readonly #ownVoice: OwnVoice;
  readonly #chains = new Map<string, Promise<void>>();
  readonly #last = new Map<string, Said>();
  readonly #unsaved = new Map<string, number>();
  readonly #retries = new Map<string, NodeJS.Timeout>();
  #stopped = false;

  constructor(tables: Tables, studio: Studio, log: Log, ownVoice: OwnVoice) {
    this.#tables = tables;
    this.#studio = studio;
    this.#log = log;
    this.#ownVoice = ownVoice;
  }

  /**
   * Lets computer players act, then tells everything untold in one message. `notes` are lines to add; with
   * notes there is a message even when nothing else is untold. Never throws.
   */
  announce(tableId: string, voice: Voice | null, notes: readonly string[] = []): Promise<void> {
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
    const before = this.#last.get(tableId);
    this.#last.delete(tableId);
    if (said) this.#last.set(tableId, said);
    for (const [id, { at }] of this.#last) {
      if (Date.now() - at <= STRIP_WITHIN) break;
      this.#last.delete(id);
    }
    if (!before || Date.now() - before.at > STRIP_WITHIN) return;
    before.strip().catch((error: unknown) => {
      this.#log.debug({ tableId, fault: faultOf(error) }, 'old controls stay');
    });
  }

  /** Ends retrying and resolves when nothing is being told any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const retry of this.#retries.values()) clearTimeout(retry);
    await Promise.all(this.#chains.values());
  }

  async #tell(tableId: string, voice: Voice | null, notes: readonly string[], wait: number): Promise<void> {
    try {
      await this.#noteUnsaved(tableId);
      await this.#tables.advance(tableId);
      const report = await this.#tables.report(tableId);
      if (!report && notes.length === 0) return;
      const message = async (words: Words) =>
        report
          ? reportMessage(report, words, this.#studio, notes)
          : standingMessage(await this.#tables.spectatorView(tableId), words, this.#studio, notes);
      const said = await this.#say(tableId, voice, message);
      if (said === UNHEARD) return;
      this.replace(tableId, said);
      if (!report) return;
      this.#unsaved.set(tableId, report.steps);
      await this.#noteUnsaved(tableId);
    } catch (error) {
      this.#log.warn({ tableId, fault: faultOf(error) }, 'an announcement is still owed');
      this.#retry(tableId, wait);
    }
  }

  async #noteUnsaved(tableId: string): Promise<void> {
    const steps = this.#unsaved.get(tableId);
    if (steps === undefined) return;
    await this.#tables.told(tableId, steps);
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
