import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import type { OptionData } from '../state/focused-option.ts';
import { ClientRefusal } from './errors.ts';

export type OptionValues = Readonly<Record<string, string | number | boolean>>;
export type OptionList = readonly APIApplicationCommandOption[];

export function optionsOf(option: APIApplicationCommand | APIApplicationCommandOption): OptionList {
  return 'options' in option ? (option.options ?? []) : [];
}

export function isNested({ type }: { readonly type: number }): boolean {
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
): OptionData[] {
  const build = (options: OptionList, rest: readonly string[]): OptionData[] => {
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
