import { REST } from '@discordjs/rest';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody as Command } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { registerCommands, sameCommands } from '../../../src/discord/gateway/register.ts';
import { type Playground, startPlayground } from '../../../src/playground/server.ts';

const ours = [...commands.values()].map(({ data }) => data);

/** As Discord gives commands back: with ids, versions and defaults, and in an order of its own. */
const theirs = (): object[] =>
  structuredClone(ours)
    .reverse()
    .map((command) => ({
      id: '1',
      application_id: '2',
      version: '3',
      default_member_permissions: null,
      nsfw: false,
      handler: 1,
      ...command,
    }));

type Thing = Record<string, unknown>;

/** Every object and list below a command, with what leads there. */
function* within(thing: object, path = ''): Generator<[path: string, Thing | unknown[]]> {
  yield [path, thing as Thing];
  for (const [key, value] of Object.entries(thing))
    if (typeof value === 'object' && value !== null) yield* within(value, `${path}.${key}`);
}

function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}x`;
  return Array.isArray(value) ? value.slice(1) : {};
}

/** Whether sending a key says no more than leaving it out. */
const isDefault = (key: string, value: unknown): boolean =>
  value === false ||
  key === 'integration_types' ||
  (key === 'type' && value === 1) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Changes of one thing, one key each: its value, without it, and with each key it hasn't. */
function* changesOf(
  thing: Thing | unknown[],
): Generator<[what: string, change: () => void, undo: () => void]> {
  for (const [key, value] of Object.entries(thing)) {
    const set = (to: unknown) => Object.assign(thing, { [key]: to });
    if (!isDefault(key, value) || !isDefault(key, changed(value)))
      yield [key, () => set(changed(value)), () => set(value)];
    if (Array.isArray(thing)) {
      const at = Number(key);
      yield [`${key} left out`, () => thing.splice(at, 1), () => thing.splice(at, 0, value)];
    } else if (!isDefault(key, value)) yield [`${key} left out`, () => delete thing[key], () => set(value)];
  }
  if (Array.isArray(thing) || !('name' in thing)) return;
  for (const [key, value] of Object.entries(MORE))
    if (!(key in thing))
      yield [`${key} added`, () => Object.assign(thing, { [key]: value }), () => delete thing[key]];
}

/** Everything that may be said of a command, option or choice, and that ours may not say. */
const MORE: Thing = {
  ...{ nsfw: true, default_member_permissions: '0', contexts: [2], name_localizations: { fi: 'a' } },
  ...{ required: true, autocomplete: true, min_value: 0, max_value: 9, min_length: 0, max_length: 9 },
  ...{ channel_types: [0], file_types: ['.png'], choices: [{ name: 'a', value: 'a' }] },
  ...{ options: [{ type: 3, name: 'a', description: 'a' }], description_localizations: { fi: 'a' } },
  not_yet_invented: 'x',
};

describe('comparing registered commands', () => {
  it('finds no change in the same commands as Discord returns them', () => {
    expect(sameCommands(theirs(), ours)).toBe(true);
  });

  it.each(ours.map((command) => [command.name, command] as const))(
    'notices each single change of /%s',
    (_name, command) => {
      const copy = structuredClone(command);
      const all: string[] = [];
      const unnoticed: string[] = [];
      for (const [path, thing] of [...within(copy)])
        for (const [what, change, undo] of changesOf(thing)) {
          all.push(what);
          change();
          if (sameCommands([command], [copy])) unnoticed.push(`${path}.${what}`);
          undo();
        }
      expect(sameCommands([command], [copy])).toBe(true);
      expect(unnoticed).toEqual([]);
      expect(all.length).toBeGreaterThan(20);
    },
  );

  it('takes what Discord writes otherwise for the same', () => {
    const option = { type: 11, name: 'file', description: 'A file', file_types: ['.PDF', 'image'] };
    const sent = { name: 'a', description: 'a', contexts: [1, 0], options: [option] };
    const stored = { ...option, required: false, file_types: ['image', '.pdf'], name_localizations: null };
    const known = { ...sent, id: '1', type: 1, contexts: [0, 1], options: [stored] };
    expect(sameCommands([{ ...known, integration_types: [0] }], [sent])).toBe(true);
    expect(sameCommands([known], [{ ...sent, contexts: [1] }])).toBe(false);
  });

  it('notices an added, missing or renamed command, and a missing list', () => {
    expect(sameCommands(theirs().slice(1), ours)).toBe(false);
    expect(sameCommands([...theirs(), { name: 'more' }], ours)).toBe(false);
    expect(sameCommands([...theirs().slice(1), { name: 'more' }], ours)).toBe(false);
    expect(sameCommands(null, ours)).toBe(false);
  });
});

describe('registering commands', () => {
  let playground: Playground;
  beforeAll(async () => {
    playground = await startPlayground();
  });
  afterAll(() => playground.close());

  const register = (list: readonly Command[]) => {
    const rest = new REST({ api: playground.apiUrl }).setToken(playground.token);
    return registerCommands(rest, playground.applicationId, list);
  };

  it('happens for a change of file types alone, and not again', async () => {
    expect([await register(ours), await register(ours)]).toEqual([true, false]);
    const text = JSON.stringify(ours).replace('".jsonl",', '');
    expect(text).not.toBe(JSON.stringify(ours));
    const fewer: Command[] = JSON.parse(text);
    expect([await register(fewer), await register(fewer)]).toEqual([true, false]);
    expect(playground.discord.refusals).toEqual([]);
  });
});
