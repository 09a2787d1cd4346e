import type { REST } from '@discordjs/rest';
import { type RESTPostAPIChatInputApplicationCommandsJSONBody, Routes } from 'discord-api-types/v10';

/**
 * Registers these commands if the current ones differ, since Discord limits registrations per day.
 * @returns whether they had changed
 */
export async function registerCommands(
  rest: REST,
  applicationId: string,
  commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[],
): Promise<boolean> {
  const route = Routes.applicationCommands(applicationId);
  const known = await rest.get(route, { query: new URLSearchParams({ with_localizations: 'true' }) });
  if (sameCommands(known, commands)) return false;
  await rest.put(route, { body: commands });
  return true;
}

/** Whether two lists define the same commands, in any order, ignoring what Discord adds or omits. */
export function sameCommands(known: unknown, wanted: readonly object[]): boolean {
  if (!Array.isArray(known)) return false;
  const text = (list: readonly unknown[]) =>
    list
      .map((command) => JSON.stringify(normalised(command, COMMAND)))
      .sort()
      .join('\n');
  return text(known) === text(wanted);
}

/** The fields that define a command. Discord sets all others (IDs, versions). */
const COMMAND = [
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'options',
  'default_member_permissions',
  'nsfw',
  'contexts',
  'integration_types',
] as const;
const OPTION = [
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'required',
  'choices',
  'options',
  'autocomplete',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
  'channel_types',
  'value',
] as const;

function normalised(thing: unknown, keys: readonly string[]): unknown {
  if (typeof thing !== 'object' || thing === null) return thing;
  const fields = thing as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = fields[key];
      if (isDefault(value)) return [];
      if (key === 'options' || key === 'choices')
        return [[key, (value as unknown[]).map((each) => normalised(each, OPTION))]];
      if (key === 'contexts' || key === 'integration_types') return [[key, [...(value as number[])].sort()]];
      if (key.endsWith('_localizations')) return [[key, Object.entries(value as object).sort()]];
      return [[key, value]];
    }),
  );
}

/** Sending a default is the same as leaving it out. */
const isDefault = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);
