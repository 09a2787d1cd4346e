import type { REST } from '@discordjs/rest';
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  Routes,
} from 'discord-api-types/v10';

type Command = RESTPostAPIChatInputApplicationCommandsJSONBody;

/**
 * Registers these commands if the current ones differ, since Discord limits registrations per day.
 * @returns whether they had changed
 */
export async function registerCommands(
  rest: REST,
  applicationId: string,
  commands: readonly Command[],
): Promise<boolean> {
  const route = Routes.applicationCommands(applicationId);
  const known = await rest.get(route, { query: new URLSearchParams({ with_localizations: 'true' }) });
  if (sameCommands(known, commands)) return false;
  await rest.put(route, { body: commands });
  return true;
}

/** Whether two lists define the same commands, in any order. */
export function sameCommands(known: unknown, wanted: readonly object[]): boolean {
  if (!Array.isArray(known) || known.length !== wanted.length) return false;
  const byName = new Map(known.map((command) => [fieldsOf(command).name, command]));
  return wanted.every((command) => same(byName.get(fieldsOf(command).name), command));
}

type Fields = Readonly<Record<string, unknown>>;
type KeysOf<T> = T extends unknown ? keyof T : never;

/** Discord decides about these unless they're sent. */
type LeftToDiscord = 'integration_types' | 'dm_permission' | 'default_permission';

type Key = Exclude<
  | KeysOf<Command>
  | KeysOf<APIApplicationCommandOption>
  | KeysOf<APIApplicationCommandBasicOption>
  | KeysOf<APIApplicationCommandOptionChoice>,
  LeftToDiscord
>;

/**
 * What Discord takes a key of a command, option or choice to be if it isn't sent; null is nothing, empty or false. It
 * has every key that there is, so that one that's sent no more is missed too.
 */
const UNSENT: Readonly<Record<Key, ApplicationCommandType | null>> = {
  type: ApplicationCommandType.ChatInput,
  name: null,
  name_localizations: null,
  description: null,
  description_localizations: null,
  options: null,
  default_member_permissions: null,
  nsfw: null,
  contexts: null,
  required: null,
  choices: null,
  autocomplete: null,
  min_value: null,
  max_value: null,
  min_length: null,
  max_length: null,
  channel_types: null,
  file_types: null,
  value: null,
};

const fieldsOf = (thing: unknown): Fields =>
  typeof thing === 'object' && thing !== null ? (thing as Fields) : {};

/** Compares whatever is sent, and what could have been; Discord adds keys of its own (IDs, versions). */
function same(known: unknown, sent: unknown): boolean {
  const [before, after] = [fieldsOf(known), fieldsOf(sent)];
  const unsent: Fields = UNSENT;
  return [...new Set([...Object.keys(unsent), ...Object.keys(after)])].every((key) =>
    sameValue(before[key] ?? unsent[key], after[key] ?? unsent[key]),
  );
}

function sameValue(known: unknown, sent: unknown): boolean {
  if (isNothing(known) || isNothing(sent)) return isNothing(known) && isNothing(sent);
  if (Array.isArray(known) && Array.isArray(sent)) {
    if (known.length !== sent.length) return false;
    const isInOrder = typeof sent[0] === 'object';
    if (isInOrder) return sent.every((each, index) => same(known[index], each));
    return plain(known) === plain(sent);
  }
  return typeof sent === 'object' ? plain(entriesOf(known)) === plain(entriesOf(sent)) : known === sent;
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const entriesOf = (localisations: unknown): string[] =>
  Object.entries(fieldsOf(localisations)).map((entry) => JSON.stringify(entry));

/** Of values whose order says nothing, such as contexts, and extensions, which Discord writes in lower case. */
const plain = (values: readonly unknown[]): string =>
  JSON.stringify(
    values
      .map((value) => (typeof value === 'string' && value.startsWith('.') ? value.toLowerCase() : value))
      .sort(),
  );
