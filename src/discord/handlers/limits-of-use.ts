import type { Interaction } from 'discord.js';
import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { sayIn } from '../../i18n/index.ts';
import type { Log } from '../answers/log.ts';
import { decodePress } from '../choices/custom-id.ts';

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

const say = sayIn('en-US');

function opensTable(interaction: Interaction): boolean {
  if (interaction.isChatInputCommand())
    return (
      interaction.commandName === say('commands-table') &&
      interaction.options.getSubcommand(false) === say('commands-table-open')
    );
  return interaction.isMessageComponent() && decodePress(interaction.customId)?.verb === 'again';
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
      if (excess.consumedPoints === limiter.points + 1) this.#log.warn({ limit, id }, 'too much at once');
      return excess.msBeforeNext;
    }
  }
}
