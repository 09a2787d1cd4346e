import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlaygroundOptions } from '../../src/playground/server.ts';
import { type Keep, version, write } from '../../src/playground/state/kept.ts';
import { temporaryFolder } from '../store/servers.ts';
import { COMMANDS, clickButton, runHelp } from './interaction-fixtures.ts';
import { button, file, row } from './payloads.ts';
import { RawClient } from './raw-client.ts';

type Options = Omit<PlaygroundOptions, 'keep'> & { readonly keep?: Partial<Keep> };

const folder = temporaryFolder();
let count = 0;

describe('what a local Discord keeps in a folder', () => {
  let keepIn: string;
  let raw: RawClient;
  const faults: unknown[] = [];
  const log = (error: unknown) => void faults.push(error);
  const start = async (options: Options = {}) => {
    raw = await RawClient.start({ log, ...options, keep: { folder: keepIn, ...options.keep } });
  };
  const startAgain = async (options: Options = {}) => {
    await raw.playground.close();
    await start(options);
  };
  beforeEach(async () => {
    keepIn = join(folder, String(count++), 'kept');
    faults.length = 0;
    await start();
  });
  afterEach(() => raw.playground.close());

  const ann = () => raw.discord.user('ann');
  const seen = () => ann().visibleMessages(raw.hall);
  const contents = () => seen().map(({ content }) => content);
  const pictures = () => readdirSync(keepIn).filter((name) => name.length > 60);

  it('is there again at the next start, as it was', async () => {
    await raw.commands(COMMANDS);
    const emoji = { name: 'knight', image: `data:image/png;base64,${Buffer.from('k').toString('base64')}` };
    const path = `/applications/${raw.playground.applicationId}/emojis`;
    const added = (await raw.send('POST', path, emoji)).body;
    await raw.message({ content: 'public', attachments: [{ id: 0, description: 'Alt' }] }, [file('a.png')]);
    ann().say(raw.hall, 'hello');
    const { body: thread } = await raw.send('POST', `/channels/${raw.hall}/threads`, { name: 'T', type: 12 });
    await raw.send('PUT', `/channels/${thread.id}/thread-members/${ann().id}`);
    await raw.send('POST', `/channels/${thread.id}/messages`, { content: 'in the thread' });
    raw.discord.setOverwrite(raw.discord.channel('round-table'), { user: 'ben', deny: 1n << 11n });
    ann().locale = 'fr' as never;
    const { interaction, outcome } = await runHelp(raw);
    await raw.callback(interaction, { type: 4, data: { content: 'private', flags: 64 } });
    await outcome;
    const before = { seen: seen(), commands: ann().commands(raw.hall), guild: raw.discord.guild() };

    await startAgain({ language: 'de' });
    const base = (text: unknown) => JSON.stringify(text).replaceAll(/127\.0\.0\.1:\d+/g, '');
    expect(base(seen())).toBe(base(before.seen));
    expect(ann().commands(raw.hall)).toEqual(before.commands);
    expect(raw.discord.guild()).toEqual(before.guild);
    expect(ann().locale).toBe('fr');
    expect(raw.discord.channel('round-table').overwrites).toHaveLength(1);
    expect(ann().visibleMessages(thread.id)).toMatchObject([{ content: 'in the thread' }]);
    expect(raw.discord.user('ben').canSee(thread.id)).toBe(false);
    expect((await raw.send('GET', path)).body.items).toMatchObject([{ id: added.id, name: 'knight' }]);
    const { url } = seen().find(({ content }) => content === 'public')!.attachments[0]!;
    expect(url).toContain(new URL(raw.playground.pageUrl).host);
    expect(await (await fetch(url)).arrayBuffer()).toEqual(new ArrayBuffer(4));
  });

  it('is answered and edited as before, and nothing is there twice', async () => {
    await raw.commands(COMMANDS);
    const { interaction } = await clickButton(raw);
    await raw.callback(interaction, { type: 6 });
    const [message] = seen();
    for (const _ of [1, 2]) {
      await startAgain();
      const edit = { content: `${seen()[0]!.content}y` };
      const answer = await raw.send('PATCH', `/channels/${raw.hall}/messages/${message!.id}`, edit);
      expect(answer.status).toBe(200);
      const next = raw.nextInteraction();
      const outcome = ann().click(seen()[0]!, 'a');
      const reply = { content: 'pressed', flags: 64 };
      expect((await raw.callback(await next, { type: 4, data: reply })).status).toBe(204);
      expect((await outcome).message).toMatchObject({ content: 'pressed' });
    }
    expect(contents()).toEqual(['xyy', 'pressed', 'pressed']);
    const ids = seen().map(({ id }) => BigInt(id));
    expect([...ids].sort((a, b) => Number(a - b))).toEqual(ids);
    expect(raw.discord.users.map(({ data }) => data.username)).toEqual(['ann', 'ben', 'cleo', 'dan']);
    expect(raw.discord.world.guilds.size).toBe(1);
  });

  it('is written soon after each change, so that a process that is killed loses nothing', async () => {
    const { body } = await raw.message({ content: 'x', components: [row(button())] }, [file('a.png')]);
    const path = `/channels/${raw.hall}/messages/${body.id}`;
    await raw.send('PATCH', path, { content: 'z', attachments: [{ id: 0 }] }, [file('b.png', 9)]);
    // What lies there is what the next process finds, however this one ends.
    const left = `${keepIn}-left`;
    await expect
      .poll(async () => {
        rmSync(left, { recursive: true, force: true });
        if (existsSync(keepIn)) cpSync(keepIn, left, { recursive: true });
        const other = await RawClient.start({ keep: { folder: left }, log });
        const hall = other.discord.user('ann').visibleMessages(other.hall);
        await other.playground.close();
        return hall.map(({ content, attachments }) => [content, attachments[0]?.size]);
      })
      .toEqual([['z', 9]]);
    expect(faults).toEqual([]);
  });

  it.each<[string, (state: string) => void]>([
    ['is cut short', (state) => writeFileSync(state, readFileSync(state).subarray(0, -20))],
    ['is empty', (state) => writeFileSync(state, '')],
    [
      'has a wrong byte',
      (state) => {
        const bytes = readFileSync(state);
        bytes[bytes.length >> 1]! ^= 1;
        writeFileSync(state, bytes);
      },
    ],
    ['misses a picture', () => rmSync(join(keepIn, pictures()[0]!))],
  ])('is set aside if it %s: the channel starts empty, and the log says so', async (_name, spoil) => {
    await raw.message({ content: 'x' }, [file('a.png')]);
    await raw.playground.close();
    spoil(join(keepIn, 'discord'));
    await start();
    expect(contents()).toEqual([]);
    expect(faults).toMatchObject([{ name: 'NotReadable', folder: `${keepIn}.unreadable` }]);
    expect(readdirSync(`${keepIn}.unreadable`)).toContain('discord');
    await raw.message({ content: 'y' });
    await startAgain();
    expect(contents()).toEqual(['y']);
    expect(faults).toHaveLength(1);
  });

  it('is set aside if a newer version wrote it', async () => {
    await raw.message({ content: 'x' });
    await raw.playground.close();
    writeFileSync(join(keepIn, 'discord'), write({ version: version + 1 }).state);
    await start();
    expect(contents()).toEqual([]);
    expect(faults).toMatchObject([{ name: 'NotReadable' }]);
  });

  it('has a bound: of the messages and their files, only the newest', async () => {
    for (let i = 0; i < 3; i++) await raw.message({ content: String(i) }, [file('a.png', 40 + i)]);
    await startAgain({ keep: { messages: 2, bytes: 42 } });
    expect(contents()).toEqual(['0', '1', '2']);
    await raw.message({ content: '3' });
    await startAgain();
    expect(contents()).toEqual(['2', '3']);
    expect(pictures()).toHaveLength(1);
    await startAgain({ keep: { bytes: 41 } });
    await raw.message({ content: '4' });
    await startAgain();
    expect(seen().map(({ attachments }) => attachments.length)).toEqual([0, 0, 0]);
    expect(pictures()).toEqual([]);
    expect(statSync(join(keepIn, 'discord')).size).toBeLessThan(20_000);
  });
});
