import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import type { OptionData } from '../state/focused-option.ts';
import type { Modal } from '../validate/modal.ts';
import { modalFields } from '../validate/modal.ts';
import { ClientRefusal } from './errors.ts';
import { checkPicks, type Place, pickedEntities } from './picks.ts';
import { resolvedData } from './resolved.ts';

/** What a user fills in, by custom id of the field: a text, or the values picked from a menu. */
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
  if (field.type === ComponentType.StringSelect)
    return field.options.filter((option) => option.default).map(({ value }) => value);
  return 'default_values' in field ? (field.default_values ?? []).map(({ id }) => id) : [];
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
  const entities: OptionData[] = [];
  const filled = (field: Field) => {
    const base = { type: field.type, id: field.id ?? 0, custom_id: field.custom_id };
    if (field.type === ComponentType.TextInput)
      return { ...base, value: typed(field, given[field.custom_id]) };
    const values = picked(field, given[field.custom_id], place);
    entities.push(...pickedEntities(field, values));
    return { ...base, values };
  };
  const parts = components.map((component) => {
    const base = { type: component.type, id: component.id ?? 0 };
    if (component.type === 18) return { ...base, component: filled(component.component) };
    if (component.type === 1) return { ...base, components: component.components.map(filled) };
    return base;
  });
  const { world, channel, userId } = place;
  return { custom_id, components: parts, ...resolvedData(world, channel, userId, entities) };
}
