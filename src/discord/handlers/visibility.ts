import {
  ChannelType,
  type Client,
  type Guild,
  type GuildMember,
  PermissionFlagsBits,
  type ThreadChannel,
} from 'discord.js';
import type { TableInfo } from '../../table/types.ts';

/** The tables whose channel or thread the member can see; one that cannot be looked up is not seen. */
export async function visibleTo(
  member: GuildMember,
  guild: Guild,
  tables: readonly TableInfo[],
): Promise<TableInfo[]> {
  const channels = new Map<string, boolean>();
  for (const { channelId } of tables)
    if (!channels.has(channelId)) channels.set(channelId, await canSee(member, guild, channelId));
  return tables.filter(({ channelId }) => channels.get(channelId));
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

/** Threads that nobody has written in for long are not among those the gateway tells of. */
async function archivedThread(client: Client, channelId: string): Promise<ThreadChannel | null> {
  const channel = await client.channels.fetch(channelId).catch(() => null);
  return channel?.isThread() ? channel : null;
}
