import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandSubcommandGroupOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import { locale } from '../words.ts';

/** The fields of a command option that the composer uses. */
export interface OptionSpec {
  /** What the bot calls it. */
  readonly id: string;
  /** What it's called in the page's language. */
  readonly name: string;
  readonly description: string;
  readonly type: number;
  readonly required?: boolean | undefined;
  readonly autocomplete?: boolean | undefined;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[] | undefined;
  readonly min_value?: number | undefined;
  readonly max_value?: number | undefined;
  readonly min_length?: number | undefined;
  readonly max_length?: number | undefined;
}

/** Something that can be sent: a command without subcommands, or a subcommand. */
export interface Entry {
  readonly command: string;
  /** What the bot calls the subcommand group and subcommand, outermost first. */
  readonly path: readonly string[];
  /** "table open", in the page's language. */
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionSpec[];
}

const subcommand = 1;
const subcommandGroup = 2;

interface Named {
  readonly name: string;
  readonly name_localizations?: Partial<Record<string, string | null>> | null | undefined;
}

interface Described extends Named {
  readonly description: string;
  readonly description_localizations?: Partial<Record<string, string | null>> | null | undefined;
}

const nameOf = (of: Named): string => of.name_localizations?.[locale] ?? of.name;

const descriptionOf = (of: Described): string => of.description_localizations?.[locale] ?? of.description;

const specOf = (option: APIApplicationCommandBasicOption): OptionSpec => ({
  ...option,
  id: option.name,
  name: nameOf(option),
  description: descriptionOf(option),
  choices:
    'choices' in option
      ? option.choices?.map((choice) => ({ name: nameOf(choice), value: choice.value }))
      : undefined,
});

export function entriesOf(commands: readonly APIApplicationCommand[]): readonly Entry[] {
  return commands
    .filter((command) => command.type === ApplicationCommandType.ChatInput)
    .flatMap((command) => entriesUnder(command.name, [], command, nameOf(command)));
}

/** `at`: a command, subcommand group or subcommand; `name`: its own and those above it. */
function entriesUnder(
  command: string,
  path: readonly string[],
  at: Described & { readonly options?: readonly APIApplicationCommandOption[] | undefined },
  name: string,
): readonly Entry[] {
  const options = at.options ?? [];
  const nested = options.filter(isNested);
  if (nested.length > 0)
    return nested.flatMap((option) =>
      entriesUnder(command, [...path, option.name], option, `${name} ${nameOf(option)}`),
    );
  const basic = options.filter((option) => !isNested(option));
  return [{ command, path, name, description: descriptionOf(at), options: basic.map(specOf) }];
}

const isNested = (
  option: APIApplicationCommandOption,
): option is APIApplicationCommandSubcommandOption | APIApplicationCommandSubcommandGroupOption =>
  option.type === subcommand || option.type === subcommandGroup;

/** Entries that match the text after the slash, those that start with it first. */
export function matching(entries: readonly Entry[], typed: string): readonly Entry[] {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  if (text === '') return entries;
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, text) }));
  return ranked
    .filter(({ rank }) => rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function rankOf(entry: Entry, text: string): number {
  if (entry.name.startsWith(text)) return 0;
  if (entry.name.includes(` ${text}`)) return 1;
  if (entry.name.includes(text)) return 2;
  return entry.description.toLowerCase().includes(text) ? 3 : 4;
}
