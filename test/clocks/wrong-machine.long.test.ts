import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Bot } from '../../bench/cluster/bot.ts';
import { serversFor, setUpDue } from '../../bench/cluster/due-clocks.ts';
import { type OwnStore, openOwnStore } from '../../bench/cluster/own-store.ts';
import { freePort } from '../../bench/cluster/relay.ts';
import { type Playground, startPlayground } from '../../src/playground/server.ts';
import { TableService } from '../../src/table/table-service.ts';
import { servers, temporaryFolder } from '../store/servers.ts';
import { charactersNamed } from '../table/fixtures/characters.ts';
import { ada, GUILD } from '../table/fixtures/room.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TABLES = 6;
/** How long the processes may take to start, in ms. */
const START = 60_000;
/** Nothing is that late on a busy machine, in ms; if the machine's time counted, all would be late by an hour or more. */
const LATE = 60_000;

const folder = temporaryFolder();
const PRELOAD = pathToFileURL(resolve(import.meta.dirname, 'wrong-machine.mjs'));

const bots: Bot[] = [];
let playground: Playground;
let store: OwnStore;
afterEach(async () => {
  await Promise.all(bots.splice(0).map((bot) => bot.kill()));
  await playground.close();
  await store.close();
});

/** When each channel was told that a computer has acted, in ms since 1970, by the channel's ID. */
function tellings(): ReadonlyMap<string, readonly number[]> {
  const told = new Map<string, number[]>();
  const { world } = playground.discord;
  world.events.on('message', ({ message, privateTo }, change) => {
    if (change !== 'create' || privateTo !== null || message.author.id !== world.bot.id) return;
    told.set(message.channel_id, [...(told.get(message.channel_id) ?? []), Date.now()]);
  });
  return told;
}

/** Several processes with a shard each, whose machines' times are off by so many ms. */
async function begin(url: string | null, offs: readonly number[]) {
  const { people, ...there } = serversFor(TABLES);
  store = await openOwnStore(url);
  playground = await startPlayground({
    ...there,
    gateway: { shards: offs.length, identifies: { maxConcurrency: offs.length } },
  });
  const { discord } = playground;
  const from = Date.now() + START;
  const tables = await setUpDue({ store: store.direct, discord, people, count: TABLES, from, within: 3_000 });
  const lobby = await new TableService({ store: store.direct, characters: charactersNamed() }).open({
    ...{ guildId: GUILD, channelId: 'elsewhere', host: ada, game: 'quests', variant: 'basic' },
    ...{ theme: 'oak', computers: 0, pace: '1d' as const },
  });
  const told = tellings();
  const processes = await Promise.all(
    offs.map(async (off, at) => {
      const file = join(folder, `off-${at}`);
      const set = (ms: number) => writeFileSync(file, String(ms));
      set(off);
      const port = await freePort();
      const bot = new Bot({
        DISCORD_TOKEN: playground.token,
        DISCORD_API_URL: playground.apiUrl,
        STORE_URL: store.directUrl,
        SHARDS: `${at}/${offs.length}`,
        LIMITS_OF_USE: 'off',
        METRICS_PORT: String(port),
        NODE_OPTIONS: `--import=${PRELOAD}`,
        TIME_OFF: file,
      });
      bots.push(bot);
      await bot.up();
      const measured = async (name: string) => {
        const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        return Number(new RegExp(`^round_table_${name} (.+)$`, 'm').exec(text)?.[1]);
      };
      const said = () =>
        bot.lines.flatMap(({ msg, seconds }) => (/ time /.test(msg) ? [[msg, seconds]] : []));
      return { set, measured, said };
    }),
  );
  expect(Date.now(), 'the machine is too slow').toBeLessThan(from);
  const allInTime = async () => {
    await vi.waitUntil(() => tables.every(({ channelId }) => told.has(channelId)), {
      timeout: START + LATE,
      interval: 200,
    });
    await delay(5_000);
    for (const { channelId, due } of tables) {
      const [first, ...others] = told.get(channelId)!;
      expect(others).toEqual([]);
      // Discord says what time it is in whole seconds.
      expect(first).toBeGreaterThan(due - 1_000);
      expect(first).toBeLessThan(due + LATE);
    }
    const tableOf = async (id: string) =>
      (JSON.parse((await store.direct.get(`table:${id}`))!.text) as { data: { status: string } }).data;
    expect((await tableOf(lobby.id)).status).toBe('lobby');
    const { data } = JSON.parse((await store.direct.get('clocks:pulse'))!.text) as {
      data: { alive: number; outages: { to: number }[] };
    };
    for (const at of [data.alive, ...data.outages.map(({ to }) => to)])
      expect(at).toBeLessThan(Date.now() + 5_000);
  };
  return { processes, allInTime };
}

it('a machine’s time that jumps and comes back stops no clock, closes nothing, and is told', async () => {
  const { processes, allInTime } = await begin(null, [0]);
  const [{ set, measured, said }] = processes as [(typeof processes)[number]];
  const jumps = [30 * DAY, -30 * DAY, HOUR, -HOUR];
  for (const jump of jumps) {
    set(jump);
    await delay(3_000);
    expect(await measured('time_off_seconds')).toBeCloseTo(jump / 1_000, -1);
    set(0);
    await delay(2_000);
  }
  await allInTime();
  expect(await measured('time_jumps_total')).toBe(8);
  expect(await measured('time_off_seconds')).toBe(0);
  expect(said()).toEqual(
    jumps.flatMap((jump) => {
      const [there, back] = jump > 0 ? ['ahead', 'back'] : ['back', 'ahead'];
      return [
        [`the machine’s time has jumped ${there}; the bot’s goes on`, jump / 1_000],
        [`the machine’s time has jumped ${back}; the bot’s goes on`, -jump / 1_000],
      ];
    }),
  );
}, 300_000);

describe.each(servers)('of three processes on $name', ({ name, port, url }) => {
  it('two whose machines’ times are wrong harm nobody', async () => {
    const there = name === 'redis' ? `${url(port)}/9` : url(port);
    const { processes, allInTime } = await begin(there, [0, 30 * DAY, -HOUR]);
    await allInTime();
    const set = 'the bot’s time is set to Discord’s';
    expect(processes.map(({ said }) => said())).toEqual([
      [],
      [[set, expect.closeTo((-30 * DAY) / 1_000, -1)]],
      [[set, expect.closeTo(HOUR / 1_000, -1)]],
    ]);
    expect(await processes[1]!.measured('time_off_seconds')).toBeCloseTo((30 * DAY) / 1_000, -1);
  }, 300_000);
});
