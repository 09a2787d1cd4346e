import { ChannelType, GatewayIntentBits, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import { threadMemberData } from '../state/channel.ts';
import { type Guild, guildData, memberData } from '../state/guild.ts';
import type { StoredMessage } from '../state/message.ts';
import { readableByBot } from '../state/reading.ts';
import type { World } from '../state/world.ts';
import { hearsMessage } from './intents.ts';
import type { Session } from './session.ts';

const isThread = (channel: Channel) => channel.thread !== null;
const seenByBot = (world: World, channel: Channel) =>
  (world.permissions(channel, world.bot.id) & PermissionFlagsBits.ViewChannel) !== 0n;

export function guildCreate(world: World, guild: Guild) {
  const own = [...world.channels.values()].filter(({ guildId }) => guildId === guild.id);
  return {
    ...guildData(guild),
    joined_at: guild.members.get(world.bot.id)?.joinedAt,
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    members: [...guild.members.values()].map(memberData),
    channels: own.filter((channel) => !isThread(channel)).map((channel) => world.channelData(channel)),
    threads: own
      .filter((channel) => isThread(channel) && seenByBot(world, channel))
      .map((channel) => world.channelData(channel)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

function channelEvent(world: World, channel: Channel, change: 'create' | 'update') {
  const kind = isThread(channel) ? 'THREAD' : 'CHANNEL';
  const name = `${kind}_${change === 'create' ? 'CREATE' : 'UPDATE'}`;
  const member = isThread(channel) ? threadMemberData(channel, world.bot.id) : null;
  const extra =
    isThread(channel) && change === 'create' ? { newly_created: true, ...(member ? { member } : {}) } : {};
  return { name, data: { ...world.channelData(channel), ...extra } };
}

function messageEvent(world: World, channel: Channel, stored: StoredMessage, change: 'create' | 'update') {
  const member =
    channel.guildId === null ? null : world.guild(channel.guildId).members.get(stored.message.author.id);
  const { user: _user, ...memberOnly } = member ? memberData(member) : { user: null };
  return {
    name: change === 'create' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE',
    data: {
      ...readableByBot(world, stored),
      ...(channel.guildId === null ? {} : { guild_id: channel.guildId }),
      ...(member && !stored.message.webhook_id ? { member: memberOnly } : {}),
      channel_type: channel.type,
    },
  };
}

/** Sends what happens to every session that may hear of it; the answer ends that. */
export function relay(world: World, sessions: () => Iterable<Session>): () => void {
  const { events } = world;
  const each = (may: (session: Session) => boolean, name: string, data: unknown) => {
    for (const session of sessions()) if (may(session)) session.dispatch(name, data);
  };
  const guilds = ({ intents }: Session) => (intents & GatewayIntentBits.Guilds) !== 0;
  const onMessage = (stored: StoredMessage, change: 'create' | 'update') => {
    const channel = world.channel(stored.message.channel_id);
    if (!seenByBot(world, channel)) return;
    const { name, data } = messageEvent(world, channel, stored, change);
    each(({ intents }) => hearsMessage(intents, channel, stored), name, data);
  };
  const onGone = (stored: StoredMessage) => {
    const channel = world.channel(stored.message.channel_id);
    const data = {
      id: stored.message.id,
      channel_id: channel.id,
      ...(channel.guildId ? { guild_id: channel.guildId } : {}),
    };
    each(({ intents }) => hearsMessage(intents, channel, stored), 'MESSAGE_DELETE', data);
  };
  const onChannel = (channel: Channel, change: 'create' | 'update') => {
    if (channel.type === ChannelType.DM || (isThread(channel) && !seenByBot(world, channel))) return;
    const { name, data } = channelEvent(world, channel, change);
    each(guilds, name, data);
  };
  const onChannelGone = (channel: Channel) => {
    if (channel.type !== ChannelType.DM)
      each(guilds, isThread(channel) ? 'THREAD_DELETE' : 'CHANNEL_DELETE', world.channelData(channel));
  };
  const onGuild = (guild: Guild) => each(guilds, 'GUILD_CREATE', guildCreate(world, guild));
  const onInteraction = ({ payload }: { payload: unknown }) =>
    each(() => true, 'INTERACTION_CREATE', payload);
  events.on('message', onMessage).on('messageGone', onGone).on('channel', onChannel);
  events.on('channelGone', onChannelGone).on('guild', onGuild).on('interaction', onInteraction);
  return () => {
    events.off('message', onMessage).off('messageGone', onGone).off('channel', onChannel);
    events.off('channelGone', onChannelGone).off('guild', onGuild).off('interaction', onInteraction);
  };
}
