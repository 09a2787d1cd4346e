import type { APIUser, Locale, UserFlags } from 'discord-api-types/v10';

/** A user of the local Discord other than the bot. */
export interface StoredUser {
  readonly user: APIUser;
  locale: Locale;
  /** Whether the bot may send them direct messages. */
  takesDirectMessages: boolean;
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
