import {
  type APIMessage,
  ComponentType,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import type { PageOption } from '../protocol.ts';
import type { Channel } from '../state/channel.ts';
import type { World } from '../state/world.ts';
import { valueRange } from '../validate/components.ts';

/** Something Discord's client doesn't let a user do. Nothing is sent to the bot. */
export class ClientRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ClientRefusal';
  }
}

/** What a select menu says about the values it takes. */
interface Picker {
  readonly type: ComponentType;
  readonly custom_id: string;
  readonly min_values?: number | null | undefined;
  readonly max_values?: number | null | undefined;
  readonly options?: readonly { readonly value: string }[];
  readonly channel_types?: readonly number[] | null | undefined;
}

export interface Pressable {
  readonly type: ComponentType;
  readonly custom_id: string;
  readonly disabled?: boolean;
  readonly label?: string;
  readonly style?: number;
  readonly placeholder?: string;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly channel_types?: readonly number[];
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** Who picks values, and where. */
export interface Place {
  readonly world: World;
  readonly channel: Channel;
  readonly userId: string;
}

/** The option type whose values a select menu's values stand for. */
const OPTION_TYPES: Readonly<Record<number, OptionType>> = {
  [ComponentType.UserSelect]: OptionType.User,
  [ComponentType.RoleSelect]: OptionType.Role,
  [ComponentType.MentionableSelect]: OptionType.Mentionable,
  [ComponentType.ChannelSelect]: OptionType.Channel,
};

/** The values picked from a menu in the form of command options, for `resolved`; none for strings. */
export function pickedEntities({ type }: Pick<Picker, 'type'>, values: readonly string[]): PageOption[] {
  const optionType = OPTION_TYPES[type];
  return optionType === undefined ? [] : values.map((value) => ({ name: value, type: optionType, value }));
}

/**
 * Checks values picked from a select menu the way Discord's client does.
 * @throws {ClientRefusal}
 */
export function checkPicks(picker: Picker, values: readonly string[], place: Place): void {
  const { custom_id: id } = picker;
  const { min, max } = valueRange(picker);
  if (values.length < min || values.length > max)
    throw new ClientRefusal(`${id} takes ${min} to ${max} values`);
  if (new Set(values).size < values.length) throw new ClientRefusal(`${id} was given a value twice`);
  for (const value of values)
    if (!offers(picker, value, place)) throw new ClientRefusal(`${id} has no option ${value}`);
}

function offers(picker: Picker, value: string, { world, channel, userId }: Place): boolean {
  const guild = channel.guildId === null ? null : world.guild(channel.guildId);
  const isUser = guild ? guild.members.has(value) : value === userId || value === world.bot.id;
  const isRole = guild?.roles.has(value) ?? false;
  switch (picker.type) {
    case ComponentType.StringSelect:
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return picker.options?.some((option) => option.value === value) ?? false;
    case ComponentType.UserSelect:
      return isUser;
    case ComponentType.RoleSelect:
      return isRole;
    case ComponentType.MentionableSelect:
      return isUser || isRole;
    case ComponentType.ChannelSelect: {
      const target = world.channels.get(value);
      const allowed = picker.channel_types ?? [];
      return (
        target !== undefined &&
        target.guildId === channel.guildId &&
        world.permissions(target, userId) !== 0n &&
        (allowed.length === 0 || allowed.includes(target.type))
      );
    }
    default:
      return true;
  }
}

/** The buttons and select menus of a message in reading order, including disabled ones. */
export function pressables(message: Pick<APIMessage, 'components'>): Pressable[] {
  const rows = (message.components ?? []) as readonly { readonly components?: readonly Pressable[] }[];
  return rows.flatMap(({ components = [] }) => components.filter((item) => 'custom_id' in item));
}

/**
 * The component a user interacts with, checked the way Discord's client does.
 * @throws {ClientRefusal}
 */
export function pressable(
  message: APIMessage,
  customId: string,
  values: readonly string[] | undefined,
  place: Place,
): Pressable {
  const found = pressables(message).find((item) => item.custom_id === customId);
  if (!found) throw new ClientRefusal(`message ${message.id} has no component ${customId}`);
  if (found.disabled) throw new ClientRefusal(`component ${customId} is disabled`);
  if ((found.type === ComponentType.Button) !== (values === undefined))
    throw new ClientRefusal(`component ${customId} is ${values ? 'a button' : 'a select'}`);
  if (values) checkPicks(found, values, place);
  return found;
}
