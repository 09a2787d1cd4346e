import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Playground } from '../../src/playground/server.ts';
import { type BotProcess, startBotProcess } from '../answers/bot.ts';
import { HaProxy } from '../cluster/haproxy.ts';
import { openOwnStore } from '../cluster/own-store.ts';
import { memoryOf, processorTimeOf } from '../cluster/process-figures.ts';
import { freePort } from '../cluster/relay.ts';
import type { Transport } from '../cluster/workers.ts';

export interface FleetOptions {
  /** 1 if absent. */
  readonly processes?: number;
  /** See `openOwnStore`; a file, for one process, if absent. */
  readonly store?: string;
  /**
   * Interactions come to any process, over HTTP; through HAProxy to that of their channel; or to that of their server's
   * shard. `gateway` if absent.
   */
  readonly transport?: Exclude<Transport, 'both'>;
}

/** What each process may ask of Discord in a second: the load isn't to wait for that. */
const REQUESTS = 1_000;

const sum = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>(
    (total, value) => (total === null || value === null ? null : total + value),
    0,
  );

/** The bot's processes under load: one by itself, or several on one store, with a shard each or behind a load balancer. */
export class Fleet {
  readonly #bots: readonly BotProcess[];
  readonly #close: () => Promise<void>;

  private constructor(bots: readonly BotProcess[], close: () => Promise<void>) {
    this.#bots = bots;
    this.#close = close;
  }

  /** @throws Error if one doesn't start; ScriptError for a store that can't be used */
  static async start(
    playground: Playground,
    { processes = 1, store, transport = 'gateway' }: FleetOptions,
  ): Promise<Fleet> {
    const folder = await mkdtemp(join(tmpdir(), 'round-table-load-'));
    const own = await openOwnStore(store ?? null);
    const settings = {
      DISCORD_TOKEN: playground.token,
      DISCORD_API_URL: playground.apiUrl,
      STORE_URL: own.directUrl,
      LOG_LEVEL: 'warn',
      LIMITS_OF_USE: 'off',
      GLOBAL_REQUESTS: String(REQUESTS),
    };
    const bots: BotProcess[] = [];
    let proxy: HaProxy | null = null;
    const close = async () => {
      for (const bot of bots) bot.kill();
      await proxy?.stop();
      await own.close();
      await rm(folder, { recursive: true });
    };
    try {
      const urls: string[] = [];
      for (let at = 0; at < processes; at++) {
        const place = await mkdtemp(join(folder, 'process-'));
        const port = await freePort();
        const way =
          transport === 'gateway'
            ? { SHARDS: `${at}/${processes}` }
            : { GATEWAY: 'off', INTERACTIONS_PORT: String(port), INTERACTIONS_HOST: '127.0.0.1' };
        bots.push(await startBotProcess('.', { ...settings, ...way }, place));
        urls.push(`http://127.0.0.1:${port}/`);
      }
      if (transport === 'haproxy') {
        proxy = await HaProxy.start();
        await proxy.use(...urls);
      }
      if (transport !== 'gateway') await playground.discord.endpoint.use(...(proxy ? [proxy.url] : urls));
      return new Fleet(bots, close);
    } catch (error) {
      await close();
      throw error;
    }
  }

  /** Of all processes so far, in ms; null where the system doesn't tell. */
  get processorTime(): number | null {
    return sum(this.#bots.map(({ pid }) => processorTimeOf(pid)));
  }

  /** Of all processes, in MB; null where the system doesn't tell. */
  get memory(): number | null {
    return sum(this.#bots.map(({ pid }) => memoryOf(pid)));
  }

  /** Ends all of them. @throws Error if one doesn't end in order */
  async stop(): Promise<void> {
    try {
      await Promise.all(this.#bots.map((bot) => bot.end()));
    } finally {
      await this.#close();
    }
  }
}
