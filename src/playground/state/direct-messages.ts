import { ChannelType } from 'discord-api-types/v10';
import { apiError } from '../validate/api-error.ts';
import type { Channel } from './channel.ts';
import type { World } from './world.ts';

/** The DM channel between the bot and a user, created on first use. */
export function directMessage(world: World, userId: string): Channel {
  for (const channel of world.channels.values()) if (channel.recipientId === userId) return channel;
  const channel: Channel = {
    id: world.ids.next(),
    type: ChannelType.DM,
    guildId: null,
    name: '',
    topic: null,
    position: 0,
    nsfw: false,
    overwrites: [],
    recipientId: userId,
    thread: null,
    lastMessageId: null,
    messages: new Map(),
  };
  world.channels.set(channel.id, channel);
  return channel;
}

/**
 * Checks that the user of a DM channel takes the bot's messages; any other channel passes.
 * @throws {ApiError} 50007
 */
export function checkTakesMessages(world: World, { recipientId }: Channel): void {
  if (recipientId !== null && world.users.get(recipientId)?.takesDirectMessages === false)
    throw apiError('refusesMessages');
}
