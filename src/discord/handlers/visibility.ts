import {
  ChannelType,
  type Client,
  type Guild,
  type GuildMember,
  PermissionFlagsBits,
  type ThreadChannel,
} from 'discord.js';

/** Something in a channel; null if the channel isn't known. */
export interface InChannel {
  readonly channelId: string | null;
}

/** The items whose channel or thread the member can see. A channel that can't be fetched counts as hidden. */
export async function visibleTo<T extends InChannel>(
  member: GuildMember,
  guild: Guild,
  all: readonly T[],
): Promise<T[]> {
  const channels = new Map<string, boolean>();
  for (const { channelId } of all)
    if (channelId !== null && !channels.has(channelId))
      channels.set(channelId, await canSee(member, guild, channelId));
  return all.filter(({ channelId }) => channelId !== null && channels.get(channelId));
}

/** The items whose channel or thread everybody in the server can see, as far as the bot can see it. */
export function visibleToAll<T extends InChannel>(guild: Guild, all: readonly T[]): T[] {
  return all.filter(({ channelId }) => {
    const channel = guild.channels.cache.get(channelId ?? '');
    if (!channel || channel.type === ChannelType.PrivateThread) return false;
    return channel.permissionsFor(guild.roles.everyone)?.has(PermissionFlagsBits.ViewChannel) ?? false;
  });
}

async function canSee(member: GuildMember, guild: Guild, channelId: string): Promise<boolean> {
  const channel = guild.channels.cache.get(channelId) ?? (await archivedThread(guild.client, channelId));
  if (!channel || channel.guildId !== guild.id) return false;
  const permissions = channel.permissionsFor(member);
  if (!permissions?.has(PermissionFlagsBits.ViewChannel)) return false;
  if (channel.type !== ChannelType.PrivateThread || permissions.has(PermissionFlagsBits.ManageThreads))
    return true;
  return channel.members
    .fetch(member.id)
    .then(() => true)
    .catch(() => false);
}

/** The gateway doesn't send archived threads. */
async function archivedThread(client: Client, channelId: string): Promise<ThreadChannel | null> {
  const channel = await client.channels.fetch(channelId).catch(() => null);
  return channel?.isThread() ? channel : null;
}
