import { checkEmoji } from './check-button.ts';
import type { Select } from './components/select.ts';
import type { FieldErrors, FieldPath } from './field-errors.ts';
import type { KnownEmoji } from './message-context.ts';

export function checkSelect(select: Select, known: KnownEmoji, path: FieldPath, errors: FieldErrors): void {
  const min = select.min_values ?? 1;
  const max = select.max_values ?? 1;
  if (min > max)
    errors.add(
      [...path, 'max_values'],
      'SELECT_COMPONENT_MAX_VALUES_MIN',
      'max_values must be at min min_values',
    );
  if (select.type !== 3) return;
  const values = new Set<string>();
  for (const [index, option] of select.options.entries()) {
    const at = [...path, 'options', index];
    checkEmoji(option.emoji, known, at, errors);
    if (values.has(option.value))
      errors.add(
        [...at, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    values.add(option.value);
  }
  for (const [field, value] of [['min_values', min] as const, ['max_values', max] as const])
    if (value > select.options.length)
      errors.add(
        [...path, field],
        'NUMBER_TYPE_MAX',
        `int value should be less than or equal to ${select.options.length}.`,
      );
  if (select.options.filter((option) => option.default).length > max)
    errors.add([...path, 'options'], 'SELECT_COMPONENT_DEFAULTS', 'More defaults than max_values');
}
