import { OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel } from './channel.ts';
import type { Guild } from './guild.ts';

const ALL = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** Everyone's permissions in a DM with the bot. */
export const DM_PERMISSIONS =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.AddReactions |
  PermissionFlagsBits.UseExternalEmojis |
  PermissionFlagsBits.MentionEveryone;

/** A member's permissions in the guild; 0 for users who aren't members. */
export function guildPermissions(guild: Guild, userId: string): bigint {
  const member = guild.members.get(userId);
  if (!member) return 0n;
  if (guild.ownerId === userId) return ALL;
  let granted = guild.roles.get(guild.id)?.permissions ?? 0n;
  for (const id of member.roles) granted |= guild.roles.get(id)?.permissions ?? 0n;
  return granted & PermissionFlagsBits.Administrator ? ALL : granted;
}

/**
 * A member's permissions in a channel: the guild's, then the overwrites for everyone, for roles and for the member.
 * For a thread, pass its parent channel.
 */
export function channelPermissions(guild: Guild, channel: Channel, userId: string): bigint {
  let granted = guildPermissions(guild, userId);
  if (granted === ALL || granted === 0n) return granted;
  const member = guild.members.get(userId);
  const everyone = channel.overwrites.find(({ id }) => id === guild.id);
  if (everyone) granted = (granted & ~everyone.deny) | everyone.allow;
  let allow = 0n;
  let deny = 0n;
  for (const overwrite of channel.overwrites) {
    const held = overwrite.type === OverwriteType.Role && overwrite.id !== guild.id;
    if (held && member?.roles.includes(overwrite.id)) {
      allow |= overwrite.allow;
      deny |= overwrite.deny;
    }
  }
  granted = (granted & ~deny) | allow;
  const own = channel.overwrites.find(({ id, type }) => type === OverwriteType.Member && id === userId);
  if (own) granted = (granted & ~own.deny) | own.allow;
  return granted & PermissionFlagsBits.ViewChannel ? granted : 0n;
}
