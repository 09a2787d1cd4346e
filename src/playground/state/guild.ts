import {
  type APIGuild,
  type APIGuildMember,
  type APIMessage,
  type APIRole,
  type APIUser,
  GuildDefaultMessageNotifications,
  GuildExplicitContentFilter,
  type GuildMemberFlags,
  GuildMFALevel,
  GuildNSFWLevel,
  GuildPremiumTier,
  type GuildSystemChannelFlags,
  GuildVerificationLevel,
  type Locale,
  type RoleFlags,
  type UserFlags,
} from 'discord-api-types/v10';

/** A user of the local Discord other than the bot. */
export interface StoredUser {
  readonly user: APIUser;
  locale: Locale;
  /** Whether the bot may send them direct messages. */
  takesDirectMessages: boolean;
  /** Whether they may see what's age-restricted. */
  readonly isOfAge: boolean;
  /** Whether they've allowed age-restricted commands in direct messages. */
  readonly takesAgeRestricted: boolean;
  /** The messages that pinged them, oldest first, as they were then; the last thousand or two. */
  pings: readonly APIMessage[];
}

const MOST_PINGS = 1_000;

export function ping(user: StoredUser, message: APIMessage): void {
  const { pings } = user;
  user.pings = [...(pings.length < 2 * MOST_PINGS ? pings : pings.slice(-MOST_PINGS)), message];
}

export function userObject(id: string, name: string, displayName: string): APIUser {
  return {
    id,
    username: name,
    global_name: displayName,
    discriminator: '0',
    avatar: null,
    avatar_decoration_data: null,
    banner: null,
    accent_color: null,
    public_flags: 0 as UserFlags,
    flags: 0 as UserFlags,
    primary_guild: null,
  };
}

export interface Role {
  readonly id: string;
  readonly name: string;
  permissions: bigint;
  readonly position: number;
  readonly color: number;
  /** Whether anybody may ping it. */
  mentionable: boolean;
}

export interface Member {
  readonly user: APIUser;
  nick: string | null;
  roles: string[];
  readonly joinedAt: string;
  /** The end of their time-out, in ms since 1970; null without one. */
  timedOutUntil: number | null;
}

/** A guild. Its `@everyone` role has the guild's id. */
export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly locale: Locale;
  readonly roles: Map<string, Role>;
  readonly members: Map<string, Member>;
}

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
    mentionable: role.mentionable,
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
    communication_disabled_until:
      member.timedOutUntil === null ? null : new Date(member.timedOutUntil).toISOString(),
  };
}

export function guildData(guild: Guild): APIGuild {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: guild.ownerId,
    region: '',
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: GuildVerificationLevel.None,
    default_message_notifications: GuildDefaultMessageNotifications.OnlyMentions,
    explicit_content_filter: GuildExplicitContentFilter.Disabled,
    roles: [...guild.roles.values()].map(roleData),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: GuildMFALevel.None,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0 as GuildSystemChannelFlags,
    rules_channel_id: null,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: GuildPremiumTier.None,
    premium_subscription_count: 0,
    preferred_locale: guild.locale,
    public_updates_channel_id: null,
    nsfw_level: GuildNSFWLevel.Default,
    premium_progress_bar_enabled: false,
    hub_type: null,
    safety_alerts_channel_id: null,
    incidents_data: null,
    widget_enabled: false,
    widget_channel_id: null,
    max_presences: null,
    max_members: 500_000,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 50,
  };
}
