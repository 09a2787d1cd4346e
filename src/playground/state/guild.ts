import type { APIUser, Locale } from 'discord-api-types/v10';

export interface Role {
  readonly id: string;
  readonly name: string;
  permissions: bigint;
  readonly position: number;
  readonly color: number;
}

export interface Member {
  readonly user: APIUser;
  nick: string | null;
  roles: string[];
  readonly joinedAt: string;
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
