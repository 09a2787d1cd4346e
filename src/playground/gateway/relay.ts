import { ChannelType, GatewayIntentBits } from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import type { Guild } from '../state/guild.ts';
import type { Interaction } from '../state/interaction.ts';
import type { StoredMessage } from '../state/message.ts';
import type { World } from '../state/world.ts';
import { channelEvent, messageEvent } from './events.ts';
import { guildCreate } from './guild-create.ts';
import { receivesMessage } from './intents.ts';
import type { Session } from './session.ts';
import { isOnShard } from './shards.ts';
import { isThread, isVisibleToBot } from './visibility.ts';

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
  const onMessage = (stored: StoredMessage, change: 'create' | 'update') => {
    const channel = world.channel(stored.message.channel_id);
    if (!isVisibleToBot(world, channel)) return;
    const { name, data } = messageEvent(world, channel, stored, change);
    dispatch(channel.guildId, ({ intents }) => receivesMessage(intents, channel, stored), name, data);
  };
  const onMessageGone = (stored: StoredMessage) => {
    const channel = world.channel(stored.message.channel_id);
    const data = {
      id: stored.message.id,
      channel_id: channel.id,
      ...(channel.guildId ? { guild_id: channel.guildId } : {}),
    };
    dispatch(
      channel.guildId,
      ({ intents }) => receivesMessage(intents, channel, stored),
      'MESSAGE_DELETE',
      data,
    );
  };
  const onChannel = (channel: Channel, change: 'create' | 'update') => {
    if (channel.type === ChannelType.DM || (isThread(channel) && !isVisibleToBot(world, channel))) return;
    const { name, data } = channelEvent(world, channel, change);
    dispatch(channel.guildId, guilds, name, data);
  };
  const onChannelGone = (channel: Channel) => {
    if (channel.type !== ChannelType.DM)
      dispatch(
        channel.guildId,
        guilds,
        isThread(channel) ? 'THREAD_DELETE' : 'CHANNEL_DELETE',
        world.channelData(channel),
      );
  };
  const onGuild = (guild: Guild) => dispatch(guild.id, guilds, 'GUILD_CREATE', guildCreate(world, guild));
  const onInteraction = ({ guildId, payload }: Interaction) =>
    dispatch(guildId, () => true, 'INTERACTION_CREATE', payload);
  events.on('message', onMessage).on('messageGone', onMessageGone).on('channel', onChannel);
  events.on('channelGone', onChannelGone).on('guild', onGuild).on('interaction', onInteraction);
  return () => {
    events.off('message', onMessage).off('messageGone', onMessageGone).off('channel', onChannel);
    events.off('channelGone', onChannelGone).off('guild', onGuild).off('interaction', onInteraction);
  };
}
