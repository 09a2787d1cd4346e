import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PLACES, STATES } from './places.ts';
import {
  awaitedAt,
  begin,
  deny,
  HOUR,
  NEEDED,
  nobodyIsLate,
  PERMISSIONS,
  type Play,
  pass,
  play,
  publicMessages,
  refused,
  seesThrough,
  TRANSPORTS,
  told,
  warnings,
} from './scene.ts';

let game: Play;
afterEach(async () => {
  vi.restoreAllMocks();
  await game.on.close();
});

const pings = async () => {
  const awaited = await awaitedAt(game.on, game.id);
  return game.on.playground.discord.userById(awaited).pings.length;
};

describe.each(TRANSPORTS)('by %s, in the middle of a game the bot loses', (transport) => {
  it.each(PERMISSIONS.filter((name) => !NEEDED.includes(name)))(
    '%s: the next is called all the same',
    async (name) => {
      game = await begin(transport);
      deny(game, Bits[name]);
      await play(game);
      await vi.waitFor(async () => expect(await pings()).toBeGreaterThan(0));
      const before = await pings();
      await told(game);
      expect(await pings()).toBe(before);
      expect(warnings(game.on)).toEqual([]);
    },
  );

  it.each(NEEDED)('%s: nobody is late', async (name) => {
    game = await begin(transport);
    const { on, id } = game;
    deny(game, Bits[name]);
    await play(game);
    await vi.waitFor(async () => expect((await on.tables.info(id)).unreachable?.why).toBe('channel'));
    const before = refused(on);
    for (let hour = 0; hour < 30; hour++) await pass(game, HOUR);
    await nobodyIsLate(game);
    expect(refused(on) - before).toBeLessThanOrEqual(transport === 'http' ? 40 : 0);
    expect(warnings(on)).toEqual(['a channel cannot be told: its table waits']);
    const { pings: earlier } = on.playground.discord.userById(await awaitedAt(on, id));
    deny(game, 0n);
    if (transport === 'http')
      await game.on.playground.discord.user('cleo').command(on.channelId, 'table show');
    await told(game);
    expect(await pings()).toBe(earlier.length + 1);
    const due = (await on.clocks!.deadlineOf(id))!.due!;
    expect(due).toBeGreaterThan(game.time.clock.now());
    const seconds = Math.round(due / 1000);
    expect(publicMessages(on).some(({ content }) => content.includes(String(seconds)))).toBe(true);
    await pass(game, 3 * HOUR);
    expect((await on.tables.info(id)).tenures.length + (await on.tables.info(id)).wait).toBeGreaterThan(1);
  });

  // All of them are in the long run.
  it.each([
    ['ViewChannel', 'ManageThreads'],
    ['SendMessages', 'AttachFiles'],
    ['AttachFiles', 'ReadMessageHistory'],
  ] as const)('%s and %s: it goes on when they’re given back', async (one, other) => {
    game = await begin(transport);
    await seesThrough(game, {
      shut: () => deny(game, Bits[one] | Bits[other]),
      open: () => deny(game, 0n),
      why: NEEDED.includes(one) || NEEDED.includes(other) ? 'channel' : null,
    });
  });

  it('a locked thread: it goes on when that’s unlocked', async () => {
    const [place, , shutting] = STATES.find(([, how]) => how === 'locked')!;
    game = await begin(transport, '1h', PLACES[place]);
    await seesThrough(game, shutting(game));
  });
});
