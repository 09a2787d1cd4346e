import { type Clock, Timers } from '../../base/clock.ts';
import { lastUsed } from '../../base/last-used.ts';
import { type Log, redactedError } from '../../base/log.ts';
import type { Deadline } from '../../clocks/clocks.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { Barrier, Posted } from '../../table/document.ts';
import type { Report } from '../../table/report.ts';
import type { TableInfo } from '../../table/views.ts';
import { isRefusedByDiscord } from '../answers/discord-errors.ts';
import type { Message } from '../answers/message.ts';
import type { Removable, SentMessage } from '../answers/sent-message.ts';
import { sendingOnlyIf } from '../requests/requests.ts';
import type { Leases } from './leases.ts';

/** The interaction that a change came from. */
export interface Occasion {
  /** Who acts already, and needn't be pinged. */
  readonly userId: string;
}

/** Acts in a table's channel as the bot, without an interaction. Every request counts against its rate limit. */
export interface BotSender {
  /** Discord drops repeats of a nonce (at most 25 characters) within a few minutes. @returns the message's ID */
  send(message: Message, nonce: string): Promise<string>;
  edit(messageId: string, message: Message): Promise<void>;
  remove(messageId: string): Promise<void>;
  /** ID of the channel's newest message, which may have been deleted; null if there has never been one. */
  newest(): Promise<string | null>;
  /** What the bot's last messages in the channel tell of the table; null if nothing. */
  traces(table: TableInfo): Promise<Traces | null>;
}

/** Null if the channel is gone or the bot may not post there. */
export type BotSenderOf = (table: TableInfo) => Promise<BotSender | null>;

/** What the channel shows of a table. */
export interface Traces {
  /** The table's newest message. */
  readonly messageId: string;
  /** In ms since the epoch. */
  readonly at: number;
  /** The `TableInfo.shown` that its controls show. */
  readonly shown: number;
  /** Older messages of the table that still have controls, and pings for an earlier wait. */
  readonly older: readonly string[];
  /** A message that pings the awaited person, posted since the wait began; null if there's none. */
  readonly callId: string | null;
  /** Whether the table's message itself pings them. */
  readonly callsItself: boolean;
  /** The newest of all the bot's messages in the channel. */
  readonly newestId: string;
}

/** Where the table's message is, from what the channel shows without the older messages, which go. */
export function postedFrom(traces: Traces, { table, posted }: Report): Posted {
  const { messageId, at, shown, callId, callsItself, newestId, older } = traces;
  const known = posted?.callId ?? null;
  const called = callId !== null || callsItself ? table.wait : (posted?.called ?? 0);
  const left = known !== null && older.includes(known) ? null : known;
  const ready = posted?.readyFor ? { readyFor: posted.readyFor } : {};
  return { messageId, at, shown, newestId, called, callId: callId ?? left, ...ready };
}

/** What announcing needs to know of the world outside. */
export interface Surroundings {
  readonly botSender: BotSenderOf;
  /** In the language of the table's readers. */
  readonly translatorFor: (table: TableInfo) => Promise<Translate>;
  /** Whether computer players may say something at the table. */
  readonly chatsAt: (table: TableInfo) => Promise<boolean>;
  readonly deadlineOf: (table: TableInfo) => Promise<Deadline | null>;
  /** What keeps the bot from telling the table's channel anything, as far as Discord tells; null if nothing does. */
  readonly barrierTo: (table: TableInfo) => Promise<Barrier | null>;
  /** Tells whoever is awaited, in another way, that the channel can't be told. */
  readonly callBesides: (table: TableInfo) => Promise<void>;
  /** Something has happened that stops the table's clock, or lets it go on. */
  readonly lookAtClock: (tableId: string) => void;
  /** Whether somebody may be notified now. */
  readonly isThere: (userId: string) => Promise<boolean>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Reaches the tables' channels: through interactions' tokens where there are any, otherwise as the bot. */
export class Channels {
  readonly around: Surroundings;
  readonly tokens: Tokens;
  readonly tips: ChannelTips;
  readonly #doubts: Doubts;
  readonly #leases: Leases;

  constructor(around: Surroundings, doubts: Doubts, leases: Leases) {
    this.around = around;
    this.tokens = new Tokens(around.clock);
    this.tips = new ChannelTips(around.clock);
    this.#doubts = doubts;
    this.#leases = leases;
  }

  /**
   * The table's channel's newest message at that time, in ms since the epoch; null if there's none or it can't be
   * found out.
   */
  async newestIn(table: TableInfo, when: number): Promise<string | null> {
    const told = this.tips.of(table.channelId, when);
    if (told) return told.messageId;
    const newest = await (await this.around.botSender(table))?.newest();
    return newest ? this.tips.visible(table.channelId, newest) : null;
  }

  /** Tells the table's channel something. @throws BatonLost if another process does that by the time it's sent */
  tell<T>({ id }: TableInfo, send: () => Promise<T>): Promise<T> {
    const assertHeld = () => this.#leases.assertHeld(id);
    assertHeld();
    return sendingOnlyIf(assertHeld, send);
  }

  /** Posts something that must not be there twice: if its outcome is unknown, the next attempt looks for it first. */
  async post<T>(table: TableInfo, send: () => Promise<T>): Promise<T> {
    const { id } = table;
    try {
      return await this.tell(table, send);
    } catch (error) {
      if (!isRefusedByDiscord(error)) this.#doubts.add(id);
      throw error;
    }
  }

  /**
   * Tries the message's token, then the bot, or the other way round. A token that fails isn't tried again. Null if
   * Discord refuses both, or there's no way. @throws what else happens
   */
  async either<T>(
    table: TableInfo,
    messageId: string,
    byToken: (() => Promise<T>) | null,
    asBot: (() => Promise<T>) | null,
    isBotFirst = false,
  ): Promise<T | null> {
    for (const way of isBotFirst ? [asBot, byToken] : [byToken, asBot]) {
      if (!way) continue;
      try {
        return await way();
      } catch (error) {
        if (way === byToken) this.tokens.forget(messageId);
        if (!isRefusedByDiscord(error)) throw error;
        this.around.log.debug(
          { tableId: table.id, fault: redactedError(error) },
          'Discord refuses one way into a channel',
        );
      }
    }
    return null;
  }

  /** Never throws: what can't be removed stays, and its buttons go on working. */
  async remove(table: TableInfo, messageId: string): Promise<void> {
    const token = this.tokens.of(messageId);
    this.tokens.forget(messageId);
    const asBot = async () => (await this.around.botSender(table))?.remove(messageId);
    try {
      await this.either(table, messageId, token && (() => token.remove()), asBot);
    } catch (error) {
      this.around.log.debug({ tableId: table.id, fault: redactedError(error) }, 'an old message stays');
    }
  }
}

/** Each interaction tells its channel's newest message; knowledge that's older than this is checked. In ms. */
const FRESH_FOR = 5_000;
const MOST_CHANNELS = 20_000;
/** The bot's latest private messages in a channel. */
const MOST_PRIVATE = 50;

interface Tip {
  /** The newest message that anybody can see; null if none is known. */
  messageId: string | null;
  /** The one before. */
  before: string | null;
  /** When it was last told; null if never. */
  at: number | null;
  /** Oldest first. */
  readonly own: string[];
}

/** Whether a snowflake was made after another. */
export const isNewer = (one: string, other: string): boolean => BigInt(one) > BigInt(other);

/**
 * The newest message of each channel, as far as interactions have told it. The bot's private messages bury nothing,
 * and whether Discord counts them isn't known.
 */
export class ChannelTips {
  readonly #clock: Clock;
  readonly #byChannel = lastUsed<Tip>(MOST_CHANNELS);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  note(channelId: string, messageId: string): void {
    const tip = this.#tipOf(channelId);
    tip.at = this.#clock.now();
    if (messageId === tip.messageId || tip.own.includes(messageId)) return;
    tip.before = tip.messageId;
    tip.messageId = messageId;
  }

  /** The bot has sent a private message. It may have been told as the newest before Discord's reply arrived. */
  noteOwn(channelId: string, messageId: string): void {
    const tip = this.#tipOf(channelId);
    tip.own.push(messageId);
    if (tip.own.length > MOST_PRIVATE) tip.own.shift();
    if (tip.messageId === messageId) tip.messageId = tip.before;
  }

  /** What was known at that time, in ms since the epoch, or has been told since; null if nothing was told lately. */
  of(channelId: string, when: number): Pick<Tip, 'messageId'> | null {
    const tip = this.#byChannel.get(channelId);
    return tip && tip.at !== null && when - tip.at <= FRESH_FOR ? tip : null;
  }

  /** The channel's newest message if that's the newest of all; null if none is known. */
  visible(channelId: string, newestId: string): string | null {
    const tip = this.#byChannel.get(channelId);
    return tip?.own.includes(newestId) ? tip.messageId : newestId;
  }

  #tipOf(channelId: string): Tip {
    const known = this.#byChannel.get(channelId);
    if (known) return known;
    const tip: Tip = { messageId: null, before: null, at: null, own: [] };
    this.#byChannel.set(channelId, tip);
    return tip;
  }
}

/** An interaction's token is valid for 15 minutes; one minute is left as a margin. */
const VALID_FOR = 14 * 60_000;
/** Tables with a message that somebody has used within the last minutes. */
const MOST_MESSAGES = 20_000;

/** The public messages that an interaction's token can still change, so that the bot's rate limit is spared. */
export class Tokens {
  readonly #clock: Clock;
  readonly #byMessage = lastUsed<SentMessage>(MOST_MESSAGES);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The newest token of a message counts, since it's valid for longest. */
  keep(sent: SentMessage): void {
    this.#byMessage.set(sent.messageId, sent);
  }

  /** Null if no token can change the message any more. */
  of(messageId: string): SentMessage | null {
    const sent = this.#byMessage.get(messageId);
    return sent && isValid(sent, this.#clock.now()) ? sent : null;
  }

  forget(messageId: string): void {
    this.#byMessage.delete(messageId);
  }
}

/** Whether a token can still change its message. */
const isValid = ({ at }: Removable, now: number): boolean => now - at <= VALID_FOR;

/** When it's looked for what another process has sent too late, in ms: soon, and in case it had stood still. */
const LATER = [1_000, 15_000];

/** The tables about which something may have been posted without being noted. */
export class Doubts {
  readonly #tables = new Set<string>();
  readonly #later: Timers;
  readonly #putRight: (tableId: string) => void;

  constructor(clock: Clock, putRight: (tableId: string) => void) {
    this.#later = new Timers(clock);
    this.#putRight = putRight;
  }

  add(tableId: string): void {
    this.#tables.add(tableId);
  }

  /** What another process sent last may arrive only after this one has told more: then that's put right. */
  addLater(tableId: string): void {
    for (const after of LATER)
      this.#later.set(`${tableId} ${after}`, after, () => {
        this.add(tableId);
        this.#putRight(tableId);
      });
  }

  has(tableId: string): boolean {
    return this.#tables.has(tableId);
  }

  settle(tableId: string): void {
    this.#tables.delete(tableId);
  }

  stop(): void {
    this.#later.stop();
  }
}
