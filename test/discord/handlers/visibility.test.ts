import { ChannelType, InteractionType, ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodePress } from '../../../src/discord/choices/controls.ts';
import type { Channel } from '../../../src/playground/state/channel.ts';
import { addThread, joinThread } from '../../../src/playground/state/channels.ts';
import type { Stage } from '../fixtures/stage.ts';
import { command, newStage, say, user } from '../reliability/scene.ts';

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
  const custom_id = encodePress({ tableId, revision: 0, verb: 'sit', args: [] });
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
    expect(await sit('cleo', id)).toContain(say('errors-unknown-table'));
    expect(await seated(id)).toEqual(['Ben']);
    take(thread, user(on, 'cleo').id);
    expect(await list('cleo')).toContain(thread.id);
    thread.thread!.members.delete(user(on, 'cleo').id);
    expect(await list('cleo')).not.toContain(thread.id);
    expect(await sit('cleo', id)).toContain(say('errors-unknown-table'));
    expect(await seated(id)).toEqual(['Ben']);
    take(thread, user(on, 'cleo').id);
    expect(await sit('cleo', id)).toContain(say('discord-games-joined', { place: `<#${thread.id}>` }));
    expect(await seated(id)).toEqual(['Ben', 'Cleo']);
  });
});

describe('a table of another server', () => {
  it('can’t be joined from a list, even by somebody who sees it there', async () => {
    const { discord } = on.playground;
    const other = discord.addGuild({ name: 'Camelot', channels: [{ name: 'hall' }] });
    const hall = [...discord.world.channels.values()].find(({ guildId }) => guildId === other.id)!;
    const id = await open('ben', threadOf('ben', hall, ChannelType.PublicThread).id);
    expect(await sit('cleo', id)).toContain(say('errors-unknown-table'));
    expect(await seated(id)).toEqual(['Ben']);
  });
});
