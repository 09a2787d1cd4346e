import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, describe, expect, it } from 'vitest';
import { Relay } from '../../../bench/cluster/relay.ts';
import { systemClock } from '../../../src/base/clock.ts';
import { silent } from '../../../src/base/log.ts';
import type { Outcome } from '../../../src/playground/users/outcome.ts';
import { preferencesIn, Settings } from '../../../src/settings/settings.ts';
import { openStore } from '../../../src/store/open.ts';
import type { Store } from '../../../src/store/store.ts';
import { newPrefix, servers, temporaryFolder } from '../../store/servers.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, press, randomFrom, use } from '../fixtures/stranger.ts';
import { newStage, startGame, t, USERS, user } from './scene.ts';

const WITHIN = 3_000;
/** What a slow store takes for a call, in ms: longer than a call is waited for. */
const SLOW = 1_500;
/** What a lagging one takes: each call succeeds, but few of them before the answer is due. */
const LAG = 600;

type Way = 'hangs' | 'is cut off' | 'is slow' | 'lags';
const WAYS: readonly Way[] = ['hangs', 'is cut off', 'is slow', 'lags'];

/** A store that can be disturbed. */
interface Disturbed {
  readonly url: string;
  disturb(way: Way): Promise<void>;
  heal(): Promise<void>;
  end(): Promise<void>;
}

const folder = temporaryFolder();
let files = 0;

/** Readers of SQLite's log never wait: another program can only lock it against writing. */
async function sqliteFile(): Promise<Disturbed> {
  const file = `${folder}/${files++}.sqlite`;
  let other: InstanceType<typeof DatabaseSync> | undefined;
  let going: Promise<void> | undefined;
  const lock = () => {
    other ??= new DatabaseSync(file, { timeout: 1_000 });
    other.exec('BEGIN EXCLUSIVE');
  };
  const heal = async () => {
    const last = other;
    other = undefined;
    await going;
    going = undefined;
    if (last?.isTransaction) last.exec('ROLLBACK');
    last?.close();
  };
  return {
    url: `sqlite://${file}`,
    heal,
    end: heal,
    disturb: async (way) => {
      lock();
      const held = other;
      const blink = async () => {
        for (;;) {
          await delay(SLOW);
          if (other !== held) return;
          held!.exec('ROLLBACK');
          await delay(20);
          if (other !== held) return;
          lock();
        }
      };
      if (way === 'is slow') going = blink();
    },
  };
}

async function serverBehindRelay({ port, url }: (typeof servers)[number]): Promise<Disturbed> {
  const relay = new Relay(port);
  await relay.open();
  const change = (ms: number) =>
    relay.toAll(({ requests }) => {
      requests.delay(ms);
    });
  let cut = false;
  return {
    url: url(relay.port),
    disturb: async (way) => {
      if (way === 'hangs') relay.freeze();
      else if (way === 'is slow') change(SLOW);
      else if (way === 'lags') change(LAG);
      else {
        cut = true;
        await relay.cut();
      }
    },
    heal: async () => {
      change(0);
      relay.thaw();
      if (cut) await relay.open();
      cut = false;
    },
    end: () => (cut ? Promise.resolve() : relay.cut()),
  };
}

/** Servers take minutes: `STORES=all` adds them. */
const KINDS = [
  { name: 'sqlite', make: sqliteFile, ways: ['hangs', 'is slow'] as readonly Way[] },
  ...(process.env.STORES === 'all' ? servers : []).map((server) => ({
    name: server.name,
    make: () => serverBehindRelay(server),
    ways: WAYS,
  })),
];

const CHANNELS = ['round-table', 'lobby', 'empty'];

/** A game between Ann and Ben, a lobby of Ann's, and an empty channel. */
class Scene {
  readonly place: Disturbed;
  readonly store: Store;
  on: Stage;
  game = '';
  lobby: APIMessage | null = null;
  lobbyId = '';

  constructor(place: Disturbed, store: Store, on: Stage) {
    this.place = place;
    this.store = store;
    this.on = on;
  }

  channel(name: string): string {
    return this.on.playground.discord.channel(name).id;
  }
}

let scene: Scene;
afterEach(async () => {
  await scene.place.heal();
  await scene.on.close().catch(() => undefined);
  await scene.on.playground.close();
  await scene.store.close();
  await scene.place.end();
});

const bot = (store: Store, options: Parameters<typeof newStage>[0] = {}) => {
  const settings = new Settings({ store, clock: systemClock, log: silent });
  return newStage({
    realStore: store,
    time: { clock: systemClock, preferences: preferencesIn(settings) },
    playground: {
      users: USERS,
      limits: { requests: 100_000 },
      guilds: [{ name: 'Camelot', channels: CHANNELS.map((name) => ({ name })) }],
    },
    ...options,
  });
};

async function setUp(place: Disturbed): Promise<void> {
  const store = await openStore(place.url, { prefix: newPrefix() });
  await store.acquire({ host: 'here', pid: 1 });
  scene = new Scene(place, store, await bot(store));
  scene.game = await startGame(scene.on);
  const channelId = scene.channel('lobby');
  const opened = await user(scene.on, 'ann').command(channelId, 'table open', { game: 'quests' });
  scene.lobby = opened.message;
  scene.lobbyId = (await scene.on.tables.inChannel(channelId)).id;
}

async function restart(): Promise<void> {
  await scene.on.bot.stop();
  scene.on = await bot(scene.store, { on: scene.on.playground });
}

/** What's in memory once people have been here. */
async function warmUp(): Promise<void> {
  const { on } = scene;
  for (const { name } of USERS) await user(on, name).command(on.channelId, 'settings me');
  await user(on, 'ben').command(on.channelId, 'games');
}

interface Act {
  readonly kind: string;
  prepare?(): Promise<unknown>;
  begin(prepared: never): Promise<Outcome>;
  /** Whether it was saved. */
  isDone?(before: number): Promise<boolean>;
}

const revision = async () => (await scene.on.tables.info(scene.game)).revision;

const ACTS: readonly Act[] = [
  {
    kind: 'a pick in a hand',
    prepare: async () => {
      const { on } = scene;
      const info = await on.tables.info(scene.game);
      const holder = info.seats[info.toAct[0]!]!;
      if (holder.kind !== 'person') throw new Error('nobody to act');
      const of = on.playground.discord.userById(holder.userId);
      return { of, hand: (await of.command(on.channelId, 'hand')).message! };
    },
    begin: ({ of, hand }: { of: ReturnType<typeof user>; hand: APIMessage }) =>
      use(of, hand, enabled(hand)[0]!, randomFrom(1)),
    isDone: async (before) => (await revision()) > before,
  },
  {
    kind: 'join',
    begin: () => press(user(scene.on, 'cleo'), scene.lobby!, t('discord-button-join')),
    isDone: async () => {
      const { seats } = await scene.on.tables.info(scene.lobbyId);
      return seats.some((each) => each.kind === 'person' && each.userId === user(scene.on, 'cleo').id);
    },
  },
  {
    kind: '/table open',
    begin: () => user(scene.on, 'dan').command(scene.channel('empty'), 'table open', { game: 'court' }),
    isDone: () =>
      scene.on.tables.inChannel(scene.channel('empty')).then(
        () => true,
        () => false,
      ),
  },
  { kind: '/games', begin: () => user(scene.on, 'ben').command(scene.on.channelId, 'games') },
  { kind: '/hand', begin: () => user(scene.on, 'ben').command(scene.on.channelId, 'hand') },
  { kind: '/settings me', begin: () => user(scene.on, 'ben').command(scene.on.channelId, 'settings me') },
  { kind: '/hint', begin: () => user(scene.on, 'ann').command(scene.on.channelId, 'hint') },
  {
    kind: 'a form',
    prepare: async () => {
      const { message } = await user(scene.on, 'dan').command(scene.on.channelId, 'settings me');
      return user(scene.on, 'dan').click(
        message!,
        enabled(message!).find(({ custom_id }) => custom_id.includes('nameForm'))!.custom_id,
      );
    },
    begin: (opened: Outcome) => user(scene.on, 'dan').submitModal(opened, { name: 'Kay' }),
    isDone: async () => (await scene.on.settings.person(user(scene.on, 'dan').id)).name === 'Kay',
  },
];
const saysText = ({ content, embeds }: APIMessage) => content.length > 1 || embeds.length > 0;

/** The first text that somebody sees, and after how many ms. */
async function told(asked: Promise<Outcome>): Promise<{ ms: number; text: string }> {
  const start = Date.now();
  const { content } = await (await asked).messageWhere(saysText);
  return { ms: Date.now() - start, text: content };
}

const answersAgain = () =>
  expect
    .poll(
      () =>
        scene.store.get('anything').then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);

const says = (text: string, sentence: string) => text.includes(sentence);

describe.each(KINDS)('a $name store', ({ make, ways }) => {
  describe.each(ways)('that %s', (way) => {
    it.each([
      { memory: 'nothing', isWarm: false },
      { memory: 'what it was last asked for', isWarm: true },
    ])(
      'has everybody told the truth in time by a bot that knows $memory',
      { timeout: 240_000 },
      async ({ isWarm }) => {
        await setUp(await make());
        const faults: string[] = [];
        for (const act of ACTS) {
          const prepared = (await act.prepare?.()) as never;
          if (isWarm) await warmUp();
          else await restart();
          const before = await revision();
          if (!isWarm) await restart();
          await scene.place.disturb(way);
          const { ms, text } = await told(act.begin(prepared));
          await scene.place.heal();
          await answersAgain();
          await scene.on.tables.idle();
          await restart();
          await expect.poll(() => scene.on.tables.info(scene.game).catch(() => null)).not.toBeNull();
          const isDone = await act.isDone?.(before);
          const isRefused = (
            ['errors-store-unreadable', 'errors-store-failed', 'discord-refused-store-away'] as const
          ).some((id) => says(text, t(id)));
          const isTrue = isDone === undefined || says(text, t('errors-save-unknown')) || isDone !== isRefused;
          if (ms > WITHIN || !isTrue) faults.push(`${act.kind}, ${ms} ms, saved: ${isDone}: ${text}`);
        }
        expect(faults).toEqual([]);
      },
    );

    it('offers nothing, or what is true, to whoever types', async () => {
      await setUp(await make());
      await restart();
      await scene.place.disturb(way);
      const start = Date.now();
      const typed = await user(scene.on, 'ben').autocomplete(scene.on.channelId, 'artus draw', 'pile', '');
      expect(Date.now() - start).toBeLessThan(WITHIN);
      expect(Array.isArray(typed.choices)).toBe(true);
    });
  });
});
