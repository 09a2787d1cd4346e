import {
  ChannelType,
  type Client,
  type Guild,
  type GuildBasedChannel,
  type GuildMember,
  PermissionFlagsBits,
  type ThreadChannel,
} from 'discord.js';
import PQueue from 'p-queue';

/** Something in a channel; null if the channel isn't known. */
export interface InChannel {
  readonly channelId: string | null;
}

/** How many channels Discord is asked about for one list, and how many at once; others count as hidden. */
const MOST_ASKED = 40;
const AT_ONCE = 8;

/** The items of the server whose channel or thread the member can see. A channel that can't be fetched counts as hidden. */
export async function visibleTo<T extends InChannel>(
  member: GuildMember,
  guild: Guild,
  all: readonly T[],
): Promise<T[]> {
  const seen = new Map<string, boolean>();
  const asked: (() => Promise<void>)[] = [];
  for (const channelId of new Set(all.map((item) => item.channelId ?? ''))) {
    const known = guild.channels.cache.get(channelId);
    const isSeen = known ? seesKnown(member, known) : null;
    if (isSeen !== null) seen.set(channelId, isSeen);
    else if (asked.length < MOST_ASKED)
      asked.push(async () => {
        seen.set(channelId, await canSee(member, guild, channelId));
      });
  }
  await new PQueue({ concurrency: AT_ONCE }).addAll(asked);
  return all.filter(({ channelId }) => channelId !== null && seen.get(channelId));
}

/** The items whose channel or thread everybody in the server can see, as far as the bot can see it. */
export function visibleToAll<T extends InChannel>(guild: Guild, all: readonly T[]): T[] {
  return all.filter(({ channelId }) => {
    const channel = guild.channels.cache.get(channelId ?? '');
    if (!channel || channel.type === ChannelType.PrivateThread) return false;
    return channel.permissionsFor(guild.roles.everyone)?.has(PermissionFlagsBits.ViewChannel) ?? false;
  });
}

/** Null if Discord has to be asked who's in a private thread. */
function seesKnown(member: GuildMember, channel: GuildBasedChannel | ThreadChannel): boolean | null {
  const permissions = channel.permissionsFor(member);
  if (!permissions?.has(PermissionFlagsBits.ViewChannel)) return false;
  const isOpen =
    channel.type !== ChannelType.PrivateThread || permissions.has(PermissionFlagsBits.ManageThreads);
  return isOpen ? true : null;
}

async function canSee(member: GuildMember, guild: Guild, channelId: string): Promise<boolean> {
  const channel = guild.channels.cache.get(channelId) ?? (await archivedThread(guild.client, channelId));
  if (!channel) return false;
  const isSeen = seesKnown(member, channel);
  if (isSeen !== null || !channel.isThread()) return isSeen ?? false;
  // Discord doesn't tell the bot who leaves a thread, so members in memory may have left.
  return channel.members
    .fetch({ member: member.id, cache: false, force: true })
    .then(() => true)
    .catch(() => false);
}

/** The gateway doesn't send archived threads. */
async function archivedThread(client: Client, channelId: string): Promise<ThreadChannel | null> {
  const channel = await client.channels.fetch(channelId).catch(() => null);
  return channel?.isThread() ? channel : null;
}
