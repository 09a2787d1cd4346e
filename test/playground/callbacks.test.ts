import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../src/playground/clock.ts';
import { COMMANDS, pressed, used } from './asking.ts';
import { file, gallery, V2, words } from './pieces.ts';
import { fieldErrors, Raw } from './raw.ts';

describe('answers to interactions', () => {
  const clock = new ManualClock();
  let raw: Raw;

  beforeEach(async () => {
    raw = await Raw.start({ clock });
    await raw.commands(COMMANDS);
  });
  afterEach(() => raw.close());

  it('come within three seconds, or the interaction has failed', async () => {
    const { interaction, outcome } = await used(raw);
    clock.advance(2_999);
    expect((await raw.callback(interaction, { type: 4, data: { content: 'x' } })).status).toBe(204);
    expect((await outcome).elapsed).toBe(2_999);
    const late = await used(raw);
    clock.advance(3_000);
    await expect(late.outcome).rejects.toThrow('not answered within 3 s');
    const answer = await raw.callback(late.interaction, { type: 4, data: { content: 'x' } });
    expect(answer).toMatchObject({ status: 404, body: { code: 10062, message: 'Unknown interaction' } });
  });

  it('are for an interaction that is there', async () => {
    const { interaction } = await used(raw);
    const wrong = { ...interaction, token: 'x' };
    expect(await raw.callback(wrong, { type: 5 })).toMatchObject({ status: 404, body: { code: 10062 } });
    const other = { ...interaction, id: '1' };
    expect(await raw.callback(other, { type: 5 })).toMatchObject({ status: 404, body: { code: 10062 } });
  });

  it('are given once', async () => {
    const { interaction } = await used(raw);
    await raw.callback(interaction, { type: 5 });
    const again = await raw.callback(interaction, { type: 4, data: { content: 'x' } });
    expect(again).toMatchObject({ status: 400, body: { code: 40060 } });
  });

  it('that are refused leave the interaction open', async () => {
    const { interaction, outcome } = await used(raw);
    const bad = await raw.callback(interaction, { type: 4, data: { content: 'x'.repeat(2001) } });
    expect(fieldErrors(bad.body)).toEqual({ 'data.content': 'BASE_TYPE_MAX_LENGTH' });
    await raw.callback(interaction, { type: 4, data: { content: 'y' } });
    expect((await outcome).message?.content).toBe('y');
  });

  it.each([6, 7, 8, 10, 1])('of type %i do not fit a command', async (type) => {
    const { interaction } = await used(raw);
    expect(fieldErrors((await raw.callback(interaction, { type, data: {} })).body)).toEqual({
      type: 'BASE_TYPE_CHOICES',
    });
  });

  it('can come with the message that was made', async () => {
    const { interaction } = await used(raw);
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

  it('are followed by more for fifteen minutes', async () => {
    const { interaction } = await used(raw);
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

  it('deferred are completed by an edit, or by the first follow-up', async () => {
    const { interaction, outcome } = await used(raw);
    await raw.callback(interaction, { type: 5, data: { flags: 64 } });
    const waiting = await outcome;
    expect(waiting.message).toMatchObject({ flags: 64 | 128, content: '' });
    const settled = waiting.settled();
    const edited = await raw.webhook('PATCH', interaction, '/messages/@original', { content: 'done' });
    expect(edited.body).toMatchObject({ content: 'done', flags: 64 });
    expect((await settled).content).toBe('done');
    const other = await used(raw);
    await raw.callback(other.interaction, { type: 5 });
    const first = await raw.webhook('POST', other.interaction, '', { content: 'first' });
    expect(first.body).toMatchObject({ id: (await other.outcome).message?.id, content: 'first', flags: 0 });
    const second = await raw.webhook('POST', other.interaction, '', { content: 'second' });
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('refuse a gallery with an attachment where a message is edited, and take it elsewhere', async () => {
    const body = { flags: V2, components: [gallery('attachment://a.png')] };
    const field = { 'components.0.items.0.media.url': 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND' };
    const files = [file('a.png')];
    const { interaction } = await used(raw);
    await raw.callback(interaction, { type: 5 });
    expect(fieldErrors((await raw.webhook('POST', interaction, '', body, files)).body)).toEqual(field);
    const edit = await raw.webhook('PATCH', interaction, '/messages/@original', body, files);
    expect(fieldErrors(edit.body)).toEqual(field);
    const direct = await used(raw);
    expect((await raw.callback(direct.interaction, { type: 4, data: body }, files)).status).toBe(204);
    expect((await raw.webhook('POST', direct.interaction, '', body, files)).status).toBe(200);
  });

  it('update the message of a button, its files too', async () => {
    const { interaction, outcome } = await pressed(raw);
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

  it('put off an update, and make it by the token', async () => {
    const { interaction, outcome } = await pressed(raw);
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

  it("reach no other interaction's messages", async () => {
    const mine = await used(raw);
    await raw.callback(mine.interaction, { type: 4, data: { content: 'x', flags: 64 } });
    const other = await used(raw);
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

  it('in V2 need no text', async () => {
    const { interaction } = await used(raw);
    const empty = await raw.callback(interaction, { type: 4, data: {} });
    expect(empty).toMatchObject({ status: 400, body: { code: 50006 } });
    const body = { type: 4, data: { flags: V2, components: [words('x')] } };
    expect((await raw.callback(interaction, body)).status).toBe(204);
  });
});
