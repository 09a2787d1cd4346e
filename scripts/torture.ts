import fc from 'fast-check';
import { GAME_IDS } from '../src/games/game.ts';
import { games } from '../src/games/registry.ts';
import { startPlayground } from '../src/playground/server.ts';
import { positive, readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import { runScript } from './run-script.ts';
import { ChannelLog } from './torture/channel-log.ts';
import { check } from './torture/checks.ts';
import { steps } from './torture/commands.ts';
import { Relay } from './torture/relay.ts';
import {
  Bot,
  type GameChoice,
  isThere,
  NAMES,
  openTestStore,
  Scene,
  STORES,
  type Stage,
  type StoreKind,
} from './torture/scene.ts';
import { listed } from './wording.ts';

const USAGE = `Usage: npm run torture -- [--store ${STORES.join('|')}] [--seconds 60] [--seed 1] [--kills]
People play every game through a local Discord against the real bot process, while it's killed, frozen and cut off
from its store and from Discord; with --kills it's killed only, and far more often. After each run the records are
compared with what people were told. A failure prints the seed that repeats it. Without --store all take turns.`;

/** Every game and variant, for two or three people, with or without a computer player. */
const choices: readonly GameChoice[] = GAME_IDS.flatMap((id) => {
  const game = games.get(id)!;
  return game.variants.flatMap((variant) => [
    { game: id, variant, people: 2, computers: 0 },
    { game: id, variant, people: 2, computers: 1 },
    { game: id, variant, people: Math.min(3, game.seats.max), computers: 0 },
  ]);
});

interface Tally {
  runs: number;
  interactions: number;
  kills: number;
  redeliveries: number;
}

async function setStage(kind: StoreKind): Promise<Stage & { close(): Promise<void> }> {
  const playground = await startPlayground({
    users: NAMES.map((name) => ({ name })),
    limits: { globalPerSecond: 1_000, requests: 100 },
  });
  const discordRelay = new Relay(Number(new URL(playground.apiUrl).port));
  await discordRelay.open();
  const store = await openTestStore(kind);
  const bot = new Bot({
    DISCORD_TOKEN: playground.token,
    DISCORD_API_URL: `http://127.0.0.1:${discordRelay.port}/api`,
    STORE_URL: store.url,
    LOG_LEVEL: 'info',
    LIMITS_OF_USE: 'off',
  });
  return {
    playground,
    discordRelay,
    store,
    bot,
    log: new ChannelLog(playground),
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

/** Runs until the time is up. @throws ScriptError with the seed of a failed run */
async function torture(kind: StoreKind, seconds: number, seed: number, killing: boolean): Promise<Tally> {
  const stage = await setStage(kind);
  const tally = { runs: 0, interactions: 0, kills: 0, redeliveries: 0 };
  const { discord } = stage.playground;
  const until = Date.now() + seconds * 1000;
  try {
    for (let run = seed; Date.now() < until; run++) {
      const property = fc.asyncProperty(
        fc.constantFrom(...choices),
        steps(killing),
        async (choice, happening) => {
          const channel = discord.addChannel(discord.guild(), { name: `run-${run}` });
          const scene = new Scene(stage, channel.id, choice.people);
          await scene.begin(choice);
          for (const step of happening) await step.run(scene);
          await scene.over();
          await check(scene);
          tally.interactions += scene.sent.length;
          tally.redeliveries += scene.redeliveries;
        },
      );
      const result = await fc.check(property, { seed: run, numRuns: 1, endOnFailure: true });
      if (result.failed)
        throw new ScriptError(
          `Failed. To repeat it: npm run torture -- --store ${kind} --seed ${run} --seconds 1${killing ? ' --kills' : ''}\n${fc.defaultReportMessage(result)}\n${String(result.errorInstance)}\n${stage.bot.lastWarnings()}`,
          1,
        );
      tally.runs++;
      tally.kills = stage.bot.kills;
    }
    return tally;
  } finally {
    await stage.close();
  }
}

/** Those that answer; the others are named, so that nobody takes them for tested. */
async function storesHere(): Promise<StoreKind[]> {
  const there: StoreKind[] = [];
  for (const kind of STORES) {
    if (await isThere(kind)) there.push(kind);
    else console.log(`${kind}: doesn't answer on this machine, so it's left out`);
  }
  return there;
}

await runScript(async () => {
  const { values } = readArguments(USAGE, {
    options: {
      store: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      kills: { type: 'boolean', default: false },
    },
  });
  const asked = STORES.find((kind) => kind === values.store);
  if (values.store !== undefined && !asked)
    throw new ScriptError(
      `There's no store "${values.store}"; choose from ${listed([...STORES])}.\n${USAGE}`,
      2,
    );
  const kinds = asked ? [asked] : await storesHere();
  const seconds = positive('--seconds', String(values.seconds)) / kinds.length;
  for (const kind of kinds) {
    const seed = positive('--seed', String(values.seed));
    const { runs, interactions, redeliveries, kills } = await torture(
      kind,
      seconds,
      seed,
      values.kills === true,
    );
    console.log(
      `${kind}: ${runs} runs, ${interactions} interactions, ${redeliveries} redelivered, ${kills} kills; nothing lost, doubled or false`,
    );
  }
});
