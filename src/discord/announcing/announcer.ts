import type { Words } from '../../i18n/index.ts';
import { Refusal } from '../../table/refusal.ts';
import type { TableService } from '../../table/table-service.ts';
import type { GameReport, Report } from '../../table/types.ts';
import type { SentMessage } from '../answers/answer.ts';
import { isRefusedByDiscord } from '../answers/discord-errors.ts';
import { faultOf, type Log } from '../answers/log.ts';
import { messageOf } from '../messages/report.ts';
import { callMessage, gameMessage, type PictureSource, standingMessage } from '../messages/table.ts';
import { NewestMessages } from './newest-messages.ts';
import { Poster } from './poster.ts';
import { Retries } from './retries.ts';
import type { BotSenderOf, InteractionSender } from './senders.ts';
import { TurnPings } from './turn-pings.ts';

interface Told {
  readonly shown: number;
  readonly inPlace: boolean;
}

/** If the interaction hasn't announced a saved change after this long, the bot does it itself. In ms. */
const LATEST = 3_000;

/** Refusals that retrying can't fix. */
const FINAL: readonly unknown[] = ['unknownTable', 'tableUnreadable', 'serverUnreadable', 'storeTaken'];

/**
 * Announces changes in their channels. Each table's announcements run one at a time, so nothing is announced twice
 * or out of order. What fails stays owed and is retried. Every saved change is announced within seconds, even if
 * the player's interaction can't be answered.
 */
export class Announcer {
  readonly #tables: TableService;
  readonly #pictures: PictureSource;
  readonly #log: Log;
  readonly #poster: Poster;
  readonly #chains = new Map<string, Promise<void>>();
  readonly #newest: NewestMessages;
  readonly #pings: TurnPings;
  /** What the channel has been told but the store hasn't recorded yet. */
  readonly #unsaved = new Map<string, Told>();
  readonly #retries: Retries;
  readonly #unsubscribe: () => void;

  constructor(tables: TableService, pictures: PictureSource, log: Log, botSender: BotSenderOf) {
    this.#tables = tables;
    this.#pictures = pictures;
    this.#log = log;
    this.#poster = new Poster(botSender, log);
    this.#newest = new NewestMessages(log);
    this.#pings = new TurnPings(log, async (tableId, messageId) => {
      const own = await botSender(await tables.info(tableId));
      await own?.remove(messageId);
    });
    this.#retries = new Retries((tableId) => void this.announce(tableId, null));
    this.#unsubscribe = tables.subscribe(({ tableId }) => this.#retries.by(tableId, LATEST));
  }

  /**
   * Lets computer players act, then announces everything that's owed in one message: a new one, or, if no turn has
   * ended since, an edit of the newest one. Never throws.
   */
  announce(tableId: string, sender: InteractionSender | null): Promise<void> {
    return this.#enqueue(tableId, async () => {
      await this.#tell(tableId, sender);
    });
  }

  /** Like `announce`, but after a restart: the previous run may have posted without recording it. */
  announceOwed(tableId: string): Promise<void> {
    this.#poster.doubt(tableId);
    return this.announce(tableId, null);
  }

  /** Registers a newer public message of the table and removes the controls of the previous one. */
  replace(tableId: string, sent: SentMessage): void {
    this.#newest.replace(tableId, sent);
  }

  /** Like `replace`, for a message that leaves nothing to announce. Never throws. */
  told(tableId: string, sent: SentMessage, shown: number): Promise<void> {
    return this.#enqueue(tableId, async () => {
      this.#newest.replace(tableId, sent);
      await this.#note(tableId, { shown, inPlace: false }).catch((error: unknown) =>
        this.#failed(tableId, error),
      );
    });
  }

  /** Stops retrying and resolves once no announcement is in progress. */
  async stop(): Promise<void> {
    this.#unsubscribe();
    this.#retries.stop();
    await Promise.all(this.#chains.values());
  }

  #enqueue(tableId: string, task: () => Promise<void>): Promise<void> {
    const turn = (this.#chains.get(tableId) ?? Promise.resolve()).then(task).finally(() => {
      if (this.#chains.get(tableId) === turn) this.#chains.delete(tableId);
    });
    this.#chains.set(tableId, turn);
    return turn;
  }

  /**
   * Posts the table again, and with it whatever hasn't been told. A message whose buttons show a moment of the table
   * never goes out before everything up to that moment has been told: after a crash it counts as proof.
   * @throws what the sender throws
   */
  show(tableId: string, sender: InteractionSender): Promise<void> {
    return this.#enqueue(tableId, async () => {
      const { inPlace: _none, ...posting } = sender;
      while (!(await this.#tell(tableId, posting, true))) {
        const spectator = await this.#tables.spectatorView(tableId);
        const message = await standingMessage(spectator, sender.words, this.#pictures);
        const report = await this.#tables.report(tableId);
        if (report?.shown === spectator.table.shown) return;
        if (report) continue;
        this.#newest.replace(tableId, await sender.send(message));
        return;
      }
    });
  }

  /** @returns whether a message was posted. Never throws */
  async #tell(tableId: string, sender: InteractionSender | null, isNew = false): Promise<boolean> {
    try {
      await this.#noteUnsaved(tableId);
      await this.#tables.advance(tableId);
      const report = await this.#undoubted(tableId, await this.#tables.report(tableId));
      // Whatever was saved by now is in the report; what's saved later schedules itself again.
      this.#retries.begun(tableId);
      if (!report) {
        this.#retries.done(tableId);
        return false;
      }
      const mayEdit = sender !== null && !isNew && report.kind === 'game';
      const inPlace = mayEdit && (await this.#putInOrder(report, sender));
      if (!inPlace) {
        const message = (words: Words) => messageOf(report, words, this.#pictures);
        const posted = await this.#poster.post(report.table, sender, message, `${tableId}-${report.shown}`);
        if (!posted) {
          this.#retries.done(tableId);
          return false;
        }
        this.#newest.replace(tableId, posted === 'own' ? null : posted, report.notes);
        await this.#pings.withdraw(tableId);
      }
      await this.#note(tableId, { shown: report.shown, inPlace });
      this.#retries.done(tableId);
      return !inPlace;
    } catch (error) {
      this.#failed(tableId, error);
      return false;
    }
  }

  #failed(tableId: string, error: unknown): void {
    if (error instanceof Refusal && FINAL.includes(error.code)) {
      this.#retries.done(tableId);
      this.#log.warn({ tableId, code: error.code }, 'what a channel is owed cannot be told');
      return;
    }
    const retryIn = this.#retries.again(tableId);
    this.#log.warn({ tableId, retryIn, fault: faultOf(error) }, 'an announcement is still owed');
  }

  /** The report, minus what the bot's last messages in the channel already say. */
  async #undoubted(tableId: string, report: Report | null): Promise<Report | null> {
    const shown = report && (await this.#poster.lastShown(report.table));
    if (shown === null) return report;
    await this.#tables.told(tableId, { shown });
    return this.#tables.report(tableId);
  }

  /** Brings the newest message up to date and pings whoever must decide. False if it can't be edited. */
  async #putInOrder(report: GameReport, sender: InteractionSender): Promise<boolean> {
    const { id } = report.table;
    const before = this.#newest.of(id);
    if (report.notes.length > 0 || !report.newest.outlives || !(sender.inPlace ?? before)) return false;
    const notes = before?.notes ?? [];
    const current = { ...report, ...report.newest, takenBack: false, notes };
    const message = await gameMessage(current, sender.words, this.#pictures);
    try {
      if (sender.inPlace) this.#newest.renew(id, await sender.inPlace(message), notes);
      else await before?.sent.edit(message);
    } catch (error) {
      if (!isRefusedByDiscord(error)) return this.#poster.throwDoubtful(id, error);
      this.#log.debug({ tableId: id, fault: faultOf(error) }, 'the newest message cannot be changed');
      return false;
    }
    await this.#pings.withdraw(id);
    if (message.mention === undefined || message.mention === sender.userId) return true;
    const call = (words: Words) => Promise.resolve(callMessage(report, words));
    const sent = await this.#poster.post(report.table, sender, call, `${id}+${report.shown}`);
    if (sent && sent !== 'own') this.#pings.noted(id, sent);
    return true;
  }

  async #note(tableId: string, told: Told): Promise<void> {
    this.#unsaved.set(tableId, told);
    await this.#noteUnsaved(tableId);
  }

  async #noteUnsaved(tableId: string): Promise<void> {
    const told = this.#unsaved.get(tableId);
    if (!told) return;
    await this.#tables.told(tableId, told, told.inPlace);
    this.#unsaved.delete(tableId);
  }
}
