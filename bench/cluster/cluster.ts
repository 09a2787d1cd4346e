import { setTimeout as delay } from 'node:timers/promises';
import { startPlayground } from '../../src/playground/server.ts';
import type { LogLine } from './bot.ts';
import { ChannelLog } from './channel-log.ts';
import { Crowd, namesFor, TABLES_PER_SERVER } from './crowd.ts';
import { Debts } from './debts.ts';
import { openOwnStore } from './own-store.ts';
import { Relay } from './relay.ts';
import { Troubles } from './scene.ts';
import { Tally } from './tally.ts';
import { Trouble, type TroubleOptions } from './trouble.ts';
import { type Transport, Workers } from './workers.ts';

export interface ClusterOptions
  extends Pick<TroubleOptions, 'kills' | 'restarts' | 'network' | 'seed' | 'print'> {
  readonly processes: number;
  /** See `openOwnStore`. */
  readonly store: string;
  readonly transport: Transport;
  readonly tables: number;
  /** How long people play, unless kills or actions are counted. */
  readonly minutes: number;
  readonly atOnce: number;
  readonly actions: number | null;
}

/** How often it's told how people get on, in ms. */
const STATUS_EVERY = 10_000;
/** How often it's looked whether it's over, in ms. */
const LOOK_EVERY = 100;
export const ERROR = 50;

/** Runs processes and people until it's over. @throws ScriptError for a store that can't be used */
export async function runCluster(options: ClusterOptions): Promise<Tally> {
  const { tables, processes, transport, print } = options;
  const tally = new Tally();
  const store = await openOwnStore(options.store);
  const playground = await startPlayground({
    users: namesFor(tables).map((name) => ({ name })),
    guilds: Array.from({ length: Math.ceil(tables / TABLES_PER_SERVER) }, (_, at) => ({
      name: `Server ${at}`,
    })),
    limits: { globalPerSecond: 1_000, perRoute: 100, requests: 100, fileBytes: 2 ** 25 },
    gateway: { shards: processes, identifies: { total: 100_000, maxConcurrency: processes } },
  });
  const discordRelay = new Relay(Number(new URL(playground.apiUrl).port));
  await discordRelay.open();
  const onDebt = (ms: number) => {
    tally.longestDebt = Math.max(tally.longestDebt, ms);
  };
  const debts = new Debts({ playground, store }, { onDebt, print });
  let workers: Workers | undefined;
  try {
    workers = await Workers.start({
      count: processes,
      transport,
      discord: playground.discord,
      settings: {
        DISCORD_TOKEN: playground.token,
        DISCORD_API_URL: `http://127.0.0.1:${discordRelay.port}/api`,
        STORE_URL: store.url,
        LOG_LEVEL: 'info',
        LIMITS_OF_USE: 'off',
        GLOBAL_REQUESTS: '1000',
      },
      onLine: (worker, line) => heard(worker, line, tally, debts, print),
      onEnd: (worker, code) => {
        tally.ends++;
        print(`${worker} ended by itself with ${code}`, true);
      },
    });
    print(
      `${workers.all.map(({ name, bot }) => `${name} is process ${bot.pid}`).join(', ')}; ${playground.pageUrl}`,
    );
    const troubles = new Troubles();
    const stage = {
      ...{ playground, store, troubles, log: new ChannelLog(playground) },
      bot: { lines: [], up: async () => undefined },
    };
    const crowd = new Crowd({ stage, ...options, tally });
    const trouble = new Trouble({
      ...options,
      workers,
      troubles,
      tally,
      relays: { Discord: discordRelay, 'the store': store.relay },
    });
    await crowd.warm(processes);
    await play(options, { crowd, trouble, debts, tally });
    const codes = await workers.stop();
    print(
      `the processes ended with ${codes.join(', ')}`,
      codes.some((code) => code !== 0),
    );
    return tally;
  } finally {
    await workers?.kill();
    await playground.close();
    await discordRelay.cut();
    await store.close();
  }
}

interface Cast {
  readonly crowd: Crowd;
  readonly trouble: Trouble;
  readonly debts: Debts;
  readonly tally: Tally;
}

async function play(
  { minutes, kills, actions, print }: ClusterOptions,
  { crowd, trouble, debts, tally }: Cast,
): Promise<void> {
  const over = new AbortController();
  const watched = new AbortController();
  const until = Date.now() + minutes * 60_000;
  const isOver = () => {
    if (kills !== null) return tally.kills + tally.freezes >= kills;
    return actions === null ? Date.now() >= until : tally.interactions >= actions;
  };
  const watching = debts.watch(watched.signal);
  const playing = crowd.play(over.signal);
  const troubling = trouble.make(over.signal);
  for (let told = Date.now(); !isOver(); await delay(LOOK_EVERY)) {
    if (Date.now() - told < STATUS_EVERY) continue;
    told = Date.now();
    print(`${tally.interactions} interactions, ${tally.games} games finished; ${trouble.state}`);
  }
  over.abort();
  await Promise.all([troubling, playing]);
  watched.abort();
  await watching;
}

function heard(
  worker: string,
  { level, msg, ...data }: LogLine,
  tally: Tally,
  debts: Debts,
  print: ClusterOptions['print'],
): void {
  if (msg === 'a channel is told in place of a process that is gone') {
    tally.takeovers++;
    print(`${worker} takes over the channel of ${debts.nameOf(String(data.tableId))}`);
  }
  if (level < ERROR) return;
  if (msg === 'an interaction went wrong') tally.wrongs.false++;
  print(`${worker} logs: ${msg} ${JSON.stringify(data)}`, true);
}
