import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import type { OptionData } from '../state/focused-option.ts';
import { ClientRefusal } from './errors.ts';
import { isNested, type OptionList, optionsOf } from './option-tree.ts';

function checkValue(option: APIApplicationCommandOption, { value }: OptionData): void {
  const reject: (why: string) => never = (why) => {
    throw new ClientRefusal(`${option.name}: ${why}`);
  };
  const type = option.type === OptionType.Boolean ? 'boolean' : isNumeric(option.type) ? 'number' : 'string';
  const given = value;
  if (given === undefined || typeof given !== type) reject(`needs a ${type}`);
  if (option.type === OptionType.Integer && !Number.isInteger(given)) reject('needs a whole number');
  if (
    'choices' in option &&
    option.choices?.length &&
    !option.choices.some((choice) => choice.value === given)
  )
    reject(`${String(given)} is not among its choices`);
  if ('min_value' in option && Number(given) < (option.min_value ?? -Infinity)) reject('is too small');
  if ('max_value' in option && Number(given) > (option.max_value ?? Infinity)) reject('is too large');
  if ('min_length' in option && String(given).length < (option.min_length ?? 0)) reject('is too short');
  if ('max_length' in option && String(given).length > (option.max_length ?? 6000)) reject('is too long');
}

function isNumeric(type: OptionType): boolean {
  return type === OptionType.Integer || type === OptionType.Number;
}

/**
 * Checks options the way Discord's client does before sending a command.
 * @throws {ClientRefusal}
 */
export function checkOptions(command: APIApplicationCommand, tree: readonly OptionData[]): void {
  const check = (options: OptionList, given: readonly OptionData[], name: string): void => {
    if (options.some(isNested) && (given.length !== 1 || !isNested(given[0]!)))
      throw new ClientRefusal(`${name} needs one of its subcommands`);
    for (const item of given) {
      const option = options.find((known) => known.name === item.name && known.type === item.type);
      if (!option) throw new ClientRefusal(`${name} has no option ${item.name}`);
      if (isNested(option)) check(optionsOf(option), item.options ?? [], `${name} ${item.name}`);
      else checkValue(option, item);
    }
    for (const option of options)
      if (option.required && !given.some((item) => item.name === option.name))
        throw new ClientRefusal(`${name} needs its option ${option.name}`);
  };
  check(optionsOf(command), tree, `/${command.name}`);
}
