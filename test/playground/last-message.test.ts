import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMMANDS, clickButton, runHelp } from './interaction-fixtures.ts';
import { button, row } from './payloads.ts';
import { RawClient } from './raw-client.ts';

describe("a channel's last message", () => {
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start();
    await raw.commands(COMMANDS);
  });
  afterEach(() => raw.close());

  const lastId = async () => (await raw.send('GET', `/channels/${raw.hall}`)).body.last_message_id;

  it('is in the channel, and in the channel of each interaction', async () => {
    expect(await lastId()).toBeNull();
    const { body } = await raw.message({ content: 'x' });
    expect(await lastId()).toBe(body.id);
    const { interaction } = await runHelp(raw);
    expect(interaction.channel).toMatchObject({ id: raw.hall, last_message_id: body.id });
  });

  it('stays the same when that message is deleted', async () => {
    await raw.message({ content: 'first' });
    const { body } = await raw.message({ content: 'last' });
    await raw.send('DELETE', `/channels/${raw.hall}/messages/${body.id}`);
    expect(await lastId()).toBe(body.id);
  });

  it('is never an ephemeral one', async () => {
    const { body } = await raw.message({ content: 'x' });
    const { interaction, outcome } = await runHelp(raw);
    await raw.callback(interaction, { type: 4, data: { content: 'psst', flags: 64 } });
    await outcome;
    expect(await lastId()).toBe(body.id);
  });

  it('is an ephemeral one, too, if private messages count', async () => {
    await raw.close();
    raw = await RawClient.start({ countsPrivateMessages: true });
    await raw.commands(COMMANDS);
    await raw.message({ content: 'x' });
    const { interaction, outcome } = await runHelp(raw);
    await raw.callback(interaction, { type: 4, data: { content: 'psst', flags: 64 } });
    const whispered = (await outcome).message!.id;
    expect(await lastId()).toBe(whispered);
    const next = await runHelp(raw);
    expect(next.interaction.channel).toMatchObject({ last_message_id: whispered });
    await raw.callback(next.interaction, { type: 4, data: { content: 'x' } });
    expect(await lastId()).toBe((await next.outcome).message!.id);
  });
});

describe('answers to interactions', () => {
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start();
    await raw.commands(COMMANDS);
  });
  afterEach(() => raw.close());

  it('delete the public message of a component, as @original, after a deferred update', async () => {
    const { body: message } = await raw.message({ content: 'x', components: [row(button())] });
    const next = raw.nextInteraction();
    const pressed = raw.discord.user('ann').click(message, 'a');
    const interaction = await next;
    await raw.callback(interaction, { type: 6 });
    await pressed;
    expect((await raw.webhook('DELETE', interaction, '/messages/@original')).status).toBe(204);
    expect(raw.discord.user('ben').visibleMessages(raw.hall)).toEqual([]);
    const again = await raw.webhook('DELETE', interaction, '/messages/@original');
    expect(again).toMatchObject({ status: 404, body: { code: 10008 } });
  });

  it.each([
    ['a deferred update', 6, undefined],
    ['an update', 7, { content: 'y' }],
  ])('%s tells the id of its message with its response', async (_name, type, data) => {
    const { interaction } = await clickButton(raw);
    const path = `/interactions/${interaction.id}/${interaction.token}/callback?with_response=true`;
    const { status, body } = await raw.send('POST', path, { type, ...(data ? { data } : {}) });
    expect(status).toBe(200);
    expect(body.interaction.response_message_id).toBe(interaction.message?.id);
  });

  it('a reply to a command names it, a follow-up replies to that', async () => {
    const { interaction, outcome } = await runHelp(raw);
    await raw.callback(interaction, { type: 4, data: { content: 'x' } });
    const reply = (await outcome).message!;
    expect(reply.interaction).toMatchObject({ name: 'help', user: { username: 'ann' } });
    const { body } = await raw.webhook('POST', interaction, '', { content: 'y' });
    expect(body).not.toHaveProperty('interaction');
    expect(body).toMatchObject({ type: 19, message_reference: { message_id: reply.id } });
  });

  it('a reply tells the id of the new message with its response', async () => {
    const { interaction, outcome } = await runHelp(raw);
    const path = `/interactions/${interaction.id}/${interaction.token}/callback?with_response=true`;
    const { body } = await raw.send('POST', path, { type: 4, data: { content: 'x' } });
    expect(body.interaction.response_message_id).toBe((await outcome).message?.id);
    expect(body.resource.message.id).toBe((await outcome).message?.id);
  });
});
