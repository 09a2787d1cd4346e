import {
  type APIMessage,
  type APIUser,
  PermissionFlagsBits as Bits,
  MessageFlags,
} from 'discord-api-types/v10';
import type { MessageBody } from '../validate/message.ts';
import type { Channel } from './channel.ts';
import type { Guild } from './guild.ts';
import type { StoredMessage } from './message.ts';

/** The parts of the world that mentions depend on. */
export interface MentionsWorld {
  readonly guilds: ReadonlyMap<string, Guild>;
  user(id: string): APIUser | undefined;
  permissions(channel: Channel, userId: string): bigint;
}

type Mentions = Pick<APIMessage, 'mentions' | 'mention_roles' | 'mention_everyone'>;

const USER = /<@!?(\d+)>/g;
const ROLE = /<@&(\d+)>/g;
const EVERYONE = /@(everyone|here)\b/;

/**
 * What a message mentions, as far as `allowed_mentions` and its author may: everyone, and roles that aren't
 * mentionable, only with a permission.
 */
export function findMentions(
  world: MentionsWorld,
  channel: Channel,
  authorId: string,
  { content, allowed_mentions: allowed }: Pick<MessageBody, 'content' | 'allowed_mentions'>,
  replyTo: StoredMessage | null = null,
): Mentions {
  const words = content ?? '';
  const roles = world.guilds.get(channel.guildId ?? '')?.roles;
  const mayAll = (world.permissions(channel, authorId) & Bits.MentionEveryone) !== 0n;
  const may = (kind: 'users' | 'roles', id: string) =>
    !allowed || (allowed.parse ?? []).includes(kind) || (allowed[kind] ?? []).includes(id);
  const named = (pattern: RegExp) => [...words.matchAll(pattern)].map(([, id]) => id!);
  const users = named(USER).filter((id) => may('users', id));
  if (replyTo && (allowed ? allowed.replied_user : true)) users.push(replyTo.message.author.id);
  return {
    mentions: [...new Set(users)].flatMap((id) => world.user(id) ?? []),
    mention_roles: [...new Set(named(ROLE))].filter(
      (id) => may('roles', id) && (roles?.get(id)?.mentionable || (mayAll && roles?.has(id))),
    ),
    mention_everyone:
      mayAll && EVERYONE.test(words) && (!allowed || (allowed.parse ?? []).includes('everyone')),
  };
}

/**
 * The users that a new message pings: those mentioned who see it, and in a direct message whoever gets it. Private
 * messages ping nobody, nor do silent ones.
 */
export function pingedBy(world: MentionsWorld, channel: Channel, message: APIMessage): ReadonlySet<string> {
  const quiet = MessageFlags.Ephemeral | MessageFlags.SuppressNotifications;
  if ((message.flags ?? 0) & quiet) return new Set();
  const members = [...(world.guilds.get(channel.guildId ?? '')?.members.values() ?? [])];
  const called = members.filter(
    ({ user, roles }) =>
      message.mention_everyone ||
      message.mentions.some(({ id }) => id === user.id) ||
      roles.some((role) => message.mention_roles.includes(role)),
  );
  const ids = channel.recipientId === null ? called.map(({ user }) => user.id) : [channel.recipientId];
  return new Set(
    ids.filter((id) => id !== message.author.id && world.permissions(channel, id) & Bits.ViewChannel),
  );
}
