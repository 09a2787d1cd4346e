import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import type { World } from '../state/world.ts';
import { apiError } from '../validate/api-error.ts';

/**
 * A channel that the bot can see and in which it has all of `permissions`.
 * @throws {ApiError} 10003, 50001 when it cannot see it, 50013 when a permission is missing.
 */
export function accessible(world: World, channelId: string, permissions = 0n): Channel {
  const channel = world.channel(channelId);
  const granted = world.permissions(channel, world.bot.id);
  if (!(granted & Bits.ViewChannel)) throw apiError('missingAccess');
  if ((granted & permissions) !== permissions) throw apiError('missingPermissions');
  return channel;
}

/** What it takes to write into a channel or thread. */
export function writing(channel: Channel): bigint {
  return channel.thread ? Bits.SendMessagesInThreads : Bits.SendMessages;
}
