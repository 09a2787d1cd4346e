import type { Clock } from '../../base/clock.ts';
import { fromNow, within } from '../../base/deadline.ts';
import { KeyedQueue } from '../../base/keyed-queue.ts';
import { type Log, redactedError } from '../../base/log.ts';
import { Retries } from '../../base/retry.ts';
import type { Actor, Posted } from '../../table/document.ts';
import { HELD_FOR, LeaseLost } from '../../table/lease.ts';
import { isFinal, Refusal } from '../../table/refusal.ts';
import { fullReport, owedReport, type Report } from '../../table/report.ts';
import type { TableService } from '../../table/table-service.ts';
import { isUnanswerable } from '../answers/discord-errors.ts';
import type { SentMessage } from '../answers/sent-message.ts';
import type { Pictures } from '../messages/pictures.ts';
import { Channels, Doubts, type Occasion, postedFrom, type Surroundings } from './channels.ts';
import { Leases } from './leases.ts';
import { PingMessages, PingRecipients } from './ping-messages.ts';
import { Reach } from './reach.ts';
import { type Post, TableMessage } from './table-message.ts';
import { Unasked } from './unasked.ts';

export interface AnnouncerOptions extends Surroundings {
  readonly tables: TableService;
  readonly pictures: Pictures;
  /** Resolves once no clock has to wait for its turn; none has to if absent. */
  readonly clocksFirst?: () => Promise<void>;
}

interface Told {
  readonly shown: number;
  readonly posted: Posted;
}

/** What somebody's request has come to, before they have their answer. */
interface UnderWay {
  /** To be told. */
  readonly tables: Set<string>;
  /** Whose controls have been used. */
  readonly seen: Set<string>;
  next: ((isMoved: boolean) => Promise<void>) | null;
}

/** If the interaction hasn't announced a saved change after this long, the bot does it itself. In ms. */
const LATEST = 2_000;

/** How long computer players may think before the channel is told what has happened so far, in ms; then how often. */
const [THINKING, THINKING_ON] = [1_500, 5_000];

/**
 * Announces changes in their channels. Each table's announcements run one at a time, and only in the process that has
 * the table's lease, so nothing is announced twice or out of order. What fails stays owed and is retried.
 */
export class Announcer {
  readonly reach: Reach;
  readonly #tables: TableService;
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #doubts: Doubts;
  readonly #leases: Leases;
  readonly #channels: Channels;
  readonly #recipients: PingRecipients;
  readonly #message: TableMessage;
  readonly #pings: PingMessages;
  readonly #queue = new KeyedQueue();
  /** What the channel has been told but the store hasn't recorded yet. */
  readonly #unsaved = new Map<string, Told>();
  readonly #underWay = new Map<string, UnderWay>();
  readonly #retries: Retries;
  readonly #unsubscribe: () => void;
  readonly #unasked: Unasked;
  #hasStopped = false;

  constructor({ tables, pictures, clocksFirst, ...around }: AnnouncerOptions) {
    this.#tables = tables;
    this.#unasked = new Unasked(clocksFirst);
    this.#log = around.log;
    this.#clock = around.clock;
    const again = (tableId: string) => void this.refresh(tableId, null);
    this.reach = new Reach(tables, around, again);
    this.#doubts = new Doubts(around.clock, again);
    this.#leases = new Leases(tables, around);
    this.#channels = new Channels(around, this.#doubts, this.#leases);
    this.#recipients = new PingRecipients(tables, around);
    this.#message = new TableMessage(this.#channels, pictures, this.#recipients, (report, task) =>
      this.#inTurn(report, task),
    );
    this.#pings = new PingMessages(this.#channels, this.#recipients, tables.isShared);
    this.#retries = new Retries(around.clock);
    this.#unsubscribe = tables.subscribe(({ tableId }) => {
      if (!this.#retries.has(tableId)) this.#retries.set(tableId, LATEST, this.announceUnasked);
    });
  }

  /**
   * Answers somebody; then the channels of the tables that they've changed are told, even if answering failed or the
   * bot is being stopped. @throws what answering throws
   */
  async answering({ userId, requestId = '' }: Actor, answer: () => Promise<void>): Promise<void> {
    const underWay: UnderWay = { tables: new Set(), seen: new Set(), next: null };
    this.#underWay.set(requestId, underWay);
    const unsubscribe = this.#tables.subscribe((change) => {
      if (change.requestId === requestId && !change.isHidden) underWay.tables.add(change.tableId);
    });
    const tell = async (occasion: Occasion | null) => {
      unsubscribe();
      this.#underWay.delete(requestId);
      let isMoved = false;
      for (const tableId of underWay.tables) isMoved = (await this.announce(tableId, occasion)) || isMoved;
      return isMoved;
    };
    try {
      await answer();
    } catch (error) {
      // Whoever got no answer doesn't know that they're awaited.
      const isThere = !isUnanswerable(error);
      if (!isThere) for (const tableId of underWay.seen) this.#recipients.unanswered(tableId, userId);
      await tell(isThere ? { userId } : null);
      throw error;
    }
    const isMoved = await tell({ userId });
    for (const tableId of underWay.seen) await this.#recipients.noteThere(tableId, userId);
    await underWay.next?.(isMoved);
  }

  /** The table's computers act and its channel is told after the answer, though the person has changed nothing. */
  owes({ requestId = '' }: Actor, tableId: string): void {
    this.#underWay.get(requestId)?.tables.add(tableId);
  }

  /** What's done once the channel has been told; `isMoved` if the table's message has been posted again. */
  afterwards({ requestId = '' }: Actor, next: (isMoved: boolean) => Promise<void>): void {
    const underWay = this.#underWay.get(requestId);
    if (underWay) underWay.next = next;
  }

  /** An interaction tells its channel's newest message. */
  heard(channelId: string, newestMessageId: string): void {
    this.#channels.tips.note(channelId, newestMessageId);
  }

  /** The bot has sent a private message in the channel. */
  ephemeralSent(channelId: string, messageId: string): void {
    this.#channels.tips.noteOwn(channelId, messageId);
  }

  /** Somebody uses the table's controls, so they needn't be pinged for what they see there, if they get an answer. */
  seen({ userId, requestId = '' }: Actor, tableId: string): void {
    this.#underWay.get(requestId)?.seen.add(tableId);
    this.#recipients.seen(tableId, userId);
  }

  /** Somebody has used a public message, which their token can change from now on. */
  reached(message: SentMessage): void {
    this.#channels.tokens.keep(message);
  }

  /**
   * Lets computer players act, then brings the table's message up to date and pings whoever is awaited.
   * Never throws. @returns whether the message has been posted again
   */
  announce(tableId: string, occasion: Occasion | null): Promise<boolean> {
    return this.#bringUpToDate(tableId, occasion, false);
  }

  /** The same for what nobody waits for; where many channels are told already, it stays owed. Never throws. */
  readonly announceUnasked = (tableId: string): void => {
    void this.#unasked.tell(() => this.announce(tableId, null));
  };

  /** The same, though nothing may have happened at the table: its clock has been stopped, for example. */
  refresh(tableId: string, occasion: Occasion | null): Promise<boolean> {
    return this.#bringUpToDate(tableId, occasion, true);
  }

  #bringUpToDate(tableId: string, occasion: Occasion | null, always: boolean): Promise<boolean> {
    return this.#attempt(tableId, async () => {
      const isOwed = always || this.#unsaved.has(tableId);
      const moved = await this.#leases.holding(tableId, isOwed, async (taking) => {
        // Whoever left the lease behind may have posted without noting it.
        if (taking === 'takenOver') this.#doubts.add(tableId);
        let isMoved = false;
        for (let isForced = always; ; isForced = false) {
          const told = await this.#tellOnce(tableId, occasion, isForced);
          isMoved ||= told === 'moved';
          // Other processes that change the table meanwhile leave the telling to this one.
          if (told !== null && this.#tables.isShared) continue;
          if (taking === 'takenOver') this.#doubts.addLater(tableId);
          return isMoved;
        }
      });
      return moved ?? false;
    });
  }

  /** @returns null if there's nothing to tell, or no way to */
  async #tellOnce(
    tableId: string,
    occasion: Occasion | null,
    always: boolean,
  ): Promise<'moved' | 'stays' | null> {
    const when = this.#clock.now();
    await this.#noteUnsaved(tableId, always);
    const wasMoved = await this.#advance(tableId, occasion, when);
    const owed = await this.#newReport(tableId, always);
    const report = owed ?? (always ? await this.#tables.read(tableId, fullReport) : null);
    if (!report) return wasMoved ? 'moved' : null;
    const put = (open: Report) =>
      report.isNews || always ? this.#message.put(open, occasion, when) : report.posted;
    const posted = await this.reach.telling(report, put, (...all) => this.#finish(...all, occasion));
    return posted && (wasMoved || posted.messageId !== report.posted?.messageId ? 'moved' : 'stays');
  }

  /**
   * Lets computer players act. While they think, the channel sees what has happened so far.
   * @returns whether the message has been posted again. @throws as `TableService.advance`
   */
  async #advance(tableId: string, occasion: Occasion | null, when: number): Promise<boolean> {
    const acting = this.#tables.advance(tableId);
    let isMoved = false;
    for (let patience = THINKING; (await within(patience, acting)) === undefined; patience = THINKING_ON)
      try {
        const report = this.#doubts.has(tableId) ? null : await this.#tables.read(tableId, owedReport);
        const posted = report?.isNews ? await this.#message.put(report, occasion, when) : null;
        if (!report || !posted) continue;
        await this.#finish(report, posted, occasion);
        isMoved ||= posted.messageId !== report.posted?.messageId;
      } catch (error) {
        // It's still owed, and told with what comes after it.
        this.#log.debug(
          { tableId, fault: redactedError(error) },
          'what happened before a thought is told after it',
        );
      }
    return isMoved;
  }

  /** Adds something to what was told, in the table's turn, unless something newer has been told. */
  async #inTurn({ table: { id }, shown }: Report, task: () => Promise<void>): Promise<void> {
    if (this.#hasStopped) return;
    if (!this.#tables.isShared) return this.#queue.run(id, task);
    const whileHeld = async () => {
      const { posted } = await fromNow(() => this.#tables.read(id, fullReport));
      if (posted && posted.shown <= shown) await task();
      await this.#tables.told(id, { shown });
    };
    await this.#queue.run(id, () => this.#leases.waiting(id, whileHeld));
    await this.announce(id, null);
  }

  /**
   * Like `announce`, for what's been owed for some time, unless this process is telling it: another one or an earlier run
   * may have posted without recording it.
   */
  async announceOwed(tableId: string): Promise<void> {
    if (this.#leases.isBusy(tableId)) return;
    // In a shared store, whoever may have posted has left their lease behind.
    if (!this.#tables.isShared) this.#doubts.add(tableId);
    await this.announce(tableId, null);
  }

  /**
   * Posts the table's message through an interaction, in place of the old one. A message whose buttons show a moment
   * of the table never goes out before everything up to that moment is in it: after a crash it counts as proof.
   * @throws what `post` throws
   */
  async show(tableId: string, occasion: Occasion, post: Post): Promise<void> {
    const show = async () => {
      await this.#newReport(tableId, true);
      const report = await this.#tables.read(tableId, fullReport);
      const posted = await this.#message.putThrough(report, occasion, post);
      // The person has their answer; what else fails is retried.
      await this.#finish(report, posted, occasion).catch((error: unknown) => this.#failed(tableId, error));
      if (report.table.unreachable) void this.refresh(tableId, occasion);
    };
    await this.#queue.run(tableId, () => this.#leases.waitingAgain(tableId, show));
  }

  /** An interaction has brought the table's message up to date itself, or put it back. Never throws. */
  async updated(tableId: string, messageId: string, shown: number): Promise<void> {
    const note = async () => {
      const { posted } = await this.#tables.read(tableId, fullReport);
      if (posted?.messageId !== messageId) return false;
      if (posted.shown < shown) await this.#note(tableId, { shown, posted: { ...posted, shown } });
      return posted.shown > shown;
    };
    const isPutBack = await this.#attempt(tableId, () => this.#leases.waiting(tableId, note));
    if (isPutBack) await this.refresh(tableId, null);
  }

  /** How many tables' channels are being told. */
  get telling(): number {
    return this.#leases.count;
  }

  /** Stops retrying and resolves once no announcement is in progress. */
  async stop(): Promise<void> {
    this.#hasStopped = true;
    this.#unsubscribe();
    this.#retries.stop();
    this.#doubts.stop();
    await this.#queue.idle();
  }

  #attempt(tableId: string, task: () => Promise<boolean>): Promise<boolean> {
    return this.#queue.run(tableId, async () => {
      try {
        const done = await task();
        this.#retries.done(tableId);
        return done;
      } catch (error) {
        this.#failed(tableId, error);
        return false;
      }
    });
  }

  /**
   * What's owed, once the computer players have acted; null if nothing.
   * @param goesOn whether the channel is told something even then
   */
  async #newReport(tableId: string, goesOn: boolean): Promise<Report | null> {
    await this.#noteUnsaved(tableId, goesOn);
    await this.#tables.advance(tableId);
    const read = await this.#tables.read(tableId, owedReport);
    const report = await this.#undoubted(tableId, read, goesOn);
    // Whatever was saved by now is in the report; what's saved later schedules itself again.
    this.#retries.cancel(tableId);
    return report;
  }

  /** Pings whoever is awaited, and records all that the channel knows, even if the ping fails. */
  async #finish(report: Report, posted: Posted, occasion: Occasion | null): Promise<void> {
    const { table, shown } = report;
    let all = posted;
    try {
      all = await this.#pings.put(report, posted, occasion);
      all = await this.#message.putElsewhere(report, all);
    } finally {
      await this.#note(table.id, { shown, posted: all });
    }
  }

  #failed(tableId: string, error: unknown): void {
    if (error instanceof Refusal && isFinal(error)) {
      this.#retries.done(tableId);
      this.#log.warn({ tableId, code: error.code }, 'what a channel is owed cannot be told');
      return;
    }
    if (error instanceof LeaseLost) {
      this.#log.debug({ tableId }, 'another process tells a channel');
      this.#retries.set(tableId, HELD_FOR, this.announceUnasked);
      return;
    }
    const retryIn = this.#retries.again(tableId, this.announceUnasked);
    this.#log.warn({ tableId, retryIn, fault: redactedError(error) }, 'an announcement is still owed');
  }

  /** The report, minus what the bot's last messages in the channel already say. */
  async #undoubted(tableId: string, report: Report | null, goesOn: boolean): Promise<Report | null> {
    if (!this.#doubts.has(tableId)) return report;
    const standing = report ?? (await this.#tables.read(tableId, fullReport));
    const { table } = standing;
    const own = await this.#channels.around.botSender(table);
    const traces = (await own?.traces(table)) ?? null;
    this.#doubts.settle(tableId);
    if (!traces) return report;
    for (const messageId of traces.older) await this.#channels.remove(table, messageId);
    const told = { shown: traces.shown, posted: postedFrom(traces, standing) };
    await this.#tables.told(tableId, told, goesOn);
    return this.#tables.read(tableId, owedReport);
  }

  async #note(tableId: string, told: Told): Promise<void> {
    this.#unsaved.set(tableId, told);
    await this.#noteUnsaved(tableId);
  }

  async #noteUnsaved(tableId: string, goesOn = false): Promise<void> {
    const told = this.#unsaved.get(tableId);
    if (!told) return;
    try {
      await this.#tables.told(tableId, told, goesOn);
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      this.#unsaved.delete(tableId);
      await this.#takeBack(tableId, told.posted);
      throw error;
    }
    this.#unsaved.delete(tableId);
  }

  /** This process stood still, and has sent something after another took over: what it posted goes. */
  async #takeBack(tableId: string, { messageId, callId }: Posted): Promise<void> {
    const { table, posted } = await fromNow(() => this.#tables.read(tableId, fullReport));
    const own = [messageId, callId].filter((id) => id !== null);
    for (const id of own)
      if (id !== posted?.messageId && id !== posted?.callId) await this.#channels.remove(table, id);
    this.#doubts.addLater(tableId);
  }
}
