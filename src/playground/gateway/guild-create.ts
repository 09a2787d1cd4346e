import type { Guild } from '../state/guild.ts';
import { guildData } from '../state/guild-data.ts';
import { memberData } from '../state/member-data.ts';
import type { World } from '../state/world.ts';
import { isThread, isVisibleToBot } from './visibility.ts';

/** The data of a GUILD_CREATE event. */
export function guildCreate(world: World, guild: Guild) {
  const channels = [...world.channels.values()].filter(({ guildId }) => guildId === guild.id);
  return {
    ...guildData(guild),
    joined_at: guild.members.get(world.bot.id)?.joinedAt,
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    members: [...guild.members.values()].map(memberData),
    channels: channels.filter((channel) => !isThread(channel)).map((channel) => world.channelData(channel)),
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
