import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, buttons, option, row, select } from './payloads.ts';
import { fieldErrors, RawClient } from './raw-client.ts';

/** A name, the body, the invalid field and Discord's error code for it. */
const REFUSED: readonly [string, object, string, string][] = [
  ['content of 2001', { content: 'x'.repeat(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'],
  ['content that is a number', { content: 7 }, 'content', 'STRING_TYPE_CONVERT'],
  ['an unknown key', { content: 'x', colour: 1 }, 'colour', 'UNKNOWN_FIELD'],
  ['an empty row', { components: [row()] }, 'components.0.components', 'BASE_TYPE_BAD_LENGTH'],
  [
    'six buttons in a row',
    { components: [row(...buttons(6))] },
    'components.0.components.5',
    'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'a button beside a select',
    { components: [row(select(), button())] },
    'components.0.components.1',
    'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'two selects in a row',
    { components: [row(select(), select({ custom_id: 't' }))] },
    'components.0.components.1',
    'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'an empty custom id',
    { components: [row(button({ custom_id: '' }))] },
    'components.0.components.0.custom_id',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a duplicate custom id',
    { components: [row(button(), button())] },
    'components.0.components.1.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'a duplicate custom id across rows',
    { components: [row(button()), row(select({ custom_id: 'a' }))] },
    'components.1.components.0.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'a button without custom id',
    { components: [row({ type: 2, style: 1, label: 'A' })] },
    'components.0.components.0.custom_id',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a button with neither label nor emoji',
    { components: [row({ type: 2, style: 1, custom_id: 'a' })] },
    'components.0.components.0',
    'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
  ],
  [
    'a link without url',
    { components: [row({ type: 2, style: 5, label: 'A' })] },
    'components.0.components.0.url',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a link with a custom id',
    { components: [row(button({ style: 5, url: 'https://example.org' }))] },
    'components.0.components.0.custom_id',
    'BUTTON_COMPONENT_URL_CUSTOM_ID',
  ],
  [
    'an unknown style',
    { components: [row(button({ style: 9 }))] },
    'components.0.components.0.style',
    'UNION_TYPE_CHOICES',
  ],
  ...['🂡', '★', '→', 'x', '🃏🃏'].map((name): [string, object, string, string] => [
    `${name} as an emoji`,
    { components: [row(button({ emoji: { name } }))] },
    'components.0.components.0.emoji.name',
    'COMPONENT_INVALID_EMOJI',
  ]),
  [
    'a duplicate option value',
    { components: [row(select({ options: [option('x'), option('x')] }))] },
    'components.0.components.0.options.1.value',
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'more values than options',
    { components: [row(select({ max_values: 2 }))] },
    'components.0.components.0.max_values',
    'NUMBER_TYPE_MAX',
  ],
  [
    'a text input in a message',
    { components: [row({ type: 4, custom_id: 'a', style: 1, label: 'A' })] },
    'components.0.components.0.type',
    'UNION_TYPE_CHOICES',
  ],
  ['a button outside a row', { components: [button()] }, 'components.0.type', 'UNION_TYPE_CHOICES'],
  ['an ephemeral message outside an interaction', { content: 'x', flags: 64 }, 'flags', 'FLAGS_INVALID'],
  [
    'an unknown attachment',
    { content: 'x', attachments: [{ id: 0 }] },
    'attachments.0.id',
    'ATTACHMENT_NOT_FOUND',
  ],
  [
    'mentions both parsed and named',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    'allowed_mentions',
    'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    'a reply to an unknown message',
    { content: 'x', message_reference: { message_id: '1' } },
    'message_reference',
    'MESSAGE_REFERENCE_UNKNOWN_MESSAGE',
  ],
];

describe('messages Discord rejects', () => {
  let raw: RawClient;
  beforeAll(async () => {
    raw = await RawClient.start({ limits: { globalPerSecond: 10_000 } });
  });
  afterAll(() => raw.close());

  it.each(REFUSED)('%s', async (_name, body, field, code) => {
    const hall = raw.discord.addChannel(raw.discord.guild(), { name: 'one' });
    const answer = await raw.send('POST', `/channels/${hall.id}/messages`, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 50035, message: 'Invalid Form Body' });
    expect(fieldErrors(answer.body)).toEqual({ [field]: code });
    expect(hall.messages.size).toBe(0);
  });
});
