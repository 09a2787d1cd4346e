import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Channel, Thread } from '../state/channel.ts';
import { setArchived } from '../state/threads.ts';
import type { World } from '../state/world.ts';
import { apiError } from '../validate/api-error.ts';
import { text } from '../validate/fields.ts';
import { parseForm } from '../validate/form.ts';
import { accessibleChannel, sendPermission } from './access.ts';

const changes = z.strictObject({
  name: text(1, 100).optional(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  auto_archive_duration: z.literal([60, 1440, 4320, 10080]).optional(),
});

type Changes = z.output<typeof changes>;

/**
 * Changes a thread in the bot's name.
 * @throws {ApiError} 50013 without the permission it needs, 50083 for an archived thread that stays so, 50035
 */
export function changeThread(world: World, channel: Channel, thread: Thread, value: unknown): void {
  const change = parseForm(changes, value);
  accessibleChannel(world, channel.id, permissionFor(world, channel, thread, change));
  if (thread.archived && change.archived !== false) throw apiError('archivedThread');
  channel.name = change.name ?? channel.name;
  setArchived(world, thread, change.archived ?? thread.archived);
  thread.locked = change.locked ?? thread.locked;
  thread.autoArchive = change.auto_archive_duration ?? thread.autoArchive;
}

/** Whoever may write to a thread may unarchive it, and its owner may change it, unless it's locked. */
function permissionFor(world: World, channel: Channel, thread: Thread, change: Changes): bigint {
  if (thread.locked || change.locked !== undefined) return Bits.ManageThreads;
  const unarchivesOnly = change.archived === false && Object.keys(change).length === 1;
  if (unarchivesOnly) return sendPermission(channel);
  return thread.ownerId === world.bot.id ? 0n : Bits.ManageThreads;
}
