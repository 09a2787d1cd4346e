import { PermissionFlagsBits as Bits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinThread } from '../../src/playground/state/channels.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { button, file, row } from './payloads.ts';
import { RawClient } from './raw-client.ts';

describe('channels', () => {
  let raw: RawClient;
  const clock = new ManualClock();
  beforeEach(async () => {
    raw = await RawClient.start({ clock });
  });
  afterEach(() => raw.close());

  const refused = (code: number, status = 403) => ({ status, body: { code } });
  const deny = (bits: bigint) =>
    raw.discord.setOverwrites(raw.discord.channel('round-table'), [{ user: 'bot', deny: bits }]);

  it.each([
    ['GET', '/users/@me', undefined],
    ['GET', '/users/@me', 'Bot x'],
    ['GET', '/applications/@me', 'Bearer x'],
  ])('%s %s rejects authorization %s', async (method, path, authorization) => {
    expect(await raw.anonymous(method, path, authorization)).toMatchObject({
      status: 401,
      body: { message: '401: Unauthorized', code: 0 },
    });
  });

  it('are unknown or not visible', async () => {
    expect(await raw.send('GET', '/channels/1')).toMatchObject(refused(10003, 404));
    expect(await raw.send('GET', '/nowhere')).toMatchObject(refused(0, 404));
    deny(Bits.ViewChannel);
    expect(await raw.send('GET', `/channels/${raw.hall}`)).toMatchObject(refused(50001));
    expect(await raw.message({ content: 'x' })).toMatchObject(refused(50001));
  });

  it('accept messages and files according to permissions', async () => {
    deny(Bits.AttachFiles);
    expect(await raw.message({ content: 'x' }, [file('a.txt')])).toMatchObject(refused(50013));
    expect((await raw.message({ content: 'x' })).status).toBe(200);
    deny(Bits.SendMessages);
    expect(await raw.message({ content: 'x' })).toMatchObject(refused(50013));
    deny(Bits.ReadMessageHistory);
    expect((await raw.send('GET', `/channels/${raw.hall}/messages`)).body).toEqual([]);
  });

  it('list messages newest first, up to a limit', async () => {
    for (const content of ['a', 'b', 'c', 'd']) await raw.message({ content });
    const base = `/channels/${raw.hall}/messages`;
    const contents = async (query: string) =>
      (await raw.send('GET', `${base}?${query}`)).body
        .map(({ content }: { content: string }) => content)
        .join('');
    expect(await contents('')).toBe('dcba');
    expect(await contents('limit=2')).toBe('dc');
    expect([await contents('limit=1'), await contents('limit=100')]).toEqual(['d', 'dcba']);
    expect(await raw.send('GET', `${base}?limit=101`)).toMatchObject(refused(50035, 400));
    expect(await raw.send('GET', `${base}?limit=0`)).toMatchObject(refused(50035, 400));
    deny(Bits.ViewChannel);
    expect(await raw.send('GET', base)).toMatchObject(refused(50001));
  });

  it("list the bot's own messages with components, other users' without content", async () => {
    await raw.message({ content: 'x', components: [row(button())] });
    raw.discord.user('ann').say(raw.hall, 'secret');
    const listed = await raw.send('GET', `/channels/${raw.hall}/messages`);
    expect(listed.body).toMatchObject([
      { content: '', author: { username: 'ann' } },
      { content: 'x', components: [{ type: 1, components: [{ custom_id: 'a' }] }] },
    ]);
  });

  it("protect other users' messages", async () => {
    const { id } = raw.discord.user('ann').say(raw.hall, 'mine');
    const path = `/channels/${raw.hall}/messages/${id}`;
    expect(await raw.send('PATCH', path, { content: 'x' })).toMatchObject(refused(50005));
    expect(await raw.send('DELETE', path)).toMatchObject(refused(50013));
    raw.discord.setOverwrites(raw.discord.channel('round-table'), [
      { user: 'bot', allow: Bits.ManageMessages },
    ]);
    expect((await raw.send('DELETE', path)).status).toBe(204);
    expect(await raw.send('GET', path)).toMatchObject(refused(10008, 404));
  });

  it('limit edits of messages older than an hour', async () => {
    const { body } = await raw.message({ content: 'x' });
    const edit = () => raw.send('PATCH', `/channels/${raw.hall}/messages/${body.id}`, { content: 'y' });
    clock.advance(3_600_001);
    for (let count = 0; count < 30; count += 1) {
      expect((await edit()).status).toBe(200);
      clock.advance(5_001);
    }
    const refusal = await edit();
    expect(refusal).toMatchObject(refused(30046, 429));
    clock.advance(refusal.body.retry_after * 1000 + 1);
    expect((await edit()).status).toBe(200);
  });

  it('create threads according to permissions', async () => {
    const path = `/channels/${raw.hall}/threads`;
    const made = await raw.send('POST', path, { name: 'one', type: 11 });
    expect(made).toMatchObject({
      status: 201,
      body: { type: 11, parent_id: raw.hall, owner_id: raw.discord.bot.id },
    });
    const announced = raw.discord.user('ann').visibleMessages(raw.hall).at(-1);
    expect(announced).toMatchObject({
      type: 18,
      content: 'one',
      message_reference: { channel_id: made.body.id },
    });
    expect(await raw.send('POST', `/channels/${made.body.id}/threads`, { name: 'x' })).toMatchObject(
      refused(50024, 400),
    );
    deny(Bits.CreatePublicThreads);
    expect(await raw.send('POST', path, { name: 'three', type: 11 })).toMatchObject(refused(50013));
    deny(Bits.SendMessagesInThreads);
    const inThread = `/channels/${made.body.id}/messages`;
    expect(await raw.send('POST', inThread, { content: 'x' })).toMatchObject(refused(50013));
    deny(0n);
    await raw.send('PATCH', `/channels/${made.body.id}`, { archived: true });
    expect((await raw.send('POST', inThread, { content: 'x' })).status).toBe(200);
    expect((await raw.send('GET', `/channels/${made.body.id}`)).body.thread_metadata.archived).toBe(false);
  });

  it('show private threads to their members only', async () => {
    const { body } = await raw.send('POST', `/channels/${raw.hall}/threads`, { name: 'quiet', type: 12 });
    const ann = raw.discord.user('ben');
    expect(ann.canSee(body.id)).toBe(false);
    const { world } = raw.discord;
    joinThread(world, world.channel(body.id), ann.id);
    expect(ann.canSee(body.id)).toBe(true);
  });

  it('have ids that increase with time', async () => {
    const first = (await raw.message({ content: 'x' })).body.id;
    const second = (await raw.message({ content: 'x' })).body.id;
    clock.advance(1_000);
    const third = (await raw.message({ content: 'x' })).body.id;
    expect(BigInt(second)).toBeGreaterThan(BigInt(first));
    expect(Number((BigInt(third) >> 22n) - (BigInt(first) >> 22n))).toBe(1_000);
  });

  it('serve users and DMs', async () => {
    const ann = raw.discord.user('ann');
    expect(await raw.send('GET', '/guilds/1/threads/active')).toMatchObject(refused(10004, 404));
    const direct = await raw.send('POST', '/users/@me/channels', { recipient_id: ann.id });
    expect(direct.body).toMatchObject({
      id: ann.directMessageId,
      type: 1,
      recipients: [{ username: 'ann' }],
    });
    expect((await raw.send('POST', `/channels/${direct.body.id}/messages`, { content: 'x' })).status).toBe(
      200,
    );
    expect(ann.visibleMessages(direct.body.id)).toHaveLength(1);
    expect(raw.discord.user('ben').visibleMessages(direct.body.id)).toEqual([]);
  });
});
