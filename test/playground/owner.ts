import type { APIMessage } from 'discord-api-types/v10';
import { createOverwrite, LocalDiscord, type OverwriteSetup } from '../../src/playground/local-discord.ts';
import type { Channel, Overwrite } from '../../src/playground/state/channel.ts';
import type { Guild, Role } from '../../src/playground/state/guild.ts';
import type { StoredFile, StoredMessage } from '../../src/playground/state/message.ts';

/** What a server's owner can do, and what a test looks at behind the scenes. */
interface Powers {
  /** Changes a role of a guild, by name. @throws {Error} for an unknown one */
  setRole(guild: Guild, name: string, change: Partial<Pick<Role, 'permissions' | 'mentionable'>>): void;
  /** Lets a member (`bot` is the bot) only look on, until a time in ms since 1970; null ends it. */
  timeOut(guild: Guild, name: string, until: number | null): void;
  /** Replaces a channel's permission overwrites. */
  setOverwrites(channel: Channel, setups: readonly OverwriteSetup[]): void;
  /** Replaces the permission overwrite of one role or user in a channel; the others stay. */
  setOverwrite(channel: Channel, setup: OverwriteSetup): void;
  /** All files of a message, including those that embeds or components show. */
  filesOf(message: Pick<APIMessage, 'id' | 'channel_id'>): readonly StoredFile[];
  /** The next message created or edited from now on that matches. */
  nextMessage(matches: (message: APIMessage, change: 'create' | 'update') => boolean): Promise<APIMessage>;
}

declare module '../../src/playground/local-discord.ts' {
  interface LocalDiscord extends Powers {}
}

function setOverwrites(
  { world }: LocalDiscord,
  channel: Channel,
  before: readonly Overwrite[],
  setups: readonly OverwriteSetup[],
): void {
  if (channel.guildId === null || channel.thread) throw new Error('only a guild channel has overwrites');
  const guild = world.guild(channel.guildId);
  const added = setups.map((setup) => createOverwrite(world, guild, setup));
  channel.overwrites = [...before.filter(({ id }) => !added.some((one) => one.id === id)), ...added];
  world.events.emit('channel', channel, 'update');
}

const powers: Powers & ThisType<LocalDiscord> = {
  setRole(guild, name, change) {
    const role = [...guild.roles.values()].find((one) => one.name === name);
    if (!role) throw new Error(`no role of ${guild.name} is called ${name}`);
    this.world.events.emit('role', guild, Object.assign(role, change));
  },

  timeOut(guild, name, until) {
    const id = name === 'bot' ? this.bot.id : this.user(name).id;
    const member = guild.members.get(id);
    if (!member) throw new Error(`${name} is no member of ${guild.name}`);
    member.timedOutUntil = until;
    this.world.events.emit('member', guild, member);
  },

  setOverwrites(channel, setups) {
    setOverwrites(this, channel, [], setups);
  },

  setOverwrite(channel, setup) {
    setOverwrites(this, channel, channel.overwrites, [setup]);
  },

  filesOf(message) {
    const stored = this.world.channels.get(message.channel_id)?.messages.get(message.id);
    return [...(stored?.files.values() ?? [])];
  },

  nextMessage(matches) {
    const { events } = this.world;
    return new Promise((resolve) => {
      const listen = (stored: StoredMessage, change: 'create' | 'update') => {
        if (!matches(stored.message, change)) return;
        events.off('message', listen);
        resolve(stored.message);
      };
      events.on('message', listen);
    });
  },
};

Object.assign(LocalDiscord.prototype, powers);
