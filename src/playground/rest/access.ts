import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import type { World } from '../state/world.ts';
import { apiError } from '../validate/api-error.ts';

/**
 * A channel the bot can view and has `permissions` in.
 * @throws {ApiError} 10003, 50001 when it can't view the channel, 50013 when it lacks a permission.
 */
export function accessibleChannel(world: World, channelId: string, permissions = 0n): Channel {
  const channel = world.channel(channelId);
  const granted = world.permissions(channel, world.bot.id);
  if (!(granted & Bits.ViewChannel)) throw apiError('missingAccess');
  if ((granted & permissions) !== permissions) throw apiError('missingPermissions');
  return channel;
}

/** The permission to send messages in a channel or thread. */
export function sendPermission(channel: Channel): bigint {
  return channel.thread ? Bits.SendMessagesInThreads : Bits.SendMessages;
}
