import { PermissionFlagsBits as Bits, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QUOTAS } from '../../../src/table/storage/directory.ts';
import type { Stage } from '../fixtures/stage.ts';
import { command, endsWell, newStage, t, user } from './scene.ts';

let on: Stage;
beforeEach(async () => {
  on = await newStage();
});
afterEach(() => on.close());

const threads = () =>
  [...on.playground.discord.world.channels.values()].filter(({ thread }) => thread !== null);
const openInThread = (name: string) => command(on, name, 'table open', { game: 'artus', thread: true });
const channel = () => on.playground.discord.channel('round-table');

async function isRefused(name: string, sentence: string): Promise<void> {
  const { discord } = on.playground;
  const opening = await openInThread(name);
  const message = await opening.messageWhere(({ content }) => content === sentence);
  expect(message.flags! & MessageFlags.Ephemeral).toBeTruthy();
  expect(
    (await on.tables.list(discord.guild().id)).tables.filter(({ status }) => status === 'lobby'),
  ).toEqual([]);
}

describe('a thread that came to nothing', () => {
  beforeEach(() => void on.store.failing.add('put'));

  it('is deleted where the bot may', async () => {
    const { discord } = on.playground;
    discord.setOverwrite(channel(), { user: 'bot', allow: Bits.ManageThreads });
    await isRefused('ann', t('errors-store-failed'));
    expect(threads()).toEqual([]);
    expect(discord.refusals).toEqual([]);
  });

  it('is closed with a sentence where the bot may not delete it', async () => {
    await isRefused('ann', t('errors-store-failed'));
    expect(threads()).toHaveLength(1);
    const [{ id, thread }] = threads() as [ReturnType<typeof threads>[number]];
    expect(thread!.archived).toBe(true);
    expect(user(on, 'ben').visibleMessages(id)).toMatchObject([{ content: t('discord-not-opened') }]);
  });
});

describe('no thread is made', () => {
  it('for a member who may not make any', async () => {
    on.playground.discord.setOverwrite(channel(), { user: 'ben', deny: Bits.CreatePublicThreads });
    const needed = t('discord-permission-create-public-threads');
    await isRefused('ben', t('discord-refused-member-missing-permission', { permission: needed }));
    expect(threads()).toEqual([]);
    await openInThread('cleo');
    expect(threads()).toHaveLength(1);
    await endsWell(on);
  });

  it('for somebody who has as many tables as one may have', async () => {
    const { discord } = on.playground;
    const [guildId, ben] = [discord.guild().id, user(on, 'ben')];
    for (let table = 0; table < QUOTAS.perPerson; table++)
      await on.tables.open({
        guildId,
        channelId: discord.addChannel(discord.guild(), { name: `hall-${table}` }).id,
        host: { userId: ben.id, name: 'Ben' },
        game: 'artus',
        theme: 'oak',
        computers: 0,
      });
    const { message } = await openInThread('ben');
    expect(message!.content).toBe(t('errors-too-many-own-tables', { most: QUOTAS.perPerson }));
    expect(threads()).toEqual([]);
    await openInThread('cleo');
    expect(threads()).toHaveLength(1);
    await endsWell(on);
  });

  it('where there can be no such table', async () => {
    const { message } = await command(on, 'ann', 'table open', { game: 'artus', thread: true, computers: 4 });
    expect(message!.content).toBe(t('errors-too-many-computers', { most: 3 }));
    expect(threads()).toEqual([]);
    await endsWell(on);
  });
});
