import { z } from 'zod';
import { FieldErrors } from './api-error.ts';
import {
  channelSelect,
  customId,
  id,
  mentionableSelect,
  roleSelect,
  stringSelect,
  textDisplay,
  userSelect,
} from './components.ts';
import { integer, list, parseForm, text } from './form.ts';
import { checkDuplicates, checkSelect } from './layout.ts';
import type { KnownEmoji } from './message-context.ts';

const textInput = z.strictObject({
  type: z.literal(4),
  id,
  custom_id: customId,
  style: z.union([z.literal(1), z.literal(2)]),
  label: text(1, 45).nullish(),
  min_length: integer(0, 4000).nullish(),
  max_length: integer(1, 4000).nullish(),
  required: z.boolean().nullish(),
  value: text(0, 4000).nullish(),
  placeholder: text(0, 100).nullish(),
});

const fileUpload = z.strictObject({
  type: z.literal(19),
  id,
  custom_id: customId,
  min_values: integer(0, 10).nullish(),
  max_values: integer(1, 10).nullish(),
  required: z.boolean().nullish(),
});

const label = z.strictObject({
  type: z.literal(18),
  id,
  label: text(1, 45),
  description: text(0, 100).nullish(),
  component: z.discriminatedUnion('type', [
    textInput,
    stringSelect,
    userSelect,
    roleSelect,
    mentionableSelect,
    channelSelect,
    fileUpload,
  ]),
});

const inputRow = z.strictObject({ type: z.literal(1), id, components: list(textInput, 1, 1) });

/** Top-level components of a modal. */
const modalComponent = z.discriminatedUnion('type', [inputRow, label, textDisplay]);

type ModalComponent = z.output<typeof modalComponent>;

const modal = z.strictObject({
  title: text(1, 45),
  custom_id: text(1, 100),
  components: list(modalComponent, 1, 5),
});

export type Modal = z.output<typeof modal>;

/** The fields of a modal that the user fills in. */
export function modalFields(components: readonly ModalComponent[]) {
  return components.flatMap((part) =>
    part.type === 18 ? [part.component] : part.type === 1 ? part.components : [],
  );
}

/** @throws {ApiError} 50035 */
export function checkModal(value: unknown, known: KnownEmoji): Modal {
  const form = parseForm(modal, value, ['data']);
  const errors = new FieldErrors();
  const located = form.components.flatMap((component, index) => {
    const path = ['data', 'components', index];
    if (component.type === 18) return [{ component: component.component, path: [...path, 'component'] }];
    if (component.type === 1)
      return component.components.map((field, at) => ({
        component: field,
        path: [...path, 'components', at],
      }));
    return [];
  });
  checkDuplicates(located, errors);
  for (const { component, path } of located) {
    if (component.type === 4) {
      const inRow = path.at(-1) !== 'component';
      if (inRow && !component.label)
        errors.add([...path, 'label'], 'BASE_TYPE_REQUIRED', 'This field is required');
      if (!inRow && component.label)
        errors.add([...path, 'label'], 'UNKNOWN_FIELD', 'The label stands in the component around it.');
      if ((component.min_length ?? 0) > (component.max_length ?? 4000))
        errors.add([...path, 'max_length'], 'TEXT_INPUT_LENGTHS', 'max_length must be at least min_length');
    } else if (component.type !== 19) checkSelect(component, known, path, errors);
  }
  errors.throwIfAny();
  return form;
}
