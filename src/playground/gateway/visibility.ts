import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import type { World } from '../state/world.ts';

export const isThread = (channel: Channel): boolean => channel.thread !== null;

export function isVisibleToBot(world: World, channel: Channel): boolean {
  return (world.permissions(channel, world.bot.id) & PermissionFlagsBits.ViewChannel) !== 0n;
}
