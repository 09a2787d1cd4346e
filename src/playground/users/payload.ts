import { type APIInteraction, InteractionContextType, type InteractionType } from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import { memberData } from '../state/member-data.ts';
import type { StoredMessage } from '../state/message.ts';
import { withoutNonce } from '../state/nonces.ts';
import type { World } from '../state/world.ts';
import { MAX_FILE_BYTES } from '../validate/upload.ts';

export interface InteractionParts {
  readonly id: string;
  readonly type: InteractionType;
  readonly userId: string;
  readonly channel: Channel;
  readonly data: unknown;
  readonly source: StoredMessage | null;
  /** Fields of the payload to replace; undefined leaves one out. */
  readonly overrides: Readonly<Record<string, unknown>>;
}

/** Builds the interaction the gateway sends from its token. */
export function interactionPayload(world: World, parts: InteractionParts): (token: string) => APIInteraction {
  const { id, type, userId, channel, data, source, overrides } = parts;
  const { user, locale } = world.users.get(userId)!;
  const guild = channel.guildId === null ? null : world.guild(channel.guildId);
  const member = guild?.members.get(userId);
  const invoker =
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
          user,
          context: InteractionContextType.BotDM,
          authorizing_integration_owners: { 0: '0' },
        };
  const payload = {
    id,
    application_id: world.bot.id,
    type,
    version: 1,
    data,
    ...invoker,
    locale,
    channel_id: channel.id,
    channel: { ...world.channelData(channel), permissions: String(world.permissions(channel, userId)) },
    app_permissions: String(world.permissions(channel, world.bot.id)),
    attachment_size_limit: MAX_FILE_BYTES,
    entitlements: [],
    entitlement_sku_ids: [],
    ...(source ? { message: withoutNonce(source.message) } : {}),
    ...overrides,
  };
  return (token) => JSON.parse(JSON.stringify({ token, ...payload }));
}
