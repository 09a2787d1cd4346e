import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClientRefusal } from '../../src/playground/users/components.ts';
import { times } from './payloads.ts';
import { fieldErrors, RawClient } from './raw-client.ts';

const command = (more: object = {}) => ({ name: 'table', description: 'Tables', ...more });
const option = (more: object = {}) => ({ type: 3, name: 'game', description: 'Which', ...more });
const sub = (name: string, ...options: object[]) => ({ type: 1, name, description: 'x', options });

const REFUSED: readonly [string, object, string, string][] = [
  ['an upper-case name', command({ name: 'Table' }), '0.name', 'APPLICATION_COMMAND_INVALID_NAME'],
  ['a name with a space', command({ name: 'a b' }), '0.name', 'APPLICATION_COMMAND_INVALID_NAME'],
  ['no description', { name: 'table' }, '0.description', 'BASE_TYPE_REQUIRED'],
  ['an unknown key', command({ colour: 1 }), '0.colour', 'UNKNOWN_FIELD'],
  [
    'an unknown locale',
    command({ name_localizations: { xx: 'a' } }),
    '0.name_localizations.xx',
    'UNKNOWN_FIELD',
  ],
  [
    'an upper-case localised name',
    command({ name_localizations: { de: 'Tisch' } }),
    '0.name_localizations.de',
    'APPLICATION_COMMAND_INVALID_NAME',
  ],
  [
    'a required option after an optional one',
    command({ options: [option(), option({ name: 'seats', required: true })] }),
    '0.options.1',
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'a required option after an optional one in a subcommand',
    command({ options: [sub('open', option(), option({ name: 'seats', required: true }))] }),
    '0.options.0.options.1',
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'a duplicate option name',
    command({ options: [option(), option()] }),
    '0.options.1.name',
    'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'an option beside a subcommand',
    command({ options: [sub('open'), option()] }),
    '0.options.1.type',
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'file types of a text',
    command({ options: [option({ file_types: ['.png'] })] }),
    '0.options.0.file_types',
    'APPLICATION_COMMAND_FILE_TYPES_INVALID',
  ],
  [
    'an unknown group of file types',
    command({ options: [option({ type: 11, file_types: ['records'] })] }),
    '0.options.0.file_types.0',
    'BASE_TYPE_CHOICES',
  ],
  [
    'choices with autocomplete',
    command({ options: [option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] }),
    '0.options.0.autocomplete',
    'APPLICATION_COMMAND_AUTOCOMPLETE_INVALID',
  ],
  [
    'a number as a string choice',
    command({ options: [option({ choices: [{ name: 'a', value: 1 }] })] }),
    '0.options.0.choices.0.value',
    'BASE_TYPE_CONVERT',
  ],
  [
    'more than 8000 characters',
    command({
      options: times(4, (i) =>
        option({
          name: `o${i}`,
          choices: times(25, (c) => ({ name: `${c}`, value: `${c}`.padStart(99, 'x') })),
        }),
      ),
    }),
    '0',
    'APPLICATION_COMMAND_TOO_LARGE',
  ],
];

describe('commands Discord rejects', () => {
  let raw: RawClient;
  beforeAll(async () => {
    raw = await RawClient.start();
  });
  afterAll(() => raw.close());

  it.each(REFUSED)('%s', async (_name, body, field, code) => {
    const answer = await raw.commands([body]);
    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(fieldErrors(answer.body)).toEqual({ [field]: code });
    expect(raw.discord.world.commands.list()).toEqual([]);
  });

  it('duplicate names', async () => {
    const answer = await raw.commands([command(), command()]);
    expect(fieldErrors(answer.body)).toEqual({ '1': 'APPLICATION_COMMANDS_DUPLICATE_NAME' });
  });
});

describe('commands', () => {
  let raw: RawClient;
  beforeAll(async () => {
    raw = await RawClient.start();
  });
  afterAll(() => raw.close());

  it('for guilds only are not available in DMs', async () => {
    await raw.commands([command({ contexts: [0] }), command({ name: 'help' })]);
    const ann = raw.discord.user('ann');
    const namesIn = (channelId: string) => ann.commands(channelId).map(({ name }) => name);
    expect(namesIn(raw.hall)).toEqual(['table', 'help']);
    expect(namesIn(ann.directMessageId)).toEqual(['help']);
    const listed = await raw.send('GET', `/applications/${raw.playground.applicationId}/commands`);
    expect(listed.body).toMatchObject([{ contexts: [0] }, { contexts: null }]);
  });

  it('take files by their extension, whatever is in them', async () => {
    const file = option({ type: 11, name: 'file', file_types: ['.JSONL', 'image'] });
    const { body } = await raw.commands([command({ options: [file] })]);
    expect(body[0].options[0].file_types).toEqual(['.jsonl', 'image']);
    const ann = raw.discord.user('ann');
    const sent = async (name: string) => {
      const next = raw.nextInteraction();
      const outcome = ann.command(raw.hall, 'table', { file: ann.upload(raw.hall, name, Buffer.from('x')) });
      const isSent = await Promise.race([next.then(() => true), outcome.catch(() => false)]);
      outcome.catch(() => undefined);
      return isSent;
    };
    expect([await sent('a.jsonl'), await sent('A.JsonL'), await sent('a.webp')]).toEqual([true, true, true]);
    expect([await sent('a.json'), await sent('jsonl'), await sent('a.jsonl.exe')]).toEqual([
      false,
      false,
      false,
    ]);
    await expect(ann.command(raw.hall, 'table', { file: '1' })).rejects.toThrow(ClientRefusal);
  });

  it('have a daily limit', async () => {
    const names = (from: number) => times(100, (index) => command({ name: `c${from + index}` }));
    const fresh = await RawClient.start();
    expect((await fresh.commands(names(0))).status).toBe(200);
    expect((await fresh.commands(names(0))).status).toBe(200);
    expect((await fresh.commands(names(100))).status).toBe(200);
    expect(await fresh.commands([command({ name: 'one-more' })])).toMatchObject({
      status: 400,
      body: { code: 30034 },
    });
    await fresh.close();
  });
});
