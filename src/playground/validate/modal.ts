import { z } from 'zod';
import { FieldErrors } from './api-error.ts';
import { checkDuplicates, checkSelect, customId, id, type KnownEmoji, selects } from './components.ts';
import { integer, list, parseForm, text } from './form.ts';

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

const label = z.strictObject({
  type: z.literal(18),
  id,
  label: text(1, 45),
  description: text(0, 100).nullish(),
  component: z.discriminatedUnion('type', [textInput, ...selects]),
});

const inputRow = z.strictObject({ type: z.literal(1), id, components: list(textInput, 1, 1) });

/** Top-level components of a modal. */
const modalComponent = z.discriminatedUnion('type', [inputRow, label]);

type ModalComponent = z.output<typeof modalComponent>;

const modal = z.strictObject({
  title: text(1, 45),
  custom_id: text(1, 100),
  components: list(modalComponent, 1, 5),
});

export type Modal = z.output<typeof modal>;

/** The fields of a modal that the user fills in. */
export function modalFields(components: readonly ModalComponent[]) {
  return components.flatMap((part) => (part.type === 18 ? [part.component] : part.components));
}

/** @throws {ApiError} 50035 */
export function checkModal(value: unknown, known: KnownEmoji): Modal {
  const form = parseForm(modal, value, ['data']);
  const errors = new FieldErrors();
  const located = form.components.flatMap((part, index) => {
    const path = ['data', 'components', index];
    if (part.type === 18) return [{ component: part.component, path: [...path, 'component'] }];
    return part.components.map((component, at) => ({ component, path: [...path, 'components', at] }));
  });
  checkDuplicates(located, errors);
  for (const { component, path } of located) {
    if (component.type === 4) {
      const inRow = path.at(-1) !== 'component';
      if (inRow && !component.label) errors.add([...path, 'label'], 'BASE_TYPE_REQUIRED');
      if (!inRow && component.label) errors.add([...path, 'label'], 'UNKNOWN_FIELD');
      if ((component.min_length ?? 0) > (component.max_length ?? 4000))
        errors.add([...path, 'max_length'], 'TEXT_INPUT_LENGTHS');
    } else checkSelect(component, known, path, errors);
  }
  errors.throwIfAny();
  return form;
}
