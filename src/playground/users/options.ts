import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import { takesFile } from '../file-types.ts';
import type { PageOption } from '../protocol.ts';
import type { StoredFile } from '../state/message.ts';
import { ClientRefusal } from './components.ts';

export type OptionValues = Readonly<Record<string, string | number | boolean>>;
type OptionList = readonly APIApplicationCommandOption[];

function optionsOf(option: APIApplicationCommand | APIApplicationCommandOption): OptionList {
  return 'options' in option ? (option.options ?? []) : [];
}

function isNested({ type }: { readonly type: number }): boolean {
  return type === OptionType.Subcommand || type === OptionType.SubcommandGroup;
}

/**
 * Builds a command's options in the shape an interaction carries, from a subcommand path (`['open']`) and flat values.
 * @throws {ClientRefusal} for an unknown subcommand or option
 */
export function optionTree(
  command: APIApplicationCommand,
  words: readonly string[],
  values: OptionValues,
  focused?: string,
): PageOption[] {
  const build = (options: OptionList, rest: readonly string[]): PageOption[] => {
    const [word, ...after] = rest;
    if (word !== undefined) {
      const found = options.find((option) => option.name === word && isNested(option));
      if (!found) throw new ClientRefusal(`/${command.name} has no ${word}`);
      return [{ name: word, type: found.type, options: build(optionsOf(found), after) }];
    }
    return Object.entries(values).map(([name, value]) => {
      const found = options.find((option) => option.name === name);
      if (!found) throw new ClientRefusal(`/${command.name} has no option ${name}`);
      return { name, type: found.type, value, ...(name === focused ? { focused: true } : {}) };
    });
  };
  return build(optionsOf(command), words);
}

/** Uploaded files by ID. */
interface Uploads {
  get(id: string): StoredFile | undefined;
}

function checkValue(option: APIApplicationCommandOption, { value }: PageOption, uploads: Uploads): void {
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
  if (option.type === OptionType.Attachment) {
    const file = uploads.get(String(given));
    if (!file) reject('has no such file');
    if (!takesFile(option.file_types, file.name)) reject(`takes no ${file.name}`);
  }
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
export function checkCommandOptions(
  command: APIApplicationCommand,
  tree: readonly PageOption[],
  uploads: Uploads,
): void {
  const check = (options: OptionList, given: readonly PageOption[], name: string): void => {
    if (options.some(isNested) && (given.length !== 1 || !isNested(given[0]!)))
      throw new ClientRefusal(`${name} needs one of its subcommands`);
    for (const item of given) {
      const option = options.find((known) => known.name === item.name && known.type === item.type);
      if (!option) throw new ClientRefusal(`${name} has no option ${item.name}`);
      if (isNested(option)) check(optionsOf(option), item.options ?? [], `${name} ${item.name}`);
      else checkValue(option, item, uploads);
    }
    for (const option of options)
      if (option.required && !given.some((item) => item.name === option.name))
        throw new ClientRefusal(`${name} needs its option ${option.name}`);
  };
  check(optionsOf(command), tree, `/${command.name}`);
}

/**
 * Checks that the focused option exists and has autocomplete.
 * @throws {ClientRefusal}
 */
export function checkAutocomplete(command: APIApplicationCommand, tree: readonly PageOption[]): void {
  const find = (options: OptionList, given: readonly PageOption[]): boolean =>
    given.some((item) => {
      const option = options.find((known) => known.name === item.name);
      if (!option) throw new ClientRefusal(`/${command.name} has no option ${item.name}`);
      if (isNested(option)) return find(optionsOf(option), item.options ?? []);
      return item.focused === true && 'autocomplete' in option && option.autocomplete === true;
    });
  if (!find(optionsOf(command), tree))
    throw new ClientRefusal('no option with autocomplete is being filled in');
}
