import {
  ChannelType,
  InteractionType,
  PermissionFlagsBits,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeCustomId } from '../../../src/discord/choices/controls.ts';
import type { Channel } from '../../../src/playground/state/channel.ts';
import { addThread, joinThread } from '../../../src/playground/state/channels.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, press } from '../fixtures/stranger.ts';
import { command, newStage, restarted, startGame, t, user } from '../reliability/scene.ts';

const { SendMessages, ViewChannel } = PermissionFlagsBits;

let on: Stage;
beforeEach(async () => {
  on = await newStage();
});
afterEach(() => on.close());

type Kind = ChannelType.PublicThread | ChannelType.PrivateThread;

/** A thread of that person's, in which the bot takes part. */
function threadOf(name: string, parent: Channel, type: Kind): Channel {
  const { world } = on.playground.discord;
  const [ownerId, autoArchive] = [user(on, name).id, ThreadAutoArchiveDuration.OneDay];
  const thread = addThread(world, parent, { name: 'nook', type, ownerId, autoArchive });
  take(thread, world.bot.id);
  return thread;
}

function take(thread: Channel, userId: string): void {
  const { world } = on.playground.discord;
  joinThread(world, thread, userId);
  world.events.emit('channel', thread, 'update');
}

/** Presses *Join* of that table in a list of the person's, whether the list has it or not. */
async function sit(name: string, tableId: string): Promise<string> {
  const { message } = await command(on, name, 'games');
  const custom_id = encodeCustomId({ tableId, revision: 0, verb: 'sit', args: [] });
  const data = { custom_id, component_type: 2 };
  const sent = { type: InteractionType.MessageComponent, data, message: message! };
  return (await user(on, name).interact(on.channelId, sent)).message!.content;
}

const open = async (name: string, channelId: string): Promise<string> => {
  await user(on, name).command(channelId, 'table open', { game: 'artus' });
  return (await on.tables.inChannel(channelId)).id;
};
const seated = async (id: string) => (await on.tables.info(id)).seats.map(({ name }) => name);

describe('a table in a private thread', () => {
  it('is listed for members of the thread only, and only they can join it', async () => {
    const { discord } = on.playground;
    const thread = threadOf('ben', discord.channel('round-table'), ChannelType.PrivateThread);
    const id = await open('ben', thread.id);
    const list = async (name: string) => (await command(on, name, 'games')).message!.content;
    expect(await list('ben')).toContain(thread.id);
    expect(await list('cleo')).not.toContain(thread.id);
    expect(await sit('cleo', id)).toContain(t('errors-unknown-table'));
    expect(await seated(id)).toEqual(['Ben']);
    take(thread, user(on, 'cleo').id);
    expect(await list('cleo')).toContain(thread.id);
    thread.thread!.members.delete(user(on, 'cleo').id);
    expect(await list('cleo')).not.toContain(thread.id);
    expect(await sit('cleo', id)).toContain(t('errors-unknown-table'));
    expect(await seated(id)).toEqual(['Ben']);
    take(thread, user(on, 'cleo').id);
    expect(await sit('cleo', id)).toContain(t('discord-games-joined', { place: `<#${thread.id}>` }));
    expect(await seated(id)).toEqual(['Ben', 'Cleo']);
  });
});

describe('a list of tables', () => {
  /** Each combination of what everybody may, what Cleo may, the kind of place, and whether Cleo is in the thread. */
  const places = ['nothing', 'hidden'].flatMap((everybody) =>
    ['nothing', 'hidden', 'shown'].flatMap((cleo) =>
      (
        [
          [null, false],
          [ChannelType.PublicThread, false],
          [ChannelType.PrivateThread, false],
          [ChannelType.PrivateThread, true],
        ] as const
      ).map(([kind, isIn]) => ({ everybody, cleo, kind, isIn })),
    ),
  );

  async function listed(name: string): Promise<ReadonlySet<string>> {
    const ids = new Set<string>();
    for (let { message } = await command(on, name, 'games'); ; ) {
      for (const [, id] of message!.content.matchAll(/<#(\d+)>/g)) ids.add(id!);
      if (!enabled(message!).some(({ label }) => label === t('discord-button-next'))) return ids;
      ({ message } = await press(user(on, name), message!, t('discord-button-next')));
    }
  }

  it('has those that the person sits at, or whose channel Discord shows them', async () => {
    const { discord } = on.playground;
    const opened: string[] = [];
    for (const { everybody, cleo, kind, isIn } of places) {
      const parent = discord.addChannel(discord.guild(), { name: `den-${opened.length}` });
      const may = { hidden: { deny: ViewChannel }, shown: { allow: ViewChannel }, nothing: {} };
      const overwrites = (ben: keyof typeof may) => [
        { role: '@everyone', ...may[everybody as keyof typeof may] },
        { user: 'cleo', ...may[cleo as keyof typeof may] },
        { user: 'bot', allow: ViewChannel | SendMessages },
        { user: 'ben', ...may[ben] },
      ];
      discord.setOverwrites(parent, overwrites('shown'));
      const channel = kind === null ? parent : threadOf('ben', parent, kind);
      if (isIn) take(channel, user(on, 'cleo').id);
      await open('ben', channel.id);
      discord.setOverwrites(parent, overwrites('hidden'));
      opened.push(channel.id);
    }
    const [seenByCleo, all] = [opened.filter((id) => user(on, 'cleo').canSee(id)), opened.length];
    expect([seenByCleo.length > all / 4, seenByCleo.length < all]).toEqual([true, true]);
    for (const name of ['ben', 'cleo', 'dan']) {
      const seen = await listed(name);
      for (const [at, id] of opened.entries())
        expect({ name, ...places[at], listed: seen.has(id) }).toEqual({
          ...{ name, ...places[at] },
          listed: name === 'ben' || user(on, name).canSee(id),
        });
    }
  });
});

describe('a table of another server', () => {
  it('that waits for somebody is in their own list everywhere, with its server', async () => {
    const { discord } = on.playground;
    const other = discord.addGuild({ name: 'Camelot *East*', channels: [{ name: 'hall' }] });
    const hall = [...discord.world.channels.values()].find(({ guildId }) => guildId === other.id)!;
    const id = await startGame(on, { channelId: hall.id });
    const { toAct, seats } = await on.tables.info(id);
    const awaited = (seats[toAct[0]!]!.name as string).toLowerCase();
    const link = `[Camelot \\*East\\*](https://discord.com/channels/${other.id}/${hall.id})`;
    const list = async (name: string) => (await command(on, name, 'games')).message!.content;
    const named = t('discord-games-section-elsewhere');
    expect(await list(awaited)).toContain(`### ${named} (1)\n**${t('artus-title')}**`);
    expect(await list(awaited)).toContain(` · ${link} · `);
    for (const name of ['ann', 'ben', 'cleo'].filter((each) => each !== awaited))
      expect(await list(name)).not.toContain(named);
    const there = await user(on, awaited).command(hall.id, 'games');
    expect(there.message!.content).not.toContain(named);
    await open(awaited, on.channelId);
    expect(await list(awaited)).toContain(link);
  });

  it('can’t be joined from a list, even by somebody who sees it there', async () => {
    const { discord } = on.playground;
    const other = discord.addGuild({ name: 'Camelot', channels: [{ name: 'hall' }] });
    const hall = [...discord.world.channels.values()].find(({ guildId }) => guildId === other.id)!;
    const id = await open('ben', threadOf('ben', hall, ChannelType.PublicThread).id);
    expect(await sit('cleo', id)).toContain(t('errors-unknown-table'));
    expect(await seated(id)).toEqual(['Ben']);
  });
});

describe('a list of more tables than it can have at once', () => {
  const GAMES = 510;

  /** As many tables like this one, older and older. */
  function multiply(id: string, guildId: string): void {
    const live = on.store.lists.get(`live:${guildId}`)!;
    const entry = live.get(id)!;
    const texts = [...on.store.texts].filter(([key]) => key.includes(id));
    for (let n = 1; n < GAMES; n++) {
      const twin = `twin${String(n).padStart(6, '0')}`;
      const text = entry.text.replaceAll(id, twin);
      live.set(twin, { ...entry, id: twin, rank: entry.rank - n, text });
      for (const [key, value] of texts)
        on.store.texts.set(key.replaceAll(id, twin), value.replaceAll(id, twin));
    }
  }

  it('leads to all of them by buttons that hold where they are, after a restart too', async () => {
    const id = await open('ben', on.channelId);
    multiply(id, on.playground.discord.channel('round-table').guildId!);
    const cleo = user(on, 'cleo');
    const [previous, next] = [t('discord-button-previous'), t('discord-button-next')];
    const title = (count: number) =>
      t('discord-games-title', { filter: t('commands-games-filter.all'), count });
    const first = (await command(on, 'cleo', 'games')).message!;
    expect(first.content).toContain(title(500));
    expect(first.content).toContain(t('discord-games-older'));
    expect(enabled(first).map(({ label }) => label)).not.toContain(previous);
    const toLast = encodeCustomId({ tableId: null, revision: 0, verb: 'games', args: ['all', '62'] });
    const data = { custom_id: toLast, component_type: 2 };
    const turning = { type: InteractionType.MessageComponent, data, message: first };
    const last = (await cleo.interact(on.channelId, turning)).message!;
    expect(last.content).toContain(t('discord-games-page', { page: 63, pages: 63 }));
    const before = on;
    on = await restarted(on);
    await before.bot.stop();
    const older = (await press(cleo, last, next)).message!;
    expect(older.content).toContain(title(GAMES - 500));
    expect(older.content).toContain(t('discord-games-newer'));
    expect(older.content).not.toContain(t('discord-games-older'));
    const oldest = (await press(cleo, older, next)).message!;
    expect(oldest.content).toContain(t('discord-games-page', { page: 2, pages: 2 }));
    expect(enabled(oldest).map(({ label }) => label)).not.toContain(next);
    const again = (await press(cleo, oldest, previous)).message!;
    const back = (await press(cleo, again, previous)).message!;
    expect(back.content).toContain(t('discord-games-page', { page: 63, pages: 63 }));
    expect(back.content).toContain(title(500));
  });

  it('goes on where the newest have nothing for the person', async () => {
    const { discord } = on.playground;
    const hidden = threadOf('ben', discord.channel('round-table'), ChannelType.PrivateThread);
    const seen = threadOf('ben', discord.channel('round-table'), ChannelType.PublicThread);
    const old = await open('ben', seen.id);
    const id = await open('ben', hidden.id);
    const { guildId } = discord.channel('round-table');
    multiply(id, guildId!);
    const live = on.store.lists.get(`live:${guildId}`)!;
    live.set(old, { ...live.get(old)!, rank: 1 });
    const list = (await command(on, 'cleo', 'games')).message!.content;
    expect(list).toContain(seen.id);
    expect(list).not.toContain(hidden.id);
  });
});
