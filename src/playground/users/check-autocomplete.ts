import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { OptionData } from '../state/focused-option.ts';
import { ClientRefusal } from './errors.ts';
import { isNested, type OptionList, optionsOf } from './option-tree.ts';

/**
 * Checks that the focused option exists and has autocomplete.
 * @throws {ClientRefusal}
 */
export function checkAutocomplete(command: APIApplicationCommand, tree: readonly OptionData[]): void {
  const find = (options: OptionList, given: readonly OptionData[]): boolean =>
    given.some((item) => {
      const option = options.find((known) => known.name === item.name);
      if (!option) throw new ClientRefusal(`/${command.name} has no option ${item.name}`);
      if (isNested(option)) return find(optionsOf(option), item.options ?? []);
      return item.focused === true && 'autocomplete' in option && option.autocomplete === true;
    });
  if (!find(optionsOf(command), tree))
    throw new ClientRefusal('no option with autocomplete is being filled in');
}
