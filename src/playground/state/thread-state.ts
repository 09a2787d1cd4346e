import { PermissionFlagsBits } from 'discord-api-types/v10';
import { apiError } from '../validate/api-error.ts';
import type { Channel } from './channel.ts';
import { setArchived } from './threads.ts';
import type { World } from './world.ts';

/** Unarchives a thread that gets a message, as Discord does. */
export function unarchive(world: World, channel: Channel): void {
  if (!channel.thread?.archived) return;
  setArchived(world, channel.thread, false);
  world.events.emit('channel', channel, 'update');
}

/**
 * Checks that a user may post in a channel as far as its being a locked thread goes.
 * @throws {ApiError} 50083 for a thread that's locked and archived, 160005 for one that's only locked
 */
export function checkCanPost(world: World, channel: Channel, userId: string): void {
  const { thread } = channel;
  if (!thread?.locked || world.permissions(channel, userId) & PermissionFlagsBits.ManageThreads) return;
  throw apiError(thread.archived ? 'archivedThread' : 'lockedThread');
}

/**
 * Checks that the bot may edit public messages of a channel as far as its being a thread goes.
 * @throws {ApiError} 50083 for an archived thread, 160005 for a locked one
 */
export function checkCanEdit(world: World, channel: Channel): void {
  if (channel.thread?.archived) throw apiError('archivedThread');
  checkCanPost(world, channel, world.bot.id);
}
