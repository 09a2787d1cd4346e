import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import type { Option } from './command-schema.ts';
import { checkValueOption } from './command-value-option.ts';
import type { FieldErrors, FieldPath } from './field-errors.ts';

export function checkOptions(options: readonly Option[], path: FieldPath, errors: FieldErrors): void {
  const names = new Set<string>();
  const nested = (option: Option) =>
    option.type === OptionType.Subcommand || option.type === OptionType.SubcommandGroup;
  let optionalSeen = false;
  for (const [index, option] of options.entries()) {
    const at = [...path, index];
    if (names.has(option.name))
      errors.add(
        [...at, 'name'],
        'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
        'Option name already exists',
      );
    names.add(option.name);
    if (nested(option) !== nested(options[0]!))
      errors.add(
        [...at, 'type'],
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Sub-command and sub-command group option types are mutually exclusive to all other types',
      );
    if (option.required && optionalSeen)
      errors.add(
        at,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    if (!option.required) optionalSeen = true;
    if (option.type === OptionType.Subcommand || option.type === OptionType.SubcommandGroup)
      checkOptions(option.options ?? [], [...at, 'options'], errors);
    else checkValueOption(option, at, errors);
  }
}
