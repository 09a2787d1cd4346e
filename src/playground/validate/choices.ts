import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { z } from 'zod';
import { FieldErrors } from './field-errors.ts';
import { list, text } from './fields.ts';
import { parseForm } from './form.ts';

const localizations = z.record(z.string(), text(1, 100)).nullish();

const answer = z.strictObject({
  choices: list(
    z.strictObject({
      name: text(1, 100),
      name_localizations: localizations,
      value: z.union([text(0, 100), z.number()]),
    }),
    0,
    25,
  ),
});

export type Choices = z.output<typeof answer>['choices'];

/**
 * Validates autocomplete choices. `type` is the focused option's; null leaves the type of values unchecked.
 * @throws {ApiError} 50035
 */
export function checkChoices(value: unknown, type: ApplicationCommandOptionType | null): Choices {
  const { choices } = parseForm(answer, value, ['data']);
  if (type === null) return choices;
  const errors = new FieldErrors();
  const valueType = type === ApplicationCommandOptionType.String ? 'string' : 'number';
  for (const [index, choice] of choices.entries())
    if (typeof choice.value !== valueType)
      errors.add(
        ['data', 'choices', index, 'value'],
        'BASE_TYPE_CONVERT',
        `Could not interpret value as ${valueType}.`,
      );
  errors.throwIfAny();
  return choices;
}
