import { ChannelType } from 'discord-api-types/v10';
import type { LocalDiscord } from '../../../src/playground/local-discord.ts';
import {
  type Channel,
  type GuildChannelType,
  type Thread,
  threadMemberData,
} from '../../../src/playground/state/channel.ts';
import { addThread, joinThread } from '../../../src/playground/state/channels.ts';
import type { Barrier } from '../../../src/table/document.ts';
import { openThread } from '../../playground/threads.ts';
import { type Play, type Shutting, t } from './scene.ts';

const { GuildText, GuildAnnouncement, GuildVoice, GuildStageVoice, GuildForum, GuildMedia, PrivateThread } =
  ChannelType;

const channel = (type: GuildChannelType) => (discord: LocalDiscord) =>
  discord.addChannel(discord.guild(), { name: 'den', type });

const thread = (type: GuildChannelType) => (discord: LocalDiscord) => {
  const nook = openThread(discord, channel(type)(discord), { name: 'nook', owner: 'ann' });
  joinThread(discord.world, nook, discord.bot.id);
  return nook;
};

/** A private thread of all who play, and the bot. */
function privateThread(discord: LocalDiscord): Channel {
  const [parent, { id: ownerId }] = [channel(GuildText)(discord), discord.user('ann')];
  const nook = addThread(discord.world, parent, {
    ...{ name: 'nook', type: PrivateThread, ownerId, autoArchive: 1440 },
  });
  for (const { id } of [discord.user('ben'), discord.user('cleo'), discord.bot])
    joinThread(discord.world, nook, id);
  discord.world.events.emit('channel', nook, 'create');
  return nook;
}

/** Where tables can be: each makes a new channel. */
export const PLACES = {
  text: channel(GuildText),
  announcement: channel(GuildAnnouncement),
  voice: channel(GuildVoice),
  stage: channel(GuildStageVoice),
  thread: thread(GuildText),
  'announcement thread': thread(GuildAnnouncement),
  'private thread': privateThread,
  'forum post': thread(GuildForum),
  'media post': thread(GuildMedia),
} as const;
export type Place = keyof typeof PLACES;

const changed =
  ({ on }: Play, change: (channel: Channel) => void) =>
  () => {
    const { world } = on.playground.discord;
    const channel = world.channel(on.channelId);
    change(channel);
    world.events.emit('channel', channel, 'update');
  };

/** A state of the table's thread in the middle of a game, and back again. */
const inState =
  (state: Partial<Pick<Thread, 'archived' | 'locked'>>, why: Barrier | null) =>
  (game: Play): Shutting => ({
    shut: changed(game, ({ thread }) => Object.assign(thread!, state)),
    open: changed(game, ({ thread }) => Object.assign(thread!, { archived: false, locked: false })),
    why,
    ...(state.locked ? { shown: t('errors-thread-locked') } : {}),
  });

const withoutBot = ({ on }: Play): Shutting => {
  const { world, bot, gateway } = on.playground.discord;
  const channel = world.channel(on.channelId);
  const tell = (change: object) => {
    const data = { id: channel.id, guild_id: channel.guildId, member_count: channel.thread!.members.size };
    for (const session of gateway.sessions.values())
      session.dispatch('THREAD_MEMBERS_UPDATE', { ...data, ...change });
  };
  return {
    shut: () => {
      channel.thread!.members.delete(bot.id);
      tell({ removed_member_ids: [bot.id] });
    },
    open: () => {
      joinThread(world, channel, bot.id);
      tell({ added_members: [threadMemberData(channel, bot.id)] });
    },
    why: gateway.sessions.size > 0 ? 'channel' : 'thread',
  };
};

/** What can become of a thread: which it is, how it's called, and what does it. */
export const STATES: readonly (readonly [Place, string, (game: Play) => Shutting])[] = [
  ['thread', 'archived', inState({ archived: true }, null)],
  ['thread', 'locked', inState({ locked: true }, 'thread')],
  ['thread', 'archived and locked', inState({ archived: true, locked: true }, 'thread')],
  ['announcement thread', 'locked', inState({ locked: true }, 'thread')],
  ['private thread', 'archived', inState({ archived: true }, null)],
  ['private thread', 'locked', inState({ locked: true }, 'thread')],
  ['private thread', 'left by the bot', withoutBot],
  ['forum post', 'archived and locked', inState({ archived: true, locked: true }, 'thread')],
];
