import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import type { z } from 'zod';
import type { valueOption } from './command-schema.ts';
import type { FieldErrors, FieldPath } from './field-errors.ts';

export function checkValueOption(
  option: z.output<typeof valueOption>,
  path: FieldPath,
  errors: FieldErrors,
): void {
  const { type } = option;
  const takesChoices =
    type === OptionType.String || type === OptionType.Integer || type === OptionType.Number;
  if (option.autocomplete && (option.choices?.length || !takesChoices))
    errors.add(
      [...path, 'autocomplete'],
      'APPLICATION_COMMAND_AUTOCOMPLETE_INVALID',
      'Autocomplete is not possible here',
    );
  if (option.choices?.length && !takesChoices)
    errors.add([...path, 'choices'], 'APPLICATION_COMMAND_CHOICES_INVALID', 'Choices are not possible here');
  const valueType = type === OptionType.String ? 'string' : 'number';
  const names = new Set<string>();
  for (const [index, { name: label, value }] of (option.choices ?? []).entries()) {
    if (typeof value !== valueType)
      errors.add(
        [...path, 'choices', index, 'value'],
        'BASE_TYPE_CONVERT',
        `Could not interpret value as ${valueType}.`,
      );
    if (names.has(label))
      errors.add(
        [...path, 'choices', index, 'name'],
        'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
        'Choice names must be unique',
      );
    names.add(label);
  }
}
