import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandType,
} from 'discord-api-types/v10';

/** The fields of a command option that the composer uses. */
export interface OptionSpec {
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
  /** Names of the subcommand group and subcommand, outermost first. */
  readonly path: readonly string[];
  /** "table open" */
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionSpec[];
}

const subcommand = 1;
const subcommandGroup = 2;

export function entriesOf(commands: readonly APIApplicationCommand[]): readonly Entry[] {
  return commands
    .filter((command) => command.type === ApplicationCommandType.ChatInput)
    .flatMap((command) => entriesUnder(command.name, [], command.description, command.options ?? []));
}

function entriesUnder(
  command: string,
  path: readonly string[],
  description: string,
  options: readonly APIApplicationCommandOption[],
): readonly Entry[] {
  const nested = options.filter(({ type }) => type === subcommand || type === subcommandGroup);
  if (nested.length === 0) {
    return [{ command, path, name: [command, ...path].join(' '), description, options }];
  }
  return nested.flatMap((option) =>
    entriesUnder(
      command,
      [...path, option.name],
      option.description,
      'options' in option ? (option.options ?? []) : [],
    ),
  );
}

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
  if (entry.path.at(-1)?.startsWith(text)) return 1;
  if (entry.name.includes(text)) return 2;
  return entry.description.toLowerCase().includes(text) ? 3 : 4;
}
