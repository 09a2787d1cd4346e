import { PermissionFlagsBits as Bits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClientRefusal } from '../../src/playground/users/components.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { COMMANDS } from './interaction-fixtures.ts';
import { button, row } from './payloads.ts';
import { RawClient } from './raw-client.ts';

describe('threads', () => {
  const clock = new ManualClock();
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start({ clock });
  });
  afterEach(() => raw.close());

  const refused = (code: number, status = 403) => ({ status, body: { code } });
  const hall = () => raw.discord.channel('round-table');
  const allow = (allowed: bigint, denied = 0n) =>
    raw.discord.setOverwrite(hall(), { user: 'bot', allow: allowed, deny: denied });
  const make = async (type = 11): Promise<string> =>
    (await raw.send('POST', `/channels/${raw.hall}/threads`, { name: 'one', type })).body.id;
  const change = (id: string, body: object) => raw.send('PATCH', `/channels/${id}`, body);
  const say = (id: string) => raw.send('POST', `/channels/${id}/messages`, { content: 'x' });
  const isArchived = async (id: string) =>
    (await raw.send('GET', `/channels/${id}`)).body.thread_metadata.archived;

  it('need a permission of their kind to create', async () => {
    const path = `/channels/${raw.hall}/threads`;
    allow(0n, Bits.CreatePublicThreads);
    expect(await raw.send('POST', path, { name: 'x', type: 11 })).toMatchObject(refused(50013));
    expect((await raw.send('POST', path, { name: 'x', type: 12 })).status).toBe(201);
    allow(0n, Bits.CreatePrivateThreads);
    expect(await raw.send('POST', path, { name: 'x', type: 12 })).toMatchObject(refused(50013));
  });

  it("tell a member's and the bot's permissions with each interaction", async () => {
    await raw.commands(COMMANDS);
    const create = Bits.CreatePublicThreads;
    raw.discord.setOverwrite(hall(), { user: 'ben', deny: create });
    raw.discord.setOverwrite(hall(), { user: 'bot', deny: Bits.AttachFiles });
    const permissions = async (name: string) => {
      const next = raw.nextInteraction();
      raw.discord
        .user(name)
        .command(raw.hall, 'help')
        .catch(() => undefined);
      const { member, app_permissions } = await next;
      return {
        member: BigInt(member!.permissions) & create,
        bot: BigInt(app_permissions) & Bits.AttachFiles,
      };
    };
    expect(await permissions('ann')).toEqual({ member: create, bot: 0n });
    expect(await permissions('ben')).toEqual({ member: 0n, bot: 0n });
    raw.discord.setOverwrite(hall(), { user: 'ben', allow: create });
    expect(await permissions('ben')).toEqual({ member: create, bot: 0n });
  });

  it('are changed by their owner and by whoever manages threads', async () => {
    const own = await make();
    expect((await change(own, { name: 'two', auto_archive_duration: 60 })).body).toMatchObject({
      name: 'two',
    });
    expect((await change(own, { archived: true })).status).toBe(200);
    const foreign = await make();
    Object.assign(raw.discord.world.channel(foreign).thread!, { ownerId: raw.discord.user('ann').id });
    expect(await change(foreign, { name: 'two' })).toMatchObject(refused(50013));
    expect(await change(foreign, { archived: true })).toMatchObject(refused(50013));
    expect(await change(own, { locked: true })).toMatchObject(refused(50013));
    allow(Bits.ManageThreads);
    expect((await change(foreign, { name: 'two', locked: true })).status).toBe(200);
  });

  it('need a permission to delete', async () => {
    const id = await make();
    expect(await raw.send('DELETE', `/channels/${id}`)).toMatchObject(refused(50013));
    allow(Bits.ManageThreads);
    expect((await raw.send('DELETE', `/channels/${id}`)).status).toBe(200);
    expect(await say(id)).toMatchObject(refused(10003, 404));
  });

  it('are unarchived by a message, but not changed while archived', async () => {
    const id = await make();
    const { body } = await say(id);
    clock.advance(1_000);
    const archived = await change(id, { archived: true });
    expect(archived.body.thread_metadata).toMatchObject({
      archive_timestamp: new Date(clock.now()).toISOString(),
    });
    const message = `/channels/${id}/messages/${body.id}`;
    for (const refusal of [
      await change(id, { name: 'two' }),
      await raw.send('PATCH', message, { content: 'y' }),
      await raw.send('DELETE', message),
    ])
      expect(refusal).toMatchObject(refused(50083, 400));
    expect(await isArchived(id)).toBe(true);
    expect((await say(id)).status).toBe(200);
    expect(await isArchived(id)).toBe(false);
    await change(id, { archived: true });
    expect((await change(id, { archived: false, name: 'two' })).body).toMatchObject({ name: 'two' });
    await change(id, { archived: true });
    raw.discord.user('ann').say(id, 'hello');
    expect(await isArchived(id)).toBe(false);
  });

  it('stay shut while locked', async () => {
    const id = await make();
    const { body } = await say(id);
    allow(Bits.ManageThreads);
    await change(id, { locked: true });
    expect((await say(id)).status).toBe(200);
    allow(0n);
    expect(await say(id)).toMatchObject(refused(160005, 400));
    expect(await raw.send('PATCH', `/channels/${id}/messages/${body.id}`, { content: 'y' })).toMatchObject(
      refused(160005, 400),
    );
    expect(() => raw.discord.user('ben').say(id, 'hello')).toThrow(ClientRefusal);
    allow(Bits.ManageThreads);
    await change(id, { archived: true });
    allow(0n);
    expect(await say(id)).toMatchObject(refused(50083, 400));
    expect(await change(id, { archived: false })).toMatchObject(refused(50013));
    expect(await isArchived(id)).toBe(true);
  });

  it('refuse responses to interactions as they refuse messages', async () => {
    await raw.commands(COMMANDS);
    const id = await make();
    const thread = raw.discord.world.channel(id).thread!;
    const ann = raw.discord.user('ann');
    const run = async (act: () => Promise<unknown>) => {
      const next = raw.nextInteraction();
      act().catch(() => undefined);
      return next;
    };
    const help = () => run(() => ann.command(id, 'help'));
    const data = { content: 'x', components: [row(button())] };
    const first = await help();
    await raw.callback(first, { type: 4, data });
    const message = ann.visibleMessages(id).at(-1)!;
    thread.archived = true;
    const click = await run(() => ann.click(message, 'a'));
    expect(await raw.callback(click, { type: 7, data })).toMatchObject(refused(50083, 400));
    expect(await raw.webhook('PATCH', first, '/messages/@original', { content: 'y' })).toMatchObject(
      refused(50083, 400),
    );
    expect((await raw.callback(click, { type: 4, data })).status).toBe(204);
    expect(thread.archived).toBe(false);
    Object.assign(thread, { archived: true, locked: true });
    const late = await help();
    for (const type of [4, 5])
      expect(await raw.callback(late, { type, data: type === 4 ? data : {} })).toMatchObject(
        refused(50083, 400),
      );
    expect(await raw.webhook('POST', first, '', data)).toMatchObject(refused(50083, 400));
    expect((await raw.callback(late, { type: 4, data: { ...data, flags: 64 } })).status).toBe(204);
    expect((await raw.webhook('POST', first, '', { ...data, flags: 64 })).status).toBe(200);
    expect(thread.archived).toBe(true);
  });

  it('are listed while active and visible to the bot', async () => {
    const guild = raw.discord.guild().id;
    const [active, archived, hidden] = [await make(), await make(), await make(12)];
    await change(archived, { archived: true });
    raw.discord.world.channel(hidden).thread?.members.delete(raw.discord.bot.id);
    const { body } = await raw.send('GET', `/guilds/${guild}/threads/active`);
    expect(body.threads.map(({ id }: { id: string }) => id)).toEqual([active]);
    expect(body.members).toMatchObject([{ id: active, user_id: raw.discord.bot.id }]);
    allow(0n, Bits.ViewChannel);
    expect((await raw.send('GET', `/guilds/${guild}/threads/active`)).body.threads).toEqual([]);
  });

  it('have no overwrites of their own', async () => {
    const thread = raw.discord.world.channel(await make());
    expect(() => raw.discord.setOverwrite(thread, { user: 'ben' })).toThrow('only a guild channel');
  });
});
