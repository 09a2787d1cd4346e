import {
  type APIApplicationCommand,
  type APIMessage,
  ComponentType,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import type { OptionData } from '../state/focused-option.ts';
import type { World } from '../state/world.ts';
import { pressable } from './components.ts';
import { resolvedData } from './resolved.ts';

/** The option type whose values a select menu's values stand for. */
const OPTION_TYPES: Readonly<Record<number, OptionType>> = {
  [ComponentType.UserSelect]: OptionType.User,
  [ComponentType.RoleSelect]: OptionType.Role,
  [ComponentType.MentionableSelect]: OptionType.Mentionable,
  [ComponentType.ChannelSelect]: OptionType.Channel,
};

/** The `data` of a command or autocomplete interaction. */
export function commandData(
  world: World,
  channel: Channel,
  userId: string,
  command: APIApplicationCommand,
  options: readonly OptionData[],
) {
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    ...(command.guild_id === undefined ? {} : { guild_id: command.guild_id }),
    ...(options.length > 0 ? { options } : {}),
    ...resolvedData(world, channel, userId, options),
  };
}

/**
 * The `data` of a component interaction; `values` are those picked from a select menu.
 * @throws {ClientRefusal} for a component the client wouldn't let the user press
 */
export function componentData(
  world: World,
  channel: Channel,
  userId: string,
  message: APIMessage,
  customId: string,
  values?: readonly string[],
) {
  const { type } = pressable(message, customId, values);
  const optionType = OPTION_TYPES[type];
  const options =
    optionType === undefined ? [] : (values ?? []).map((value) => ({ name: value, type: optionType, value }));
  return {
    custom_id: customId,
    component_type: type,
    ...(values ? { values } : {}),
    ...resolvedData(world, channel, userId, options),
  };
}
