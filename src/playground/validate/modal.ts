import { z } from 'zod';
import { checkSelect } from './check-select.ts';
import { type ModalComponent, modalComponent } from './components/modal.ts';
import { checkDuplicates } from './duplicates.ts';
import { FieldErrors } from './field-errors.ts';
import { list, text } from './fields.ts';
import { parseForm } from './form.ts';
import type { KnownEmoji } from './message-context.ts';

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
