import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import type { OptionData } from '../state/focused-option.ts';
import { memberData, roleData } from '../state/member-data.ts';
import { guildPermissions } from '../state/permissions.ts';
import type { World } from '../state/world.ts';

const ENTITY_TYPES: ReadonlySet<OptionType> = new Set([
  OptionType.User,
  OptionType.Channel,
  OptionType.Role,
  OptionType.Mentionable,
]);

/** The `resolved` field of an interaction: the entities its option values refer to. Empty when there are none. */
export function resolvedData(world: World, channel: Channel, userId: string, options: readonly OptionData[]) {
  const guild = channel.guildId === null ? undefined : world.guilds.get(channel.guildId);
  const resolved: Record<string, Record<string, object>> = {};
  const add = (kind: string, id: string, value: object) => {
    resolved[kind] = { ...resolved[kind], [id]: value };
  };
  for (const { type, id } of entityIds(options)) {
    const user = world.user(id);
    const member = guild?.members.get(id);
    const role = guild?.roles.get(id);
    const target = world.channels.get(id);
    if (user && type !== OptionType.Channel) add('users', id, user);
    if (guild && member && type !== OptionType.Channel) {
      const { user: _user, deaf: _deaf, mute: _mute, ...rest } = memberData(member);
      add('members', id, { ...rest, permissions: String(guildPermissions(guild, id)) });
    }
    if (role && type !== OptionType.User) add('roles', id, roleData(role));
    if (guild && target && type === OptionType.Channel)
      add('channels', id, {
        ...world.channelData(target),
        permissions: String(world.permissions(target, userId)),
      });
  }
  return Object.keys(resolved).length > 0 ? { resolved } : {};
}

function entityIds(options: readonly OptionData[]): { readonly type: OptionType; readonly id: string }[] {
  return options.flatMap(({ type, value, options: nested }) => {
    if (nested) return entityIds(nested);
    return ENTITY_TYPES.has(type) ? [{ type: type as OptionType, id: String(value) }] : [];
  });
}
