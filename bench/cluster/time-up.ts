import { setTimeout as delay } from 'node:timers/promises';
import { MessageFlags } from 'discord-api-types/v10';
import { ScriptError } from '../../scripts/errors.ts';
import { NEAR } from '../../src/clocks/next-step.ts';
import { type Playground, startPlayground } from '../../src/playground/server.ts';
import { ClockTally, type Telling } from './clock-tally.ts';
import { type ClusterOptions, ERROR } from './cluster.ts';
import { readAll, serversFor, setUpDue } from './due-clocks.ts';
import { openOwnStore } from './own-store.ts';
import { processorTimeOf } from './process-figures.ts';
import { Workers } from './workers.ts';

export interface TimeUpOptions extends Pick<ClusterOptions, 'processes' | 'store' | 'transport' | 'print'> {
  readonly clocks: number;
  /** In how many seconds all of them are due. */
  readonly within: number;
  /** How many requests a second Discord allows the bot in all. */
  readonly requests: number;
  /** How many seconds the processes have run before the first is due; a minute, as long as they look ahead, if absent. */
  readonly ahead?: number;
}

/** As long as setting up a table may take, and the start of the processes, in ms. */
const SET_UP = 25;
const START = 25_000;
/** After so long without anything told, nothing more is expected, in ms. */
const NO_MORE = 30_000;
/** Whoever tells a channel twice does so within so long, in ms. */
const AGAIN = 5_000;
const STATUS_EVERY = 10_000;

/**
 * Has many clocks run out while one of the processes is killed, and comes back. @throws ScriptError for a store that
 * can't be used, or if the machine is too slow to set all up in time
 */
export async function runTimeUp(options: TimeUpOptions): Promise<ClockTally> {
  const { clocks, processes, transport, requests, print } = options;
  const { people, ...servers } = serversFor(clocks);
  const store = await openOwnStore(options.store);
  const playground = await startPlayground({
    ...servers,
    limits: { globalPerSecond: requests, requests: 100, messagesPerChannel: 20, fileBytes: 2 ** 25 },
    gateway: { shards: processes, identifies: { total: 100_000, maxConcurrency: processes } },
  });
  let workers: Workers | undefined;
  try {
    const ahead = options.ahead === undefined ? NEAR : options.ahead * 1_000;
    const from = Date.now() + clocks * SET_UP + START + ahead;
    const within = options.within * 1_000;
    const { discord } = playground;
    const tables = await setUpDue({ store: store.direct, discord, people, count: clocks, from, within });
    const left = Math.round((from - Date.now()) / 1_000);
    print(`${tables.length} tables are set up; the first is due in ${left} s`);
    const told = new Tellings(playground);
    workers = await Workers.start({
      count: processes,
      transport,
      discord,
      settings: {
        DISCORD_TOKEN: playground.token,
        DISCORD_API_URL: playground.apiUrl,
        STORE_URL: store.url,
        LOG_LEVEL: 'info',
        LIMITS_OF_USE: 'off',
        GLOBAL_REQUESTS: String(Math.floor(requests / processes)),
      },
      onLine: (worker, { level, msg, ...data }) => {
        if (level >= ERROR) print(`${worker} logs: ${msg} ${JSON.stringify(data)}`, true);
      },
      onEnd: (worker, code) => print(`${worker} ended by itself with ${code}`, true),
    });
    if (Date.now() > from) throw new ScriptError('this machine took too long to begin; try fewer clocks', 1);
    await delay(Math.max(0, from - Date.now()));
    const used = new ProcessorTimes(workers);
    await delay(within / 2);
    await killOne(workers, print);
    await told.all(clocks, from + within, print);
    const time = used.sum;
    const codes = await workers.stop();
    print(
      `the processes ended with ${codes.join(', ')}`,
      codes.some((code) => code !== 0),
    );
    const pulse = await store.direct.get('clocks:pulse');
    const outages = pulse ? (JSON.parse(pulse.text) as Pulse).data.outages.length : 0;
    const found = await readAll(store.direct, tables);
    return new ClockTally(tables, found, told.byChannel, { used: time, outages });
  } finally {
    await workers?.kill();
    await playground.close();
    await store.close();
  }
}

interface Pulse {
  readonly data: { readonly outages: readonly unknown[] };
}

async function killOne({ all }: Workers, print: TimeUpOptions['print']): Promise<void> {
  const { name, bot } = all.at(-1)!;
  await bot.kill();
  print(`${name} is killed`);
  await bot.up();
  print(`${name} is back`);
}

/** What the channels have been told, by channel. */
class Tellings {
  readonly byChannel = new Map<string, Telling>();
  #lastAt = 0;

  constructor({ discord: { world } }: Playground) {
    world.events.on('message', ({ message, privateTo }, change) => {
      if (change !== 'create' || privateTo !== null || message.author.id !== world.bot.id) return;
      if (((message.flags ?? 0) & MessageFlags.Loading) !== 0) return;
      this.#lastAt = Date.now();
      const { messages = 0, at = this.#lastAt } = this.byChannel.get(message.channel_id) ?? {};
      this.byChannel.set(message.channel_id, { messages: messages + 1, at });
    });
  }

  /** Resolves once so many channels have been told, or nothing has been told for long after `until`. */
  async all(count: number, until: number, print: TimeUpOptions['print']): Promise<void> {
    for (let status = 0; this.byChannel.size < count; await delay(100)) {
      if (Date.now() > Math.max(until, this.#lastAt) + NO_MORE) return;
      if (Date.now() < status + STATUS_EVERY) continue;
      status = Date.now();
      print(`${this.byChannel.size} of ${count} channels told`);
    }
    await delay(Math.max(0, until - Date.now()) + AGAIN);
  }
}

/** Processor time of processes from now on, also of those that have ended meanwhile and were started again. */
class ProcessorTimes {
  readonly #workers: Workers;
  readonly #before: ReadonlyMap<number, number>;

  constructor(workers: Workers) {
    this.#workers = workers;
    this.#before = new Map(this.#now());
  }

  #now(): [number, number][] {
    return this.#workers.all.flatMap(({ bot: { pid } }): [number, number][] => {
      const time = pid === undefined ? null : processorTimeOf(pid);
      return time === null ? [] : [[pid!, time]];
    });
  }

  /** In ms; null where the system doesn't tell. What a process used before it was killed is missing. */
  get sum(): number | null {
    const now = this.#now();
    if (now.length === 0) return null;
    return now.reduce((sum, [pid, time]) => sum + time - (this.#before.get(pid) ?? 0), 0);
  }
}
