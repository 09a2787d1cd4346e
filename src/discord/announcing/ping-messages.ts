import { fromNow } from '../../base/deadline.ts';
import { lastUsed } from '../../base/last-used.ts';
import { paceDuration } from '../../clocks/clock-document.ts';
import type { Posted } from '../../table/document.ts';
import { isErased } from '../../table/erasure.ts';
import { isPersonAway } from '../../table/holders.ts';
import { isHostPingOwed, type Report, readyFor } from '../../table/report.ts';
import type { TableService } from '../../table/table-service.ts';
import type { TableInfo } from '../../table/views.ts';
import { type Message, userMentions } from '../answers/message.ts';
import { readyMessage } from '../messages/lobby.ts';
import { overMessage, personToAct, pingMessage } from '../messages/table.ts';
import { type Channels, isNewer, type Occasion, type Surroundings } from './channels.ts';

/**
 * An edit notifies nobody, so whoever is awaited is pinged by a message below the table's: one for each wait,
 * which goes once the wait is over. Another line says that the game is over.
 */
export class PingMessages {
  readonly #channels: Channels;
  readonly #recipients: PingRecipients;
  readonly #isShared: boolean;

  /** @param isShared whether another process may take over in the middle */
  constructor(channels: Channels, recipients: PingRecipients, isShared: boolean) {
    this.#channels = channels;
    this.#recipients = recipients;
    this.#isShared = isShared;
  }

  /**
   * Removes the ping of an earlier wait, and pings for the report's wait unless it's over by now.
   * @throws what reading and sending throw
   */
  async put(report: Report, posted: Posted, occasion: Occasion | null): Promise<Posted> {
    const { table } = report;
    if (table.status === 'lobby') return this.#putHosts(report, posted, occasion);
    if (posted.called >= table.wait) {
      if (report.isNews && table.status === 'finished') await this.#correct(report, posted);
      if (table.status !== 'closed' || posted.callId === null) return posted;
      await this.#channels.remove(table, posted.callId);
      return { ...posted, callId: null };
    }
    if (posted.callId !== null) await this.#channels.remove(table, posted.callId);
    const called = { ...posted, called: table.wait, callId: null };
    const callId = await this.#channels.post(table, () => this.#send(report, posted, occasion));
    if (callId === null) return called;
    const newestId = isNewer(callId, posted.newestId) ? callId : posted.newestId;
    if (table.status !== 'playing') return { ...called, newestId, callId };
    const put = { ...called, newestId, mentioned: table.wait };
    if (await this.#recipients.isAwaited(report)) return { ...put, callId };
    await this.#channels.remove(table, callId);
    return put;
  }

  /** A line that says to the host that they can start, for as long as that's so; not if that's their own doing. */
  async #putHosts(report: Report, posted: Posted, occasion: Occasion | null): Promise<Posted> {
    const { table } = report;
    const { callId, ...before } = posted;
    const ready = readyFor(table);
    if (callId !== null && posted.readyFor !== ready) await this.#channels.remove(table, callId);
    const left = posted.readyFor === ready ? callId : null;
    if (!ready || !isHostPingOwed(table, posted)) return { ...before, callId: left };
    const told = { ...before, readyFor: ready, callId: null };
    if (occasion?.userId === table.host.userId) return told;
    const sent = await this.#channels.post(table, () => this.#send(report, posted, occasion));
    if (sent === null) return told;
    return { ...told, callId: sent, newestId: isNewer(sent, posted.newestId) ? sent : posted.newestId };
  }

  /** The line that says that the game is over, with other names. */
  async #correct(report: Report, { callId }: Posted): Promise<void> {
    if (callId === null || report.kind !== 'game') return;
    const { around, tokens } = this.#channels;
    const message = overMessage(report, await around.translatorFor(report.table));
    const token = tokens.of(callId);
    const asBot = async () => (await around.botSender(report.table))?.edit(callId, message);
    await this.#channels.either(report.table, callId, token && (() => token.edit(message)), asBot);
  }

  /** Null if there's nothing to say, or no way to say it. */
  async #send(report: Report, { messageId }: Posted, occasion: Occasion | null): Promise<string | null> {
    const { table } = report;
    const { around, tokens } = this.#channels;
    const reply = tokens.of(messageId)?.reply;
    // Only what the bot posts has a nonce, by which Discord knows it again if two processes post it.
    const own = this.#isShared || !reply ? await around.botSender(table) : null;
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
      (await (own ?? around.botSender(table)))?.send(
        message,
        `${table.id}+${table.status === 'lobby' ? readyFor(table) : table.wait}`,
      ) ?? null;
    const isBotFirst = this.#isShared && own !== null;
    const sent = await this.#channels.either(table, messageId, byToken ?? null, asBot, isBotFirst);
    if (sent === null && (await around.barrierTo(table))) throw new OutOfReach(table.id);
    return sent;
  }

  /** What's to be said at this moment. */
  async #message(report: Report, occasion: Occasion | null): Promise<Message | null> {
    const { table } = report;
    const { around } = this.#channels;
    const t = await around.translatorFor(table);
    if (report.kind === 'lobby') return readyMessage(table, readyFor(table) === 'full', t);
    if (report.kind !== 'game') return null;
    const { awaited, called } = await this.#recipients.now(report, occasion);
    if (table.status === 'finished') return { ...overMessage(report, t), ...called };
    if (!called) return null;
    if (awaited === null) return { content: t('discord-table-begun'), ...called };
    return { ...pingMessage(report, awaited, t, await around.deadlineOf(table)), ...called };
  }
}

/** Nobody can be pinged in the table's channel, so the ping is still owed. */
export class OutOfReach extends Error {
  constructor(tableId: string) {
    super(`nobody can be called to ${tableId}`);
    this.name = 'OutOfReach';
  }
}

const HALF_DAY = 12 * 3_600_000;

/** User IDs of those to whom a game's start or end is news, in one of days: they aren't there when others press. */
function othersTold(report: Report, occasion: Occasion | null): readonly string[] {
  const { table, posted } = report;
  const { pace, status, openedAt, startedAt, endedAt } = table;
  const isNews = status === 'finished' || (report.kind === 'game' && report.started && status === 'playing');
  if (!isNews || table.wait <= (posted?.called ?? 0)) return [];
  const begun = startedAt ?? openedAt;
  // Without a clock, it's one of days if it has taken that long, or its lobby had.
  if ((paceDuration(pace) ?? (endedAt === null ? begun - openedAt : endedAt - begun)) < HALF_DAY) return [];
  const people = table.seats.map((each) =>
    isPersonAway(each) && each.kind === 'computer' ? each.formerly : each,
  );
  const ids = people.map((each) => (each && 'userId' in each ? each.userId : ''));
  return ids.filter((userId) => userId !== '' && !isErased(userId) && userId !== occasion?.userId);
}

const HOUR = 3_600_000;

/** People at tables who have used a control lately. */
const MOST_KEPT = 20_000;

/** Whether it's the wait that an undo broke off, and whoever is awaited was pinged for it before that. */
export const wasCalled = ({ table, posted }: Report): boolean =>
  table.again?.length === 0 && posted?.mentioned === table.wait - 2;

/** User ID of the person whose wait asks for a ping; null if that's the person who has just acted. */
export function pingRecipient({ table, posted }: Report, occasion: Occasion | null): string | null {
  if (table.status !== 'playing' || table.wait <= (posted?.called ?? 0)) return null;
  const person = personToAct(table) ?? null;
  return person === occasion?.userId ? null : person;
}

/** Whom to ping: whoever is still awaited and doesn't know it. */
export class PingRecipients {
  readonly #tables: TableService;
  readonly #around: Pick<Surroundings, 'clock' | 'isThere'>;
  /** When people last used a table's controls, and when that was last noted at the table. */
  readonly #lastUse = lastUsed<number>(MOST_KEPT);
  readonly #lastNote = lastUsed<number>(MOST_KEPT);

  constructor(tables: TableService, around: Pick<Surroundings, 'clock' | 'isThere'>) {
    this.#tables = tables;
    this.#around = around;
  }

  /** Somebody is at the table, so they see that they're awaited. */
  seen(tableId: string, userId: string): void {
    this.#lastUse.set(keyOf(tableId, userId), this.#around.clock.now());
  }

  /** The same is noted at the table, if it hasn't been within the hour. Never throws: it's only for silences of days. */
  async noteThere(tableId: string, userId: string): Promise<void> {
    const key = keyOf(tableId, userId);
    const now = this.#around.clock.now();
    if (now - (this.#lastNote.get(key) ?? 0) < HOUR) return;
    this.#lastNote.set(key, now);
    await this.#tables.persons.noteThere(tableId, userId).catch(() => this.#lastNote.delete(key));
  }

  /** They've got no answer, so what they used a control for doesn't count. */
  unanswered(tableId: string, userId: string): void {
    this.#lastUse.delete(keyOf(tableId, userId));
  }

  /**
   * Who is pinged now to act, by user ID, and what a message needs to ping them and whoever else is told.
   * Null if nobody is. @throws as `TableService.info`
   */
  async now(report: Report, occasion: Occasion | null) {
    const recipient = pingRecipient(report, occasion);
    const table = recipient === null ? null : await this.#awaiting(report);
    const awaited = table === null || this.#isPresent(table, recipient!) ? null : recipient;
    const others = othersTold(report, occasion).filter((userId) => userId !== recipient);
    const all = [...(awaited === null ? [] : [awaited]), ...others];
    const there: string[] = [];
    const isAgain = wasCalled(report);
    for (const userId of all)
      if (!(isAgain && userId === awaited) && (await this.#around.isThere(userId))) there.push(userId);
    const pingText = others.length > 0 ? { pingText: userMentions(others) } : {};
    const silent = there.length === 0;
    return {
      awaited,
      called: all.length > 0 ? { mention: silent ? all : there, silent, ...pingText } : null,
    };
  }

  /** Whether the table is still in the report's wait. @throws as `TableService.info` */
  async isAwaited(report: Report): Promise<boolean> {
    return (await this.#awaiting(report)) !== null;
  }

  async #awaiting({ table: { id, wait } }: Report): Promise<TableInfo | null> {
    const table = await fromNow(() => this.#tables.info(id));
    return table.status === 'playing' && table.wait === wait ? table : null;
  }

  #isPresent({ id, waitingSince }: TableInfo, userId: string): boolean {
    return (this.#lastUse.get(keyOf(id, userId)) ?? 0) > waitingSince;
  }
}

const keyOf = (tableId: string, userId: string): string => `${tableId}:${userId}`;
