import { ChannelType, GatewayIntentBits, PermissionFlagsBits } from 'discord-api-types/v10';
import { type Channel, threadMemberData } from '../state/channel.ts';
import { type Guild, guildData, memberData, roleData } from '../state/guild.ts';
import { type StoredMessage, withoutNonce } from '../state/message.ts';
import type { World } from '../state/world.ts';
import { isOnShard, receivesMessage, type Session, type Shard, shardGuilds } from './session.ts';

const isThread = (channel: Channel): boolean => channel.thread !== null;

function isVisibleToBot(world: World, channel: Channel): boolean {
  return (world.permissions(channel, world.bot.id) & PermissionFlagsBits.ViewChannel) !== 0n;
}

/** The data of a READY event. */
export function readyData(
  world: World,
  session: { readonly id: string; readonly resumeUrl: string; readonly shard: Shard },
) {
  return {
    v: 10,
    user: { ...world.bot, verified: true, mfa_enabled: false, email: null, flags: 0 },
    guilds: shardGuilds(world, session.shard).map(({ id }) => ({ id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: session.resumeUrl,
    shard: session.shard,
    application: { id: world.bot.id, flags: 0 },
    session_type: 'normal',
    private_channels: [],
    relationships: [],
    presences: [],
    user_settings: {},
    geo_ordered_rtc_regions: [],
    _trace: [],
  };
}

/** The data of a GUILD_CREATE event. */
export function guildCreate(world: World, guild: Guild) {
  const channels = world.channels.of(guild.id);
  return {
    ...guildData(guild),
    joined_at: guild.members.get(world.bot.id)?.joinedAt,
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    members: [...guild.members.values()].map(memberData),
    channels: channels.filter((channel) => !isThread(channel)).map((channel) => world.toldChannel(channel)),
    threads: channels
      .filter((channel) => isThread(channel) && isVisibleToBot(world, channel))
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
  return { name, data: { ...world.toldChannel(channel), ...extra } };
}

function messageEvent(world: World, channel: Channel, stored: StoredMessage, change: 'create' | 'update') {
  const member =
    channel.guildId === null ? null : world.guild(channel.guildId).members.get(stored.message.author.id);
  const readable = world.messages.readableByBot(stored);
  const { user: _user, ...memberOnly } = member ? memberData(member) : { user: null };
  return {
    name: change === 'create' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE',
    data: {
      ...(change === 'create' ? readable : withoutNonce(readable)),
      ...(channel.guildId === null ? {} : { guild_id: channel.guildId }),
      ...(member && !stored.message.webhook_id ? { member: memberOnly } : {}),
      channel_type: channel.type,
    },
  };
}

/** Dispatches world events to every session whose intents cover them. Returns a function that stops it. */
export function relay(world: World, sessions: () => Iterable<Session>): () => void {
  const { events } = world;
  /** To the sessions on the guild's shard; null stands for DMs. */
  const dispatch = (
    guildId: string | null,
    receives: (session: Session) => boolean,
    name: string,
    data: unknown,
  ) => {
    for (const session of sessions())
      if (isOnShard(session.shard, guildId) && receives(session)) session.dispatch(name, data);
  };
  const guilds = ({ intents }: Session) => (intents & GatewayIntentBits.Guilds) !== 0;
  /** The channels that the bot saw when it was last told of them. */
  const visible = new Set<string>();
  /** A channel that the bot sees from now on comes with its threads. */
  const noteVisibility = (channel: Channel) => {
    const sees = isVisibleToBot(world, channel);
    if (sees && !isThread(channel) && !visible.has(channel.id)) {
      const threads = world.channels
        .of(channel.guildId!)
        .filter(({ thread }) => thread?.parentId === channel.id && !thread.archived)
        .filter((thread) => isVisibleToBot(world, thread));
      const members = threads.flatMap((thread) => threadMemberData(thread, world.bot.id) ?? []);
      if (threads.length > 0)
        dispatch(channel.guildId, guilds, 'THREAD_LIST_SYNC', {
          ...{ guild_id: channel.guildId, channel_ids: [channel.id], members },
          threads: threads.map((thread) => world.channelData(thread)),
        });
    }
    if (sees) visible.add(channel.id);
    else visible.delete(channel.id);
  };
  /** The channels that the bot sees no more, or now. */
  const tellChanged = (guild: Guild) => {
    for (const channel of world.channels.of(guild.id))
      if (!isThread(channel) && isVisibleToBot(world, channel) !== visible.has(channel.id))
        events.emit('channel', channel, 'update');
  };
  for (const channel of world.channels.values()) if (isVisibleToBot(world, channel)) visible.add(channel.id);
  return events.subscribe({
    message: (stored, change) => {
      const channel = world.channel(stored.message.channel_id);
      if (!isVisibleToBot(world, channel)) return;
      const { name, data } = messageEvent(world, channel, stored, change);
      dispatch(channel.guildId, ({ intents }) => receivesMessage(intents, channel, stored), name, data);
    },
    messageGone: (stored) => {
      const channel = world.channel(stored.message.channel_id);
      const guild = channel.guildId ? { guild_id: channel.guildId } : {};
      const data = { id: stored.message.id, channel_id: channel.id, ...guild };
      const receives = ({ intents }: Session) => receivesMessage(intents, channel, stored);
      dispatch(channel.guildId, receives, 'MESSAGE_DELETE', data);
    },
    channel: (channel, change) => {
      if (channel.type === ChannelType.DM || (isThread(channel) && !isVisibleToBot(world, channel))) return;
      const { name, data } = channelEvent(world, channel, change);
      dispatch(channel.guildId, guilds, name, data);
      noteVisibility(channel);
    },
    channelGone: (channel) => {
      if (channel.type === ChannelType.DM) return;
      const name = isThread(channel) ? 'THREAD_DELETE' : 'CHANNEL_DELETE';
      visible.delete(channel.id);
      dispatch(channel.guildId, guilds, name, world.toldChannel(channel));
    },
    guild: (guild) => {
      dispatch(guild.id, guilds, 'GUILD_CREATE', guildCreate(world, guild));
      for (const channel of world.channels.of(guild.id)) noteVisibility(channel);
    },
    role: (guild, role) => {
      dispatch(guild.id, guilds, 'GUILD_ROLE_UPDATE', { guild_id: guild.id, role: roleData(role) });
      tellChanged(guild);
    },
    // Of others, only those hear who have asked for members.
    member: (guild, member) => {
      const isOwn = member.user.id === world.bot.id;
      const receives = ({ intents }: Session) => isOwn || (intents & GatewayIntentBits.GuildMembers) !== 0;
      dispatch(guild.id, receives, 'GUILD_MEMBER_UPDATE', { guild_id: guild.id, ...memberData(member) });
      if (isOwn) tellChanged(guild);
    },
    interaction: ({ guildId, payload }) => {
      if (!world.interactions.byHttp) dispatch(guildId, () => true, 'INTERACTION_CREATE', payload);
    },
  });
}
