import type { Interaction } from 'discord.js';
import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Analyst } from '../../analysis/analyst.ts';
import type { Clock } from '../../base/clock.ts';
import { lastUsed } from '../../base/last-used.ts';
import { type Log, redactedError } from '../../base/log.ts';
import type { Clocks } from '../../clocks/clocks.ts';
import { translator } from '../../i18n/index.ts';
import type { PersonalData } from '../../privacy/personal-data.ts';
import type { Settings } from '../../settings/settings.ts';
import type { TableService } from '../../table/table-service.ts';
import type { Announcer } from '../announcing/announcer.ts';
import type { LatePictures } from '../answers/late-pictures.ts';
import type { Removable } from '../answers/sent-message.ts';
import { decodeCustomId } from '../choices/controls.ts';
import type { Films } from '../messages/film.ts';
import type { Pictures } from '../messages/pictures.ts';
import { LEARN } from '../messages/rules.ts';
import type { Servers } from '../servers/servers.ts';
import type { UnlistedChannels } from '../servers/unlisted-channels.ts';
import type { CostlyUse } from './costly.ts';

/** What handlers need to answer an interaction. */
export interface BotContext {
  readonly tables: TableService;
  readonly settings: Settings;
  readonly personalData: PersonalData;
  readonly analyst: Analyst;
  readonly clock: Clock;
  readonly servers: Servers;
  readonly unlisted: UnlistedChannels;
  /** What people typed into forms and couldn't be used. */
  readonly drafts: Drafts;
  readonly pictures: Pictures;
  readonly films: Films;
  readonly announcer: Announcer;
  /** Absent if no table has a clock. */
  readonly clocks?: Clocks | undefined;
  readonly latePictures: LatePictures;
  readonly deliveries: Deliveries;
  readonly limits: LimitsOfUse;
  readonly costly: CostlyUse;
  readonly openHands: OpenHands;
  readonly log: Log;
}

/** An interaction's token is valid for 15 minutes; after that it can't be answered, nor an old hand removed. */
const KEPT_FOR = 15 * 60_000;
const MOST_DELIVERIES = 20_000;
const MOST_DRAFTS = 5_000;
const MOST_HANDS = 20_000;

/** The interactions received so far, since Discord may redeliver one after a gateway resume. */
export class Deliveries {
  readonly #seen = lastUsed<true>(MOST_DELIVERIES, KEPT_FOR);

  /** Whether this process hasn't received the interaction before. */
  isFirst(interactionId: string): boolean {
    if (this.#seen.has(interactionId)) return false;
    this.#seen.set(interactionId, true);
    return true;
  }
}

/** What was typed into a form, by the ID of its fields. */
export type Typed = Readonly<Record<string, string>>;

/** What people typed into forms and couldn't be used, so that it's there when the form is opened again. */
export class Drafts {
  readonly #typed = lastUsed<Typed>(MOST_DRAFTS, KEPT_FOR);

  keep(userId: string, form: string, typed: Typed): void {
    this.#typed.set(`${userId}/${form}`, typed);
  }

  of(userId: string, form: string): Typed | undefined {
    return this.#typed.get(`${userId}/${form}`);
  }

  drop(userId: string, form: string): void {
    this.#typed.delete(`${userId}/${form}`);
  }

  /** Drops all that somebody typed. */
  forget(userId: string): void {
    for (const key of [...this.#typed.keys()]) if (key.startsWith(`${userId}/`)) this.#typed.delete(key);
  }
}

/** Each person's newest private message at each table. */
export class OpenHands {
  readonly #log: Log;
  readonly #byPerson = lastUsed<Removable>(MOST_HANDS, KEPT_FOR);

  constructor(log: Log) {
    this.#log = log;
  }

  isNewest(userId: string, tableId: string, hand: Removable): boolean {
    return this.#byPerson.get(keyOf(userId, tableId))?.messageId === hand.messageId;
  }

  /** Remembers a newer hand and removes the one before, so that no old buttons stay. Never throws. */
  async replace(userId: string, tableId: string, hand: Removable): Promise<void> {
    const key = keyOf(userId, tableId);
    const before = this.#byPerson.get(key);
    this.#byPerson.set(key, hand);
    if (!before || before.messageId === hand.messageId) return;
    try {
      await before.remove();
    } catch (error) {
      this.#log.debug({ tableId, fault: redactedError(error) }, 'an old hand stays');
    }
  }
}

const keyOf = (userId: string, tableId: string): string => `${userId}:${tableId}`;

/** `points` requests per `duration`, in seconds. */
type Rate = Required<Pick<IRateLimiterOptions, 'points' | 'duration'>>;

export interface Rates {
  /** One person's commands and components. */
  readonly person: Rate;
  /** One person's autocomplete requests. */
  readonly typing: Rate;
  /** One person's attempts to open a table. */
  readonly opening: Rate;
  /** One server's requests, after its members' own limits. */
  readonly server: Rate;
}

/** Far more than playing needs, but little enough to keep the bot responsive for others. */
export const RATES: Rates = {
  person: { points: 300, duration: 10 },
  typing: { points: 300, duration: 10 },
  opening: { points: 60, duration: 600 },
  server: { points: 3_000, duration: 10 },
};

const t = translator('en-US');

function opensTable(interaction: Interaction): boolean {
  if (interaction.isChatInputCommand())
    return (
      interaction.commandName === t('commands-table') &&
      interaction.options.getSubcommand(false) === t('commands-table-open')
    );
  const component = interaction.isMessageComponent() ? decodeCustomId(interaction.customId) : null;
  return (
    component?.verb === 'again' ||
    component?.verb === 'open' ||
    component?.verb === 'thread' ||
    (component?.verb === 'learn' && component.args[0] === LEARN.open)
  );
}

/** Rate limits per person and per server, kept in memory. */
export class LimitsOfUse {
  readonly #log: Log;
  readonly #limiters: Readonly<Record<keyof Rates, RateLimiterMemory>> | null;

  /** No limits without `rates`. */
  constructor(log: Log, rates?: Rates) {
    this.#log = log;
    const limiter = (name: keyof Rates) => new RateLimiterMemory({ ...rates![name], keyPrefix: name });
    this.#limiters = rates
      ? {
          person: limiter('person'),
          typing: limiter('typing'),
          opening: limiter('opening'),
          server: limiter('server'),
        }
      : null;
  }

  /** @returns the wait in ms until it may be requested again; 0 if it's allowed now */
  async waitFor(interaction: Interaction): Promise<number> {
    const { user, guildId } = interaction;
    const own = await this.#count(interaction.isAutocomplete() ? 'typing' : 'person', user.id);
    if (own > 0) return own;
    const opening = opensTable(interaction) ? await this.#count('opening', user.id) : 0;
    if (opening > 0) return opening;
    return guildId === null ? 0 : this.#count('server', guildId);
  }

  async #count(limit: keyof Rates, id: string): Promise<number> {
    const limiter = this.#limiters?.[limit];
    if (!limiter) return 0;
    try {
      await limiter.consume(id);
      return 0;
    } catch (excess) {
      if (!(excess instanceof RateLimiterRes)) throw excess;
      if (excess.consumedPoints === limiter.points + 1)
        this.#log.warn({ limit, ...(limit === 'server' && { id }) }, 'too much at once');
      return excess.msBeforeNext;
    }
  }
}
