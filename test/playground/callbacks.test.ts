import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../base/manual-clock.ts';
import { COMMANDS, clickButton, runHelp } from './interaction-fixtures.ts';
import { file } from './payloads.ts';
import { fieldErrors, RawClient } from './raw-client.ts';

describe('interaction responses', () => {
  const clock = new ManualClock();
  let raw: RawClient;

  beforeEach(async () => {
    raw = await RawClient.start({ clock });
    await raw.commands(COMMANDS);
  });
  afterEach(() => raw.close());

  it('fail the interaction after three seconds', async () => {
    const { interaction, outcome } = await runHelp(raw);
    clock.advance(2_999);
    expect((await raw.callback(interaction, { type: 4, data: { content: 'x' } })).status).toBe(204);
    expect((await outcome).elapsed).toBe(2_999);
    const late = await runHelp(raw);
    clock.advance(3_000);
    await expect(late.outcome).rejects.toThrow('not answered within 3 s');
    const answer = await raw.callback(late.interaction, { type: 4, data: { content: 'x' } });
    expect(answer).toMatchObject({ status: 404, body: { code: 10062, message: 'Unknown interaction' } });
  });

  it('need a matching id and token', async () => {
    const { interaction } = await runHelp(raw);
    const wrong = { ...interaction, token: 'x' };
    expect(await raw.callback(wrong, { type: 5 })).toMatchObject({ status: 404, body: { code: 10062 } });
    const other = { ...interaction, id: '1' };
    expect(await raw.callback(other, { type: 5 })).toMatchObject({ status: 404, body: { code: 10062 } });
  });

  it('can only be sent once', async () => {
    const { interaction } = await runHelp(raw);
    await raw.callback(interaction, { type: 5 });
    const again = await raw.callback(interaction, { type: 4, data: { content: 'x' } });
    expect(again).toMatchObject({ status: 400, body: { code: 40060 } });
  });

  it('leave the interaction open when rejected', async () => {
    const { interaction, outcome } = await runHelp(raw);
    const bad = await raw.callback(interaction, { type: 4, data: { content: 'x'.repeat(2001) } });
    expect(fieldErrors(bad.body)).toEqual({ 'data.content': 'BASE_TYPE_MAX_LENGTH' });
    await raw.callback(interaction, { type: 4, data: { content: 'y' } });
    expect((await outcome).message?.content).toBe('y');
  });

  it.each([6, 7, 8, 10, 1])('of type %i are rejected for a command', async (type) => {
    const { interaction } = await runHelp(raw);
    expect(fieldErrors((await raw.callback(interaction, { type, data: {} })).body)).toEqual({
      type: 'BASE_TYPE_CHOICES',
    });
  });

  it('return the created message with with_response', async () => {
    const { interaction } = await runHelp(raw);
    const path = `/interactions/${interaction.id}/${interaction.token}/callback?with_response=true`;
    const answer = await raw.send('POST', path, { type: 4, data: { content: 'x', flags: 64 } });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        interaction: {
          id: interaction.id,
          response_message_ephemeral: true,
          response_message_loading: false,
        },
        resource: { type: 4, message: { content: 'x', flags: 64 } },
      },
    });
  });

  it('allow follow-ups for fifteen minutes', async () => {
    const { interaction } = await runHelp(raw);
    expect(await raw.webhook('POST', interaction, '', { content: 'early' })).toMatchObject({
      status: 404,
      body: { code: 10015 },
    });
    await raw.callback(interaction, { type: 4, data: { content: 'x' } });
    clock.advance(15 * 60_000 - 10);
    const followUp = await raw.webhook('POST', interaction, '', { content: 'y', flags: 64 });
    expect(followUp).toMatchObject({ status: 200, body: { content: 'y', flags: 64, type: 19 } });
    clock.advance(20);
    for (const [method, path, body] of [
      ['POST', '', { content: 'z' }],
      ['PATCH', '/messages/@original', { content: 'z' }],
      ['GET', '/messages/@original', undefined],
      ['DELETE', '/messages/@original', undefined],
    ] as const)
      expect(await raw.webhook(method, interaction, path, body)).toMatchObject({
        status: 401,
        body: { code: 50027 },
      });
  });

  it('complete a deferral by an edit or the first follow-up', async () => {
    const { interaction, outcome } = await runHelp(raw);
    await raw.callback(interaction, { type: 5, data: { flags: 64 } });
    const waiting = await outcome;
    expect(waiting.message).toMatchObject({ flags: 64 | 128, content: '' });
    const settled = waiting.settled();
    const edited = await raw.webhook('PATCH', interaction, '/messages/@original', { content: 'done' });
    expect(edited.body).toMatchObject({ content: 'done', flags: 64 });
    expect((await settled).content).toBe('done');
    const other = await runHelp(raw);
    await raw.callback(other.interaction, { type: 5 });
    const first = await raw.webhook('POST', other.interaction, '', { content: 'first' });
    expect(first.body).toMatchObject({ id: (await other.outcome).message?.id, content: 'first', flags: 0 });
    const second = await raw.webhook('POST', other.interaction, '', { content: 'second' });
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('update the message of a button and its files', async () => {
    const { interaction, outcome } = await clickButton(raw);
    const data = { content: 'y', components: [], attachments: [{ id: 0, description: 'B' }] };
    await raw.callback(interaction, { type: 7, data }, [file('b.txt')]);
    const { message } = await outcome;
    expect(message).toMatchObject({
      content: 'y',
      components: [],
      attachments: [{ filename: 'b.txt', description: 'B' }],
    });
    expect(raw.discord.user('ben').visibleMessages(raw.hall)).toEqual([message]);
  });

  it('defer an update and edit the message later', async () => {
    const { interaction, outcome } = await clickButton(raw);
    await raw.callback(interaction, { type: 6 });
    const before = (await outcome).message;
    expect(before).toMatchObject({ content: 'x' });
    const edited = await raw.webhook('PATCH', interaction, '/messages/@original', { content: 'y' });
    expect(edited.body).toMatchObject({ id: before?.id, content: 'y' });
    const reply = await raw.webhook('POST', interaction, '', { content: 'z' });
    expect(reply.body).toMatchObject({ message_reference: { message_id: before?.id } });
    expect((await raw.webhook('DELETE', interaction, `/messages/${reply.body.id}`)).status).toBe(204);
    expect(await raw.webhook('GET', interaction, `/messages/${reply.body.id}`)).toMatchObject({
      status: 404,
      body: { code: 10008 },
    });
  });

  it("can't access another interaction's messages", async () => {
    const mine = await runHelp(raw);
    await raw.callback(mine.interaction, { type: 4, data: { content: 'x', flags: 64 } });
    const other = await runHelp(raw);
    await raw.callback(other.interaction, { type: 4, data: { content: 'y' } });
    const { id } = (await mine.outcome).message!;
    const path = `/messages/${id}`;
    expect(await raw.webhook('PATCH', other.interaction, path, { content: 'z' })).toMatchObject({
      body: { code: 10008 },
    });
    expect(await raw.send('GET', `/channels/${raw.hall}/messages/${id}`)).toMatchObject({
      body: { code: 10008 },
    });
  });
});
