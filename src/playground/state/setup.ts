import type { ChannelType } from 'discord-api-types/v10';

/** A person of the local Discord. `name` is what tools call them by: lower case, unique. */
export interface UserSetup {
  readonly name: string;
  /** The name others read; by default `name` itself. */
  readonly displayName?: string;
  /** Discord's locale code, `en-US` by default. */
  readonly locale?: string;
}

export interface RoleSetup {
  readonly name: string;
  readonly permissions?: bigint;
  /** Names of the users who hold it. */
  readonly members?: readonly string[];
}

/** Who may do what in one channel: a role by name (`@everyone` too), or a user by name (`bot` is the bot). */
export interface OverwriteSetup {
  readonly role?: string;
  readonly user?: string;
  readonly allow?: bigint;
  readonly deny?: bigint;
}

export interface ChannelSetup {
  readonly name: string;
  readonly type?: ChannelType.GuildText;
  readonly topic?: string;
  readonly overwrites?: readonly OverwriteSetup[];
}

export interface GuildSetup {
  readonly name: string;
  readonly locale?: string;
  /** The owner's name; by default the first member. */
  readonly owner?: string;
  /** Names of the members, or their names with a nick; by default everybody. */
  readonly members?: readonly (string | { readonly name: string; readonly nick: string })[];
  readonly roles?: readonly RoleSetup[];
  readonly channels?: readonly ChannelSetup[];
  /** Permissions of `@everyone`. */
  readonly everyone?: bigint;
  /** Permissions of the bot's own role; what the invitation asked for. */
  readonly bot?: bigint;
}
