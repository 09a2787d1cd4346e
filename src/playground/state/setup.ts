import type { ChannelType } from 'discord-api-types/v10';

/** A user of the local Discord. `name` is their unique, lower-case username. */
export interface UserSetup {
  readonly name: string;
  /** `name` by default. */
  readonly displayName?: string;
  /** Discord's locale code, `en-US` by default. */
  readonly locale?: string;
  /** False for one whose settings refuse the bot's direct messages. */
  readonly takesDirectMessages?: boolean;
}

export interface RoleSetup {
  readonly name: string;
  readonly permissions?: bigint;
  /** Usernames of its members. */
  readonly members?: readonly string[];
}

/** A permission overwrite for a role (such as `@everyone`) or a user (`bot` is the bot), by name. */
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
  /** A new id by default. It decides the shard: `(id >> 22) % shards`. */
  readonly id?: string;
  readonly name: string;
  readonly locale?: string;
  /** The owner's username; the first member by default. */
  readonly owner?: string;
  /** Usernames of the members, with or without a nickname; everyone by default. */
  readonly members?: readonly (string | { readonly name: string; readonly nick: string })[];
  readonly roles?: readonly RoleSetup[];
  readonly channels?: readonly ChannelSetup[];
  /** Permissions of `@everyone`. */
  readonly everyone?: bigint;
  /** Permissions of the bot's role, as requested by its invite link. */
  readonly bot?: bigint;
}
