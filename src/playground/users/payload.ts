import {
  type APIInteraction,
  InteractionContextType,
  type InteractionType,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import type { OptionData } from '../state/focus.ts';
import { memberData, roleData } from '../state/guild.ts';
import type { StoredMessage } from '../state/message.ts';
import { guildPermissions } from '../state/permissions.ts';
import type { World } from '../state/world.ts';
import { MAX_FILE_BYTES } from '../validate/message.ts';
import { idsIn } from './options.ts';

export interface InteractionParts {
  readonly id: string;
  readonly type: InteractionType;
  readonly userId: string;
  readonly channel: Channel;
  readonly data: object;
  readonly source: StoredMessage | null;
}

/** The interaction as the gateway sends it, once its token is known. */
export function interactionPayload(world: World, parts: InteractionParts): (token: string) => APIInteraction {
  const { id, type, userId, channel, data, source } = parts;
  const person = world.users.get(userId)!;
  const guild = channel.guildId === null ? null : world.guild(channel.guildId);
  const member = guild?.members.get(userId);
  const who =
    guild && member
      ? {
          guild_id: guild.id,
          guild_locale: guild.locale,
          guild: { id: guild.id, locale: guild.locale, features: [] },
          member: { ...memberData(member), permissions: String(world.permissions(channel, userId)) },
          context: InteractionContextType.Guild,
          authorizing_integration_owners: { 0: guild.id },
        }
      : {
          user: person.user,
          context: InteractionContextType.BotDM,
          authorizing_integration_owners: { 0: '0' },
        };
  const payload = {
    id,
    application_id: world.bot.id,
    type,
    version: 1,
    data,
    ...who,
    locale: person.locale,
    channel_id: channel.id,
    channel: { ...world.channelData(channel), permissions: String(world.permissions(channel, userId)) },
    app_permissions: String(world.permissions(channel, world.bot.id)),
    attachment_size_limit: MAX_FILE_BYTES,
    entitlements: [],
    entitlement_sku_ids: [],
    ...(source ? { message: source.message } : {}),
  };
  return (token) => structuredClone({ ...payload, token }) as unknown as APIInteraction;
}

/** What the ids in options or values stand for, as an interaction carries it; nothing when there are none. */
export function resolvedData(world: World, channel: Channel, userId: string, tree: readonly OptionData[]) {
  const guild = channel.guildId === null ? undefined : world.guilds.get(channel.guildId);
  const resolved: Record<string, Record<string, object>> = {};
  const note = (kind: string, id: string, value: object) => {
    resolved[kind] = { ...resolved[kind], [id]: value };
  };
  for (const { type, id } of idsIn(tree)) {
    const user = world.user(id);
    const member = guild?.members.get(id);
    const role = guild?.roles.get(id);
    const target = world.channels.get(id);
    if (user && type !== Kind.Channel) note('users', id, user);
    if (guild && member && type !== Kind.Channel) {
      const { user: _user, deaf: _deaf, mute: _mute, ...rest } = memberData(member);
      note('members', id, { ...rest, permissions: String(guildPermissions(guild, id)) });
    }
    if (role && type !== Kind.User) note('roles', id, roleData(role));
    if (guild && target && type === Kind.Channel)
      note('channels', id, {
        ...world.channelData(target),
        permissions: String(world.permissions(target, userId)),
      });
  }
  return Object.keys(resolved).length > 0 ? { resolved } : {};
}
