import type { APIGuildMember, APIRole, GuildMemberFlags, RoleFlags } from 'discord-api-types/v10';
import type { Member, Role } from './guild.ts';

export function roleData(role: Role): APIRole {
  return {
    id: role.id,
    name: role.name,
    color: role.color,
    colors: { primary_color: role.color, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    position: role.position,
    permissions: String(role.permissions),
    managed: false,
    mentionable: false,
    flags: 0 as RoleFlags,
  };
}

export function memberData(member: Member): APIGuildMember {
  return {
    user: member.user,
    nick: member.nick,
    avatar: null,
    banner: null,
    roles: [...member.roles],
    joined_at: member.joinedAt,
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0 as GuildMemberFlags,
    pending: false,
    communication_disabled_until: null,
  };
}
