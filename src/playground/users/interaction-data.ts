import type { APIApplicationCommand, APIMessage } from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import type { OptionData } from '../state/focused-option.ts';
import type { World } from '../state/world.ts';
import { pressable } from './components.ts';
import { type Place, pickedEntities } from './picks.ts';
import { resolvedData } from './resolved.ts';

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
  place: Place,
  message: APIMessage,
  customId: string,
  values?: readonly string[],
) {
  const { world, channel, userId } = place;
  const { type } = pressable(message, customId, values, place);
  return {
    custom_id: customId,
    component_type: type,
    ...(values ? { values } : {}),
    ...resolvedData(world, channel, userId, pickedEntities({ type }, values ?? [])),
  };
}
