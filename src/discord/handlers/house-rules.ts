import { Refusal } from '../../table/refusal.ts';
import type { Quotas } from '../../table/storage/quotas.ts';
import type { Message } from '../answers/message.ts';
import type { Request } from './request.ts';

// What a server's settings say about opening tables.

/** @throws Refusal `otherChannels` if tables aren't opened in this channel or its threads */
export function assertOpenHere({ interaction, settings }: Request): void {
  const { guild, channel, channelId } = interaction;
  // A channel that's gone doesn't count: the last one's deletion must not keep all tables from opening.
  const channelIds = settings.server.channels.filter((id) => !guild || guild.channels.cache.has(id));
  const parentId = channel?.isThread() ? channel.parentId : null;
  const isAllowed = channelIds.some((id) => id === channelId || id === parentId);
  if (channelIds.length > 0 && !isAllowed) throw new Refusal('otherChannels', { channelIds });
}

export function quotasOf({ settings }: Request): Partial<Quotas> {
  const { tablesPerPerson, tablesPerServer } = settings.server;
  return {
    ...(tablesPerPerson === null ? {} : { perPerson: tablesPerPerson }),
    ...(tablesPerServer === null ? {} : { perServer: tablesPerServer }),
  };
}

/** The first message about a new table, with the role that's called for it, if there's one. */
export function called(message: Message, { interaction, sayPublicly, settings }: Request): Message {
  const { callRole } = settings.server;
  if (callRole === null || !interaction.guild?.roles.cache.has(callRole)) return message;
  const call = sayPublicly('settings-server-call', { role: `<@&${callRole}>` });
  return { ...message, content: `${call}\n${message.content}`, mentionRole: callRole };
}
