import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandSubcommandGroupOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import { fileExtensions, takesFile } from '../file-types.ts';
import type { PageOption } from '../protocol.ts';
import { userDisplayName } from './people.ts';
import { quoted, splitLine, unquoted } from './split.ts';
import { guildPlaces, type State } from './state.ts';
import type { Context } from './store.ts';
import { locale, t } from './words.ts';

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
  readonly file_types?: readonly string[] | undefined;
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

interface Named {
  readonly name: string;
  readonly name_localizations?: Partial<Record<string, string | null>> | null | undefined;
}

interface Described extends Named {
  readonly description: string;
  readonly description_localizations?: Partial<Record<string, string | null>> | null | undefined;
}

const localNameOf = (of: Named): string => of.name_localizations?.[locale] ?? of.name;

const descriptionOf = (of: Described): string => of.description_localizations?.[locale] ?? of.description;

const specOf = (option: APIApplicationCommandBasicOption): OptionSpec => ({
  ...option,
  id: option.name,
  name: localNameOf(option),
  description: descriptionOf(option),
  choices:
    'choices' in option
      ? option.choices?.map((choice) => ({ name: localNameOf(choice), value: choice.value }))
      : undefined,
});

export function commandEntries(commands: readonly APIApplicationCommand[]): readonly Entry[] {
  return commands
    .filter((command) => command.type === ApplicationCommandType.ChatInput)
    .flatMap((command) => entriesUnder(command.name, [], command, localNameOf(command)));
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
      entriesUnder(command, [...path, option.name], option, `${name} ${localNameOf(option)}`),
    );
  const basic = options.filter((option) => !isNested(option));
  return [{ command, path, name, description: descriptionOf(at), options: basic.map(specOf) }];
}

const isNested = (
  option: APIApplicationCommandOption,
): option is APIApplicationCommandSubcommandOption | APIApplicationCommandSubcommandGroupOption =>
  option.type === OptionType.Subcommand || option.type === OptionType.SubcommandGroup;

/** Whether an option takes a file. Its field's text is the file's name, and its value the upload's ID. */
export const isFile = ({ type }: OptionSpec): boolean => type === OptionType.Attachment;

/** What's wrong with a file for an option; null if nothing is. `most` is in bytes. */
export function whyNotFile(draft: Draft | null, option: string, file: File, most: number): string | null {
  const types = draft?.entry.options.find(({ name }) => name === option)?.file_types;
  if (!takesFile(types, file.name)) {
    const kinds = fileExtensions(types ?? []).join(', ');
    return t('playground-composer-file-type', { file: file.name, kinds });
  }
  if (file.size <= most) return null;
  return t('playground-composer-file-too-large', { file: file.name, most: most / 2 ** 20 });
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

/** What it may be typed as: in the page's language, or as the bot calls it. */
const namesOf = ({ command, path, name }: Entry): readonly string[] => [name, [command, ...path].join(' ')];

function rankOf(entry: Entry, text: string): number {
  const names = namesOf(entry);
  if (names.some((name) => name.startsWith(text))) return 0;
  if (names.some((name) => name.includes(` ${text}`))) return 1;
  if (names.some((name) => name.includes(text))) return 2;
  return entry.description.toLowerCase().includes(text) ? 3 : 4;
}

type Value = string | number | boolean;

/** The content of an option's field. `picked` is the value of a suggestion. */
export interface Field {
  readonly text: string;
  readonly picked: Value | null;
}

/** A command being filled in. Options without a field aren't sent. */
export interface Draft {
  readonly entry: Entry;
  readonly fields: ReadonlyMap<string, Field>;
}

export const emptyField: Field = { text: '', picked: null };

export function createDraft(entry: Entry): Draft {
  const required = entry.options.filter((option) => option.required);
  return { entry, fields: new Map(required.map((option) => [option.name, emptyField])) };
}

/** Options with a field, in the command's order. */
export function shownOptions(draft: Draft): readonly OptionSpec[] {
  return draft.entry.options.filter((option) => draft.fields.has(option.name));
}

export function hiddenOptions(draft: Draft): readonly OptionSpec[] {
  return draft.entry.options.filter((option) => !draft.fields.has(option.name));
}

export function withField(draft: Draft, name: string, field: Field | null): Draft {
  const fields = new Map(draft.fields);
  if (field) fields.set(name, field);
  else fields.delete(name);
  return { ...draft, fields };
}

/** "/table open game:artus" */
export function draftLine(draft: Draft): string {
  const parts = shownOptions(draft).map(
    ({ name }) => `${name}:${quoted(draft.fields.get(name)?.text ?? '')}`,
  );
  return [`/${draft.entry.name}`, ...parts].join(' ');
}

export interface Suggestion {
  readonly label: string;
  readonly detail: string;
  readonly value: string | number | boolean;
}

/** All possible values of an option; undefined for free text, numbers and autocomplete. */
export function suggestValues(option: OptionSpec, state: State): readonly Suggestion[] | undefined {
  if (option.choices && option.choices.length > 0) {
    return option.choices.map(({ name, value }) => ({ label: name, detail: '', value }));
  }
  switch (option.type) {
    case OptionType.Boolean:
      return [
        { label: t('playground-composer-yes'), detail: '', value: true },
        { label: t('playground-composer-no'), detail: '', value: false },
      ];
    case OptionType.User:
      return users(state);
    case OptionType.Channel:
      return guildPlaces(state.places).map(({ id, name, topic }) => ({
        label: `#${name}`,
        detail: topic,
        value: id,
      }));
    case OptionType.Role:
      return roles(state);
    case OptionType.Mentionable:
      return [...users(state), ...roles(state)];
    default:
      return undefined;
  }
}

function users(state: State): readonly Suggestion[] {
  return [...state.users.values()].map((entry) => ({
    label: userDisplayName(entry),
    detail: entry.username,
    value: entry.id,
  }));
}

function roles(state: State): readonly Suggestion[] {
  return (state.guild?.roles ?? []).map(({ id, name }) => ({ label: name, detail: '', value: id }));
}

/** Names may be typed as Discord shows them: `@Ben`, `#hall`. */
const withoutSign = (name: string): string => name.replace(/^[@#]/, '');

/** Suggestions that contain the typed text, those that start with it first. */
export function filterSuggestions(suggestions: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const text = withoutSign(typed.trim().toLowerCase());
  const found = suggestions.filter(
    ({ label, detail }) => label.toLowerCase().includes(text) || detail.toLowerCase().includes(text),
  );
  return [
    ...found.filter(({ label }) => label.toLowerCase().startsWith(text)),
    ...found.filter(({ label }) => !label.toLowerCase().startsWith(text)),
  ];
}

type Read = { readonly value: Value | undefined } | { readonly error: string };

/** The value of a field; undefined for an empty optional one. */
function readField(option: OptionSpec, field: Field, state: State): Read {
  if (field.picked !== null) return { value: field.picked };
  const text = unquoted(field.text.trim());
  const { name } = option;
  if (text === '')
    return option.required
      ? { error: t('playground-composer-missing', { option: name }) }
      : { value: undefined };
  if (isFile(option)) return { error: t('playground-composer-not-file', { option: name }) };
  const list = suggestValues(option, state);
  if (list) {
    const found = list.find(({ label, value }) => same(label, text) || same(String(value), text));
    return found ? { value: found.value } : { error: t('playground-composer-not-listed', { option: name }) };
  }
  return option.type === OptionType.Integer || option.type === OptionType.Number
    ? readNumber(option, text)
    : readString(option, text);
}

function same(a: string, b: string): boolean {
  return withoutSign(a.toLowerCase()) === withoutSign(b.toLowerCase());
}

function readNumber(option: OptionSpec, text: string): Read {
  const { name, min_value: min, max_value: max } = option;
  const value = Number(text);
  if (option.type === OptionType.Integer && !Number.isInteger(value))
    return { error: t('playground-composer-not-whole', { option: name }) };
  if (!Number.isFinite(value)) return { error: t('playground-composer-not-number', { option: name }) };
  if (min !== undefined && value < min)
    return { error: t('playground-composer-too-small', { option: name, least: min }) };
  if (max !== undefined && value > max)
    return { error: t('playground-composer-too-large', { option: name, most: max }) };
  return { value };
}

function readString(option: OptionSpec, text: string): Read {
  const { name, min_length: min, max_length: max } = option;
  if (min !== undefined && text.length < min)
    return { error: t('playground-composer-too-short', { option: name, least: min }) };
  if (max !== undefined && text.length > max)
    return { error: t('playground-composer-too-long', { option: name, most: max }) };
  return { value: text };
}

type Reading = { readonly options: readonly PageOption[] } | { readonly errors: ReadonlyMap<string, string> };

/** The draft as interaction options, or errors by option. */
export function readDraft(draft: Draft, state: State): Reading {
  const errors = new Map<string, string>();
  const options: PageOption[] = [];
  for (const option of shownOptions(draft)) {
    const read = readField(option, draft.fields.get(option.name) ?? emptyField, state);
    if ('error' in read) errors.set(option.name, read.error);
    else if (read.value !== undefined)
      options.push({ name: option.id, type: option.type, value: read.value });
  }
  return errors.size > 0 ? { errors } : { options: nest(draft.entry, options) };
}

/** Options for an autocomplete request, without fields that aren't valid yet. */
export function readForAutocomplete(draft: Draft, focused: string, state: State): readonly PageOption[] {
  const options = shownOptions(draft).flatMap((option): PageOption[] => {
    const { id: name, type } = option;
    const field = draft.fields.get(option.name) ?? emptyField;
    if (option.name === focused) return [{ name, type, value: field.text, focused: true }];
    const read = readField(option, field, state);
    return 'value' in read && read.value !== undefined ? [{ name, type, value: read.value }] : [];
  });
  return nest(draft.entry, options);
}

function nest(entry: Entry, options: readonly PageOption[]): readonly PageOption[] {
  return entry.path.reduceRight<readonly PageOption[]>((inner, name, at) => {
    const type = at === entry.path.length - 1 ? OptionType.Subcommand : OptionType.SubcommandGroup;
    return [{ name, type, options: inner }];
  }, options);
}

type ParsedLine = { readonly draft: Draft } | { readonly unknownOption: string };

/** Parses "/table open game:artus computers:3"; undefined when there's no such command. */
export function parseLine(line: string, entries: readonly Entry[]): ParsedLine | undefined {
  const text = line.trim().replace(/^\//, '');
  const [meant] = entries
    .flatMap((entry) => namesOf(entry).map((typed) => ({ entry, typed })))
    .filter(({ typed }) => text === typed || text.startsWith(`${typed} `))
    .sort((a, b) => b.typed.length - a.typed.length);
  if (!meant) return undefined;
  const { entry, typed } = meant;
  let draft = createDraft(entry);
  for (const { name, text: value } of splitLine(text.slice(typed.length).trim(), () => true)) {
    if (name === null && value === '') continue;
    const option = entry.options.find((each) => each.name === name || each.id === name);
    if (!option) return { unknownOption: name ?? value };
    draft = withField(draft, option.name, { text: value, picked: null });
  }
  return { draft };
}

/** Turns a line into a draft, or says why it can't. */
export function readLine(line: string, entries: readonly Entry[]): { draft: Draft } | { error: string } {
  const parsed = parseLine(line, entries);
  if (!parsed) return { error: t('playground-composer-no-command') };
  return 'unknownOption' in parsed
    ? { error: t('playground-composer-unknown-option', { option: parsed.unknownOption }) }
    : parsed;
}

/** Sends a complete command line; undefined when it doesn't fit the bot's commands. */
export function sendLine(line: string, context: Context): (() => void) | undefined {
  const parsed = parseLine(line, commandEntries(context.state.commands));
  if (!parsed || 'unknownOption' in parsed) return undefined;
  const { draft } = parsed;
  const read = readDraft(draft, context.state);
  if ('errors' in read) return undefined;
  return () => context.store.runCommand(draft.entry.command, read.options, draftLine(draft));
}
