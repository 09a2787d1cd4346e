import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  awaitedAt,
  begin,
  deny,
  HOUR,
  nobodyIsLate,
  type Play,
  pass,
  play,
  publicMessages,
  refused,
  TRANSPORTS,
  told,
  warnings,
} from './scene.ts';

const TAKEN = [
  ['ViewChannel', false],
  ['SendMessages', false],
  ['SendMessagesInThreads', true],
  ['EmbedLinks', true],
  ['AttachFiles', true],
  ['ReadMessageHistory', true],
  ['UseExternalEmojis', true],
  ['ManageMessages', true],
  ['ManageThreads', true],
  ['MentionEveryone', true],
] as const;

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
  it.each(TAKEN.filter(([, isTold]) => isTold))('%s: the next is called all the same', async (name) => {
    game = await begin(transport);
    deny(game, Bits[name]);
    await play(game);
    await vi.waitFor(async () => expect(await pings()).toBeGreaterThan(0));
    const before = await pings();
    await told(game);
    expect(await pings()).toBe(before);
    expect(warnings(game.on)).toEqual([]);
  });

  it.each(TAKEN.filter(([, isTold]) => !isTold))('%s: nobody is late', async (name) => {
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
});
