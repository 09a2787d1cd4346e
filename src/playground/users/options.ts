import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10';
import type { OptionData } from '../state/focus.ts';
import { ClientRefusal } from './client-refusal.ts';

export type OptionValues = Readonly<Record<string, string | number | boolean>>;

type OptionList = readonly APIApplicationCommandOption[];

function optionsOf(option: APIApplicationCommand | APIApplicationCommandOption): OptionList {
  return 'options' in option ? (option.options ?? []) : [];
}

function isNested({ type }: { readonly type: number }): boolean {
  return type === Kind.Subcommand || type === Kind.SubcommandGroup;
}

/**
 * A command's options as an interaction carries them, from the words after its name (`['open']`) and flat values.
 * @throws {ClientRefusal} for a name that the command does not have.
 */
export function optionTree(
  command: APIApplicationCommand,
  words: readonly string[],
  values: OptionValues,
  focused?: string,
): OptionData[] {
  const build = (options: OptionList, rest: readonly string[]): OptionData[] => {
    const [word, ...after] = rest;
    if (word !== undefined) {
      const found = options.find((one) => one.name === word && isNested(one));
      if (!found) throw new ClientRefusal(`/${command.name} has no ${word}`);
      return [{ name: word, type: found.type, options: build(optionsOf(found), after) }];
    }
    return Object.entries(values).map(([name, value]) => {
      const found = options.find((one) => one.name === name);
      if (!found) throw new ClientRefusal(`/${command.name} has no option ${name}`);
      return { name, type: found.type, value, ...(name === focused ? { focused: true } : {}) };
    });
  };
  return build(optionsOf(command), words);
}

function checkValue(option: APIApplicationCommandOption, { value }: OptionData): void {
  const refuse: (why: string) => never = (why) => {
    throw new ClientRefusal(`${option.name}: ${why}`);
  };
  const type = option.type === Kind.Boolean ? 'boolean' : isNumeric(option.type) ? 'number' : 'string';
  const given = value;
  if (given === undefined || typeof given !== type) refuse(`needs a ${type}`);
  if (option.type === Kind.Integer && !Number.isInteger(given)) refuse('needs a whole number');
  if (
    'choices' in option &&
    option.choices?.length &&
    !option.choices.some((choice) => choice.value === given)
  )
    refuse(`${String(given)} is not among its choices`);
  if ('min_value' in option && Number(given) < (option.min_value ?? -Infinity)) refuse('is too small');
  if ('max_value' in option && Number(given) > (option.max_value ?? Infinity)) refuse('is too large');
  if ('min_length' in option && String(given).length < (option.min_length ?? 0)) refuse('is too short');
  if ('max_length' in option && String(given).length > (option.max_length ?? 6000)) refuse('is too long');
}

function isNumeric(type: Kind): boolean {
  return type === Kind.Integer || type === Kind.Number;
}

/**
 * Checks options as Discord's client does before it sends a command.
 * @throws {ClientRefusal}
 */
export function checkOptions(command: APIApplicationCommand, tree: readonly OptionData[]): void {
  const check = (options: OptionList, given: readonly OptionData[], name: string): void => {
    if (options.some(isNested) && (given.length !== 1 || !isNested(given[0]!)))
      throw new ClientRefusal(`${name} needs one of its subcommands`);
    for (const one of given) {
      const option = options.find((known) => known.name === one.name && known.type === one.type);
      if (!option) throw new ClientRefusal(`${name} has no option ${one.name}`);
      if (isNested(option)) check(optionsOf(option), one.options ?? [], `${name} ${one.name}`);
      else checkValue(option, one);
    }
    for (const option of options)
      if (option.required && !given.some((one) => one.name === option.name))
        throw new ClientRefusal(`${name} needs its option ${option.name}`);
  };
  check(optionsOf(command), tree, `/${command.name}`);
}

/**
 * Checks that the option being filled in is there and offers choices as one types.
 * @throws {ClientRefusal}
 */
export function checkAutocomplete(command: APIApplicationCommand, tree: readonly OptionData[]): void {
  const find = (options: OptionList, given: readonly OptionData[]): boolean =>
    given.some((one) => {
      const option = options.find((known) => known.name === one.name);
      if (!option) throw new ClientRefusal(`/${command.name} has no option ${one.name}`);
      if (isNested(option)) return find(optionsOf(option), one.options ?? []);
      return one.focused === true && 'autocomplete' in option && option.autocomplete === true;
    });
  if (!find(optionsOf(command), tree))
    throw new ClientRefusal('no option with autocomplete is being filled in');
}

/** Ids of what the values of options name, by kind. */
export function idsIn(tree: readonly OptionData[]): { readonly type: Kind; readonly id: string }[] {
  return tree.flatMap((one) => {
    if (one.options) return idsIn(one.options);
    const mention =
      one.type === Kind.User ||
      one.type === Kind.Channel ||
      one.type === Kind.Role ||
      one.type === Kind.Mentionable;
    return mention ? [{ type: one.type as Kind, id: String(one.value) }] : [];
  });
}
