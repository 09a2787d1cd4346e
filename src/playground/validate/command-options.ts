import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';
import type { Option } from './command-schema.ts';
import { checkValueOption } from './command-value-option.ts';
import type { FieldErrors, FieldPath } from './field-errors.ts';

export function checkOptions(options: readonly Option[], path: FieldPath, errors: FieldErrors): void {
  const names = new Set<string>();
  const nested = (one: Option) => one.type === Kind.Subcommand || one.type === Kind.SubcommandGroup;
  let optionalSeen = false;
  for (const [index, one] of options.entries()) {
    const at = [...path, index];
    if (names.has(one.name))
      errors.add(
        [...at, 'name'],
        'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
        'Option name already exists',
      );
    names.add(one.name);
    if (nested(one) !== nested(options[0]!))
      errors.add(
        [...at, 'type'],
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Sub-command and sub-command group option types are mutually exclusive to all other types',
      );
    if (one.required && optionalSeen)
      errors.add(
        at,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    if (!one.required) optionalSeen = true;
    if (one.type === Kind.Subcommand || one.type === Kind.SubcommandGroup)
      checkOptions(one.options ?? [], [...at, 'options'], errors);
    else checkValueOption(one, at, errors);
  }
}
