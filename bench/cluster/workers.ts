import type { LocalDiscord } from '../../src/playground/local-discord.ts';
import { Bot, type LogLine } from './bot.ts';
import { HaProxy } from './haproxy.ts';
import { freePort } from './relay.ts';

export const TRANSPORTS = ['http', 'haproxy', 'gateway', 'both'] as const;
export type Transport = (typeof TRANSPORTS)[number];

export interface WorkersOptions {
  readonly count: number;
  readonly transport: Transport;
  /** The same for all of them. */
  readonly settings: Readonly<Record<string, string>>;
  readonly discord: LocalDiscord;
  readonly onLine: (worker: string, line: LogLine) => void;
  /** One has ended by itself, with that exit code; it's started again. */
  readonly onEnd: (worker: string, code: number | null) => void;
}

/** A place for one process after the other. */
export interface Worker {
  readonly name: string;
  bot: Bot;
  /** Where it takes interactions over HTTP; null if it doesn't. */
  url: string | null;
  /** Whether it's about to be killed, frozen or replaced, or not back from it. */
  isBusy: boolean;
}

/** Processes of one bot: with a shard each, or behind a load balancer, which can be HAProxy. */
export class Workers {
  readonly all: readonly Worker[];
  readonly #options: WorkersOptions;
  readonly #proxy: HaProxy | null;

  private constructor(options: WorkersOptions, all: readonly Worker[], proxy: HaProxy | null) {
    this.#options = options;
    this.all = all;
    this.#proxy = proxy;
  }

  /** Starts them. Resolves once people may use all of them. @throws Error if one doesn't start; as `HaProxy.start` */
  static async start(options: WorkersOptions): Promise<Workers> {
    const proxy = options.transport === 'haproxy' ? await HaProxy.start() : null;
    const all: Worker[] = [];
    for (let at = 0; at < options.count; at++)
      all.push({ name: `w${at + 1}`, ...(await processAt(options, at)), isBusy: false });
    const workers = new Workers(options, all, proxy);
    try {
      await Promise.all(all.map(({ bot }) => bot.up()));
      await workers.#balance();
    } catch (error) {
      await workers.kill();
      throw error;
    }
    return workers;
  }

  /** Puts a new process in a worker's place, and ends the old one once the new one is there. @returns its exit code */
  async replace(worker: Worker): Promise<number | null> {
    const old = worker.bot;
    const next = await processAt(this.#options, this.all.indexOf(worker));
    await next.bot.up();
    Object.assign(worker, next);
    await this.#balance();
    return old.stop();
  }

  /** Ends all of them in order. @returns their exit codes */
  stop(): Promise<(number | null)[]> {
    return Promise.all(this.all.map(({ bot }) => bot.stop()));
  }

  async kill(): Promise<void> {
    await Promise.all([...this.all.map(({ bot }) => bot.kill()), this.#proxy?.stop()]);
  }

  async #balance(): Promise<void> {
    const urls = this.all.flatMap(({ url }) => url ?? []);
    await this.#proxy?.use(...urls);
    await this.#options.discord.endpoint.use(...(this.#proxy ? [this.#proxy.url] : urls));
  }
}

async function processAt(
  { count, transport, settings, onLine, onEnd }: WorkersOptions,
  at: number,
): Promise<Pick<Worker, 'bot' | 'url'>> {
  const port = transport === 'gateway' ? null : await freePort();
  const own = {
    ...settings,
    ...(transport === 'http' || transport === 'haproxy' ? { GATEWAY: 'off' } : { SHARDS: `${at}/${count}` }),
    ...(port === null ? {} : { INTERACTIONS_PORT: String(port), INTERACTIONS_HOST: '127.0.0.1' }),
  };
  const name = `w${at + 1}`;
  const ended = (code: number | null) => {
    onEnd(name, code);
    bot.up().catch(() => undefined);
  };
  const bot: Bot = new Bot(own, (line) => onLine(name, line), ended);
  return { bot, url: port === null ? null : `http://127.0.0.1:${port}/` };
}
