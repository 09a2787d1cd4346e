import { describe, expect, it } from 'vitest';
import { ApplicationEmoji, checkEmojiForm } from '../../src/playground/state/emoji.ts';
import { Snowflakes } from '../../src/playground/state/snowflakes.ts';
import { ApiError } from '../../src/playground/validate/api-error.ts';
import { checkChoices, checkCommandList } from '../../src/playground/validate/commands.ts';
import { checkModal } from '../../src/playground/validate/components.ts';
import { checkMessage, type Upload } from '../../src/playground/validate/message.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { button, buttons, option, row, select, times } from './payloads.ts';
import { fieldErrors } from './raw-client.ts';

const emoji = { has: () => true };
const x = (length: number) => 'x'.repeat(length);
const upload = (index: number, size = 1): Upload => ({
  index: `${index}`,
  name: 'a.png',
  contentType: 'image/png',
  bytes: Buffer.alloc(size),
});
const context = { use: 'create', path: [], uploads: [], maxBytes: 10, emoji, existing: null } as const;

const message = (body: object, uploads: readonly Upload[] = []) =>
  checkMessage({ content: 'x', ...body }, { ...context, uploads });
const first = (component: object) => message({ components: [row(component)] });
const command = (more: object) => checkCommandList([{ name: 'table', description: 'Tables', ...more }]);
const commandOption = (more: object) =>
  command({ options: [{ type: 3, name: 'game', description: 'Which', ...more }] });
const valueOptions = (count: number) => times(count, (i) => ({ type: 3, name: `o${i}`, description: 'x' }));
const input = (more: object = {}) => ({ type: 4, custom_id: 'name', style: 1, ...more });
const label = (component: object, more: object = {}) => ({ type: 18, label: 'Name', component, ...more });
const modal = (more: object) =>
  checkModal({ title: 'Name', custom_id: 'm', components: [label(input())], ...more }, emoji);
const inputOf = (more: object) => modal({ components: [label(input(more))] });
const answer = (more: object) => checkChoices({ choices: [{ name: 'a', value: 'a', ...more }] }, null);

/** A command of so many characters: 4 options × 25 choices of 1 + 78 and 3 + 78 characters, and what's left. */
function sized(size: number) {
  const options = times(4, (o) => ({
    type: 3,
    name: `o${o}`,
    description: 'x',
    choices: times(25, (c) => ({ name: `${c}`.padStart(39, 'x'), value: `${c}`.padStart(40, 'x') })),
  }));
  const rest = size - 4 * (25 * 79 + 3) - 'table'.length;
  return command({ description: x(rest), options });
}

/** What has a limit, the least if there's one, the most, the field, and the check of a body of that size. */
type Edge = readonly [
  what: string,
  least: number | null,
  most: number,
  field: string,
  check: (size: number) => unknown,
];

const inRow = 'components.0.components.0';
const inModal = 'data.components.0.component';
const MESSAGES: readonly Edge[] = [
  ['content', null, 2000, 'content', (n) => message({ content: x(n) })],
  ['a nonce', null, 25, 'nonce', (n) => message({ nonce: x(n) })],
  ['a webhook’s name', 1, 80, 'username', (n) => message({ username: x(n) })],
  [
    'rows',
    null,
    5,
    'components',
    (n) => message({ components: times(n, (i) => row(button({ custom_id: `${i}` }))) }),
  ],
  ['a row', 1, 5, 'components.0.components', (n) => message({ components: [row(...buttons(n))] })],
  ['an ID', 0, 2 ** 31 - 1, `${inRow}.id`, (id) => first(button({ id }))],
  ['a custom ID', 1, 100, `${inRow}.custom_id`, (n) => first(select({ custom_id: x(n) }))],
  [
    'an emoji’s name',
    null,
    100,
    `${inRow}.emoji.name`,
    (n) => first(button({ emoji: { id: '1', name: x(n) } })),
  ],
  [
    'an emoji’s ID',
    1,
    20,
    `${inRow}.emoji.id`,
    (n) => first(button({ emoji: { id: '1'.repeat(n), name: 'a' } })),
  ],
  ['a button’s label', null, 80, `${inRow}.label`, (n) => first(button({ label: x(n), emoji: { id: '1' } }))],
  [
    'a link',
    null,
    512,
    `${inRow}.url`,
    (n) => first({ type: 2, style: 5, label: 'A', url: `https://${x(n - 8)}` }),
  ],
  ['a placeholder', null, 150, `${inRow}.placeholder`, (n) => first(select({ placeholder: x(n) }))],
  [
    'the fewest that a menu of people asks for',
    0,
    25,
    `${inRow}.min_values`,
    (n) => first({ type: 5, custom_id: 's', min_values: n, max_values: 25 }),
  ],
  [
    'the most that a menu of people takes',
    1,
    25,
    `${inRow}.max_values`,
    (n) => first({ type: 5, custom_id: 's', min_values: 0, max_values: n }),
  ],
  ['options', 1, 25, `${inRow}.options`, (n) => first(select({ options: times(n, (i) => option(`${i}`)) }))],
  [
    'an option’s label',
    1,
    100,
    `${inRow}.options.0.label`,
    (n) => first(select({ options: [{ label: x(n), value: 'x' }] })),
  ],
  [
    'an option’s value',
    1,
    100,
    `${inRow}.options.0.value`,
    (n) => first(select({ options: [{ label: 'X', value: x(n) }] })),
  ],
  [
    'an option’s description',
    null,
    100,
    `${inRow}.options.0.description`,
    (n) => first(select({ options: [{ ...option('x'), description: x(n) }] })),
  ],
  [
    'kinds of mentions',
    null,
    3,
    'allowed_mentions.parse',
    (n) => message({ allowed_mentions: { parse: times(n, () => 'roles') } }),
  ],
  ...['users', 'roles'].map(
    (kind): Edge => [
      `named ${kind}`,
      null,
      100,
      `allowed_mentions.${kind}`,
      (n) => message({ allowed_mentions: { [kind]: times(n, String) } }),
    ],
  ),
  [
    'files',
    null,
    10,
    'attachments',
    (n) =>
      message(
        {},
        times(n, (i) => upload(i)),
      ),
  ],
  [
    'files, kept or sent',
    null,
    10,
    'attachments',
    (n) =>
      message(
        { attachments: times(n, (id) => ({ id })) },
        times(n, (i) => upload(i)),
      ),
  ],
  ...(
    [
      ['filename', 1],
      ['description', null],
      ['title', null],
    ] as const
  ).map(
    ([name, least]): Edge => [
      `a file’s ${name}`,
      least,
      1024,
      `attachments.0.${name}`,
      (n) => message({ attachments: [{ id: 0, [name]: x(n) }] }, [upload(0)]),
    ],
  ),
];

const COMMANDS: readonly Edge[] = [
  ['a name', 1, 32, '0.name', (n) => command({ name: x(n) })],
  ['a description', 1, 100, '0.description', (n) => command({ description: x(n) })],
  [
    'a translated name',
    1,
    32,
    '0.name_localizations.de',
    (n) => command({ name_localizations: { de: x(n) } }),
  ],
  [
    'a translated description',
    1,
    100,
    '0.description_localizations.de',
    (n) => command({ description_localizations: { de: x(n) } }),
  ],
  ['options', null, 25, '0.options', (n) => command({ options: valueOptions(n) })],
  [
    'subcommands’ options',
    null,
    25,
    '0.options.0.options',
    (n) => command({ options: [{ type: 1, name: 'open', description: 'x', options: valueOptions(n) }] }),
  ],
  [
    'choices',
    null,
    25,
    '0.options.0.choices',
    (n) => commandOption({ choices: times(n, (i) => ({ name: `${i}`, value: `${i}` })) }),
  ],
  [
    'a choice’s name',
    1,
    100,
    '0.options.0.choices.0.name',
    (n) => commandOption({ choices: [{ name: x(n), value: 'a' }] }),
  ],
  [
    'a choice’s translated name',
    1,
    100,
    '0.options.0.choices.0.name_localizations.de',
    (n) => commandOption({ choices: [{ name: 'a', name_localizations: { de: x(n) }, value: 'a' }] }),
  ],
  [
    'a choice’s value',
    1,
    100,
    '0.options.0.choices.0.value',
    (n) => commandOption({ choices: [{ name: 'a', value: x(n) }] }),
  ],
  ['a least length', 0, 6000, '0.options.0.min_length', (n) => commandOption({ min_length: n })],
  ['a greatest length', 1, 6000, '0.options.0.max_length', (n) => commandOption({ max_length: n })],
  [
    'file types',
    null,
    10,
    '0.options.0.file_types',
    (n) => commandOption({ type: 11, file_types: times(n, (i) => `.a${i}`) }),
  ],
  [
    'a file type',
    2,
    21,
    '0.options.0.file_types.0',
    (n) => commandOption({ type: 11, file_types: [`.${x(n - 1)}`] }),
  ],
  ['a context', 0, 2, '0.contexts.0', (n) => command({ contexts: [n] })],
  ['an installation', 0, 1, '0.integration_types.0', (n) => command({ integration_types: [n] })],
  ['the whole', null, 8000, '0', sized],
];

const MODALS: readonly Edge[] = [
  ['a title', 1, 45, 'data.title', (n) => modal({ title: x(n) })],
  ['a custom ID', 1, 100, 'data.custom_id', (n) => modal({ custom_id: x(n) })],
  [
    'components',
    1,
    5,
    'data.components',
    (n) => modal({ components: times(n, (i) => label(input({ custom_id: `${i}` }))) }),
  ],
  [
    'inputs in a row',
    1,
    1,
    'data.components.0.components',
    (n) => modal({ components: [row(...times(n, (i) => input({ custom_id: `${i}`, label: 'A' })))] }),
  ],
  [
    'an input’s label',
    1,
    45,
    'data.components.0.components.0.label',
    (n) => modal({ components: [row(input({ label: x(n) }))] }),
  ],
  [
    'a label',
    1,
    45,
    'data.components.0.label',
    (n) => modal({ components: [label(input(), { label: x(n) })] }),
  ],
  [
    'a label’s description',
    null,
    100,
    'data.components.0.description',
    (n) => modal({ components: [label(input(), { description: x(n) })] }),
  ],
  ['a least length', 0, 4000, `${inModal}.min_length`, (n) => inputOf({ min_length: n })],
  ['a greatest length', 1, 4000, `${inModal}.max_length`, (n) => inputOf({ max_length: n })],
  ['what’s filled in', null, 4000, `${inModal}.value`, (n) => inputOf({ value: x(n) })],
  ['a placeholder', null, 100, `${inModal}.placeholder`, (n) => inputOf({ placeholder: x(n) })],
];

const ANSWERS: readonly Edge[] = [
  [
    'choices',
    null,
    25,
    'data.choices',
    (n) => checkChoices({ choices: times(n, (i) => ({ name: `${i}`, value: `${i}` })) }, null),
  ],
  ['a name', 1, 100, 'data.choices.0.name', (n) => answer({ name: x(n) })],
  [
    'a translated name',
    1,
    100,
    'data.choices.0.name_localizations.de',
    (n) => answer({ name_localizations: { de: x(n) } }),
  ],
  ['a value', null, 100, 'data.choices.0.value', (n) => answer({ value: x(n) })],
];

const emojiForm = (name: string, bytes = 1) =>
  checkEmojiForm({ name, image: `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}` });
const EMOJI: readonly Edge[] = [
  ['a name', 2, 32, 'name', (n) => emojiForm(x(n))],
  ['a picture', 1, 256 * 1024, 'image', (n) => emojiForm('jester', n)],
];

/** The error a check throws. */
function refusalOf(check: () => unknown): ApiError | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
/** The invalid fields, and why. */
const refused = (check: () => unknown) => fieldErrors(refusalOf(check)?.body ?? {});

describe.each([
  ['a message', MESSAGES],
  ['a command', COMMANDS],
  ['a modal', MODALS],
  ['an autocompletion', ANSWERS],
  ['an emoji', EMOJI],
])('of %s', (_form, edges) => {
  it.each(edges)('%s: from %s to %i', (_what, least, most, field, check) => {
    for (const size of [least ?? most, most]) expect([size, refused(() => check(size))]).toEqual([size, {}]);
    for (const wrong of [...(least === null ? [] : [least - 1]), most + 1]) {
      const fields = Object.keys(refused(() => check(wrong)));
      expect([wrong, fields.length > 0, fields.filter((each) => !each.startsWith(field))]).toEqual([
        wrong,
        true,
        [],
      ]);
    }
  });
});

it('lists that are refused for more than their length are first refused for it', () => {
  const rows = (count: number) =>
    refused(() => message({ components: times(count, (i) => row(button({ custom_id: `${i}` }))) }));
  expect([rows(40), rows(41)]).toEqual([
    { components: 'BASE_TYPE_BAD_LENGTH' },
    { components: 'BASE_TYPE_MAX_LENGTH' },
  ]);
  const width = (count: number) =>
    Object.keys(refused(() => message({ components: [row(...buttons(count))] })));
  expect(width(25)).toHaveLength(20);
  expect(width(26)).toEqual(['components.0.components']);
});

it('a file has what the way of sending it takes, and no more', () => {
  const sent = (size: number) => refusalOf(() => message({}, [upload(0, size)]))?.body.code;
  expect([sent(10), sent(11)]).toEqual([undefined, 40005]);
});

it('an application has 2,000 emoji and no more', () => {
  const bot = { id: '1', username: 'bot', discriminator: '0', global_name: null, avatar: null };
  const all = new ApplicationEmoji(new Snowflakes(new ManualClock()), bot);
  const add = (i: number) => refusalOf(() => all.add(emojiForm(`e${i}`)))?.body.code;
  expect(times(2001, add).filter((code) => code !== undefined)).toEqual([30008]);
  expect(all.list()).toHaveLength(2000);
});

it('an application has 100 commands and no more', () => {
  const all = (count: number) =>
    refusalOf(() => checkCommandList(times(count, (i) => ({ name: `c${i}`, description: 'x' }))))?.body.code;
  expect([all(100), all(101)]).toEqual([undefined, 30032]);
});
