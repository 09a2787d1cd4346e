import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import { type Modal, modalFields } from '../validate/modal.ts';
import { ClientRefusal } from './errors.ts';

export type ModalValues = Readonly<Record<string, string | readonly string[]>>;

type Field = ReturnType<typeof modalFields>[number];

function filled(field: Field, values: ModalValues) {
  const given = values[field.custom_id];
  const required = field.required ?? true;
  const base = { type: field.type, id: field.id ?? 0, custom_id: field.custom_id };
  if (field.type !== ComponentType.TextInput) {
    const chosen = given === undefined ? [] : [given].flat();
    if (required && chosen.length === 0) throw new ClientRefusal(`${field.custom_id} is required`);
    if (field.type === ComponentType.StringSelect)
      for (const value of chosen)
        if (!field.options.some((option) => option.value === value))
          throw new ClientRefusal(`${field.custom_id} has no option ${value}`);
    return { ...base, values: chosen };
  }
  const value = [given ?? field.value ?? ''].flat().join('');
  if (required && value === '') throw new ClientRefusal(`${field.custom_id} is required`);
  if (value !== '' && value.length < (field.min_length ?? 0))
    throw new ClientRefusal(`${field.custom_id} is too short`);
  if (value.length > (field.max_length ?? 4000)) throw new ClientRefusal(`${field.custom_id} is too long`);
  return { ...base, value };
}

/**
 * The data of a modal submission.
 * @throws {ClientRefusal} for a field that is unknown, missing, too short or too long
 */
export function modalData(modal: APIModalInteractionResponseCallbackData, values: ModalValues) {
  const { components, custom_id } = modal as Modal;
  const known = new Set(modalFields(components).map((field) => field.custom_id));
  for (const name of Object.keys(values))
    if (!known.has(name)) throw new ClientRefusal(`the modal has no field ${name}`);
  return {
    custom_id,
    components: components.map((component) => {
      const base = { type: component.type, id: component.id ?? 0 };
      if (component.type === 18) return { ...base, component: filled(component.component, values) };
      if (component.type === 1)
        return { ...base, components: component.components.map((field) => filled(field, values)) };
      return base;
    }),
  };
}
