import fc from 'fast-check';
import { afterAll, beforeAll, describe, it, onTestFailed } from 'vitest';
import { Bot } from '../../../bench/cluster/bot.ts';
import { ChannelLog } from '../../../bench/cluster/channel-log.ts';
import { check, checkAnswered } from '../../../bench/cluster/checks.ts';
import { openOwnStore } from '../../../bench/cluster/own-store.ts';
import { Relay } from '../../../bench/cluster/relay.ts';
import { type GameChoice, Troubles } from '../../../bench/cluster/scene.ts';
import { GAME_IDS } from '../../../src/games/game.ts';
import { games } from '../../../src/games/registry.ts';
import { startPlayground } from '../../../src/playground/server.ts';
import { servers, startRedis, temporaryFolder } from '../../store/servers.ts';
import { Bots } from './torture/bots.ts';
import { steps } from './torture/commands.ts';
import { TorturedScene, type TorturedStage } from './torture/scene.ts';

/**
 * On each store, or on `STORE` alone, `SEEDS` games are played from `SEED` on. With `KILLS=1` the bot is killed only,
 * and far more often. With `PROCESSES=3` as many processes share each store that can be shared; one of them at a time is
 * in trouble.
 */
const { STORE, SEEDS = '3', SEED = '1', KILLS, PROCESSES = '1' } = process.env;

/** Every game and variant, for two or three people, with or without a computer player. */
const choices: readonly GameChoice[] = GAME_IDS.flatMap((id) => {
  const game = games.get(id)!;
  return game.variants.flatMap((variant) => [
    { game: id, variant, people: 2, computers: 0 },
    { game: id, variant, people: 2, computers: 1 },
    { game: id, variant, people: Math.min(3, game.seats.max), computers: 0 },
  ]);
});

/** The users of the local Discord. */
const NAMES = ['ann', 'ben', 'cyd', 'dan'];

/** The stores on this machine; null stands for a file. */
const redis = await startRedis(temporaryFolder());
const STORES: readonly (readonly [name: string, url: string | null])[] = [
  ['sqlite', null],
  ...(redis ? [['redis', redis.url] as const] : []),
  ...servers.flatMap(({ name, port, url }) => (name === 'postgresql' ? [[name, url(port)] as const] : [])),
];

async function setStage(storeUrl: string | null): Promise<TorturedStage & { close(): Promise<void> }> {
  const playground = await startPlayground({
    users: NAMES.map((name) => ({ name })),
    limits: { globalPerSecond: 1_000, requests: 100 },
  });
  const discordRelay = new Relay(Number(new URL(playground.apiUrl).port));
  await discordRelay.open();
  const store = await openOwnStore(storeUrl);
  const settings = {
    DISCORD_TOKEN: playground.token,
    DISCORD_API_URL: `http://127.0.0.1:${discordRelay.port}/api`,
    STORE_URL: store.url,
    LOG_LEVEL: 'info',
    LIMITS_OF_USE: 'off',
  };
  const count = Number(PROCESSES);
  const bot = count > 1 ? await Bots.of(count, settings, playground.discord) : new Bot(settings);
  return {
    playground,
    discordRelay,
    store,
    bot,
    log: new ChannelLog(playground),
    troubles: new Troubles(),
    close: async () => {
      discordRelay.thaw();
      store.relay?.thaw();
      await bot.stop();
      await discordRelay.cut();
      await playground.close();
      await store.close();
    },
  };
}

const asked = STORES.filter(([kind]) => (STORE ?? kind) === kind && (kind !== 'sqlite' || PROCESSES === '1'));
const seeds = Array.from({ length: Number(SEEDS) }, (_, at) => Number(SEED) + at);

describe.each(asked)('people who play on %s while the bot is killed, frozen and cut off', (_kind, url) => {
  let stage: Awaited<ReturnType<typeof setStage>>;
  beforeAll(async () => {
    stage = await setStage(url);
  });
  afterAll(() => stage.close());

  it.each(seeds)('see nothing lost, doubled or false: seed %i', { timeout: 180_000 }, async (seed) => {
    const { discord } = stage.playground;
    onTestFailed(() => console.log(stage.bot.lastWarnings()));
    const property = fc.asyncProperty(
      fc.constantFrom(...choices),
      steps(KILLS !== undefined),
      async (choice, happening) => {
        const channel = discord.addChannel(discord.guild(), { name: `run-${seed}` });
        const scene = new TorturedScene(stage, channel.id, NAMES.slice(0, choice.people));
        await scene.begin(choice);
        for (const step of happening) await step.run(scene);
        await scene.over();
        await check(scene);
        checkAnswered(scene);
      },
    );
    await fc.assert(property, { seed, numRuns: 1, endOnFailure: true });
  });
});
