import { ChannelType } from 'discord-api-types/v10';
import type { LocalDiscord } from '../../src/playground/local-discord.ts';
import { type Channel, isForum } from '../../src/playground/state/channel.ts';
import { addThread } from '../../src/playground/state/channels.ts';

/** A thread of a person's in a channel, or their post in a forum. */
export function openThread(
  discord: LocalDiscord,
  parent: Channel,
  { name, owner }: { readonly name: string; readonly owner: string },
): Channel {
  const { world } = discord;
  const isNews = parent.type === ChannelType.GuildAnnouncement;
  const type = isNews ? ChannelType.AnnouncementThread : ChannelType.PublicThread;
  const ownerId = discord.user(owner).id;
  const thread = addThread(world, parent, { name, type, ownerId, autoArchive: 1440 });
  const first = { form: { content: name }, authorId: ownerId };
  if (isForum(parent)) world.messages.create(thread, first);
  else world.messages.create(parent, { ...first, thread });
  return thread;
}
