import {
  type APIApplicationCommand,
  type APIInteraction,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  InteractionContextType,
  type InteractionType,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import type { PageOption } from '../protocol.ts';
import { type Channel, guildPermissions } from '../state/channel.ts';
import { memberData, roleData } from '../state/guild.ts';
import { type StoredMessage, withoutNonce } from '../state/message.ts';
import type { World } from '../state/world.ts';
import { type Modal, modalFields } from '../validate/components.ts';
import { ClientRefusal, checkPicks, type Place, pickedEntities, pressable } from './components.ts';

const ENTITY_TYPES: ReadonlySet<OptionType> = new Set([
  OptionType.User,
  OptionType.Channel,
  OptionType.Role,
  OptionType.Mentionable,
  OptionType.Attachment,
]);

/** The `resolved` field of an interaction: the entities its option values refer to. Empty when there are none. */
function resolvedData(world: World, channel: Channel, userId: string, options: readonly PageOption[]) {
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
    const file = type === OptionType.Attachment ? world.messages.files.get(id) : undefined;
    if (file) add('attachments', id, world.messages.files.data(file, true));
    if (guild && target && type === OptionType.Channel)
      add('channels', id, {
        ...world.channelData(target),
        permissions: String(world.permissions(target, userId)),
        app_permissions: String(world.permissions(target, world.bot.id)),
      });
  }
  return Object.keys(resolved).length > 0 ? { resolved } : {};
}

function entityIds(options: readonly PageOption[]): { readonly type: OptionType; readonly id: string }[] {
  return options.flatMap(({ type, value, options: nested }) => {
    if (nested) return entityIds(nested);
    return ENTITY_TYPES.has(type) ? [{ type: type as OptionType, id: String(value) }] : [];
  });
}

/** The `data` of a command or autocomplete interaction. */
export function commandData(
  world: World,
  channel: Channel,
  userId: string,
  command: APIApplicationCommand,
  options: readonly PageOption[],
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

/** What a user fills in, by custom id of the field: a text, or the values picked from a menu or a group. */
export type ModalValues = Readonly<Record<string, string | readonly string[]>>;

type Field = ReturnType<typeof modalFields>[number];
type TextField = Extract<Field, { readonly type: 4 }>;
type PickField = Exclude<Field, TextField>;

function typed(field: TextField, given: ModalValues[string] | undefined): string {
  const { custom_id: id } = field;
  const value = [given ?? field.value ?? ''].flat().join('');
  if ((field.required ?? true) && value === '') throw new ClientRefusal(`${id} is required`);
  if (value !== '' && value.length < (field.min_length ?? 0)) throw new ClientRefusal(`${id} is too short`);
  if (value.length > (field.max_length ?? 4000)) throw new ClientRefusal(`${id} is too long`);
  return value;
}

function picked(field: PickField, given: ModalValues[string] | undefined, place: Place): readonly string[] {
  const values = given === undefined ? preset(field) : [given].flat();
  const required = field.required ?? true;
  if (values.length > 0) checkPicks(field, values, place);
  else if (required) throw new ClientRefusal(`${field.custom_id} is required`);
  return values;
}

function preset(field: PickField): readonly string[] {
  if ('options' in field) return field.options.filter((option) => option.default).map(({ value }) => value);
  return (field.default_values ?? []).map(({ id }) => id);
}

/**
 * The data of a modal submission. Fields without a value keep what the modal presets.
 * @throws {ClientRefusal} for a field that's unknown or missing, or a value it doesn't take
 */
export function modalData(modal: APIModalInteractionResponseCallbackData, given: ModalValues, place: Place) {
  const { components, custom_id } = modal as Modal;
  const known = new Set(modalFields(components).map((field) => field.custom_id));
  for (const name of Object.keys(given))
    if (!known.has(name)) throw new ClientRefusal(`the modal has no field ${name}`);
  const entities: PageOption[] = [];
  const filled = (field: Field) => {
    const base = { type: field.type, id: field.id ?? 0, custom_id: field.custom_id };
    if (field.type === ComponentType.TextInput)
      return { ...base, value: typed(field, given[field.custom_id]) };
    const values = picked(field, given[field.custom_id], place);
    entities.push(...pickedEntities(field, values));
    return {
      ...base,
      ...(field.type === ComponentType.RadioGroup ? { value: values[0] ?? null } : { values }),
    };
  };
  const parts = components.map((component) => {
    const base = { type: component.type, id: component.id ?? 0 };
    if (component.type === 18) return { ...base, component: filled(component.component) };
    return { ...base, components: component.components.map(filled) };
  });
  const { world, channel, userId } = place;
  return { custom_id, components: parts, ...resolvedData(world, channel, userId, entities) };
}

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
      : { user, context: InteractionContextType.BotDM, authorizing_integration_owners: { 0: '0' } };
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
    attachment_size_limit: world.uploads.interaction,
    entitlements: [],
    entitlement_sku_ids: [],
    ...(source ? { message: withoutNonce(source.message) } : {}),
    ...overrides,
  };
  return (token) => JSON.parse(JSON.stringify({ token, ...payload }));
}
