import { type Interaction, MessageFlags } from 'discord.js';
import type { InteractionType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClientRefusal } from '../../src/playground/users/components.ts';
import type { RawInteraction } from '../../src/playground/users/user.ts';
import { type Bot, startBot } from './bot.ts';
import { button, row } from './payloads.ts';
import { fieldErrors, RawClient } from './raw-client.ts';

const [PING, COMMAND, COMPONENT, AUTOCOMPLETE, MODAL] = [1, 2, 3, 4, 5] as const;

describe('a malformed interaction', () => {
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start();
  });
  afterEach(() => raw.close());

  /** Sends an interaction, answers it with `body`, and returns what was sent and the outcome. */
  async function answered(sent: RawInteraction, body: object) {
    const next = raw.nextInteraction();
    const outcome = raw.discord.user('ann').interact(raw.hall, sent);
    outcome.catch(() => undefined);
    const payload = await next;
    const answer = await raw.callback(payload, body);
    expect(answer.status).toBe(204);
    return { payload, outcome: await outcome };
  }
  const reply = { type: 4, data: { content: 'x', flags: 64 } };

  it.each<[string, InteractionType, unknown]>([
    ['a command without data', COMMAND, undefined],
    ['a command without its subcommand', COMMAND, { id: '1', name: 'table', type: 1 }],
    [
      'an unknown subcommand',
      COMMAND,
      { id: '1', name: 'table', type: 1, options: [{ type: 1, name: 'shut', options: [] }] },
    ],
    [
      'an option of another type',
      COMMAND,
      { id: '1', name: 'table', type: 1, options: [{ type: 4, name: 'game', value: 7 }] },
    ],
    ['an empty custom id', COMPONENT, { custom_id: '', component_type: 2 }],
    ['a custom id of garbage', COMPONENT, { custom_id: '\u0000{"v":99}', component_type: 2 }],
    ['a select menu without values', COMPONENT, { custom_id: 'a', component_type: 3 }],
    ['a modal nobody opened', MODAL, { custom_id: 'none', components: [] }],
  ])('with %s reaches the bot as it is, and its answer is seen', async (_name, type, data) => {
    const { payload, outcome } = await answered({ type, data }, reply);
    expect(payload.type).toBe(type);
    expect(payload.data).toEqual(data);
    expect(payload).toMatchObject({ member: { user: { username: 'ann' } }, channel_id: raw.hall });
    expect(outcome.message).toMatchObject({ content: 'x', flags: MessageFlags.Ephemeral });
  });

  it('of an old message carries it and can update it', async () => {
    const { body } = await raw.message({ content: 'old', components: [row(button())] });
    const data = { custom_id: 'v0:gone', component_type: 2 };
    const { payload, outcome } = await answered(
      { type: COMPONENT, data, message: body },
      { type: 7, data: { content: 'new' } },
    );
    expect(payload).toMatchObject({ data, message: { id: body.id } });
    expect(outcome.message).toMatchObject({ id: body.id, content: 'new' });
  });

  it.each([
    ['no focused option', { options: [{ type: 3, name: 'game', value: 'a' }] }],
    ['no options', {}],
  ])('for autocomplete with %s takes any choices', async (_name, data) => {
    const choices = [
      { name: 'a', value: 'a' },
      { name: 'b', value: 2 },
    ];
    const sent = { type: AUTOCOMPLETE, data: { id: '1', name: 'table', type: 1, ...data } };
    expect((await answered(sent, { type: 8, data: { choices } })).outcome.choices).toEqual(choices);
  });

  it.each([2, 3])('for a context menu of type %i is answered by a message of its type', async (type) => {
    const data = { id: '1', name: 'Look', type, target_id: raw.discord.user('ben').id, resolved: {} };
    const { outcome } = await answered({ type: COMMAND, data }, reply);
    expect(outcome.message?.type).toBe(23);
  });

  it('has fields of its payload replaced or left out', async () => {
    const payload = { locale: 'xx', guild_id: undefined, member: undefined, version: 9 };
    const sent = { type: COMMAND, data: { id: '1', name: 'table', type: 1 } as const, payload };
    const { payload: received } = await answered(sent, reply);
    expect(received).toMatchObject({ locale: 'xx', version: 9 });
    expect(received).not.toHaveProperty('member');
    expect(received).not.toHaveProperty('guild_id');
  });

  it('of a type that takes no answer is not answered', async () => {
    const next = raw.nextInteraction();
    raw.discord
      .user('ann')
      .interact(raw.hall, { type: PING })
      .catch(() => undefined);
    expect(fieldErrors((await raw.callback(await next, reply)).body)).toEqual({ type: 'BASE_TYPE_CHOICES' });
  });

  it('still comes from a channel and a message its user sees', async () => {
    const [ann, missing] = [raw.discord.user('ann'), { id: '1', channel_id: raw.hall }];
    await expect(ann.interact('1', { type: COMMAND })).rejects.toThrow(ClientRefusal);
    await expect(ann.interact(raw.hall, { type: COMPONENT, message: missing })).rejects.toThrow(
      ClientRefusal,
    );
  });
});

describe('a discord.js bot', () => {
  let bot: Bot;
  beforeEach(async () => {
    bot = await startBot();
  });
  afterEach(() => bot.close());

  it('receives malformed interactions', async () => {
    const { discord } = bot.playground;
    bot.client.on('interactionCreate', (interaction: Interaction) => {
      if (interaction.isRepliable())
        void interaction.reply(interaction.isChatInputCommand() ? 'command' : interaction.constructor.name);
    });
    const say = async (sent: RawInteraction) =>
      (await discord.user('ann').interact(discord.channel('round-table').id, sent)).message?.content;
    expect(await say({ type: COMMAND, data: { id: '1', name: 'table', type: 1 } })).toBe('command');
    expect(await say({ type: MODAL, data: { custom_id: '', components: [] } })).toBe(
      'ModalSubmitInteraction',
    );
  });
});
