import { type APIMessage, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import { unarchive } from '../state/thread-state.ts';
import type { World } from '../state/world.ts';
import { ClientRefusal } from './errors.ts';

/**
 * Sends a user's message.
 * @throws {ClientRefusal} without permission, or in a locked thread
 */
export function say(world: World, userId: string, channel: Channel, content: string): APIMessage {
  const granted = world.permissions(channel, userId);
  if (!(granted & (channel.thread ? Bits.SendMessagesInThreads : Bits.SendMessages)))
    throw new ClientRefusal('this user cannot send messages here');
  if (channel.thread?.locked && !(granted & Bits.ManageThreads))
    throw new ClientRefusal('this thread is locked');
  unarchive(world, channel);
  return world.messages.create(channel, {
    form: { content },
    uploads: [],
    authorId: userId,
    interaction: null,
    privateTo: null,
    replyTo: null,
  }).message;
}
