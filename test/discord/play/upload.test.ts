import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parseRecord } from '../../../src/games/record-form.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import type { Stage } from '../fixtures/stage.ts';
import { choose, isPrivate, press } from '../fixtures/stranger.ts';
import { endsWell, newStage, publicMessages, t, user } from '../reliability/scene.ts';

const lines = (game: string): string[] =>
  readFileSync(`docs/records/${game}.jsonl`, 'utf8').trim().split('\n');
const [line] = lines('court') as [string];

let on: Stage;
let cleo: LocalUser;
beforeAll(async () => {
  on = await newStage();
  cleo = user(on, 'cleo');
});
afterAll(async () => {
  await endsWell(on);
  await on.close();
});

async function upload(content: string | Buffer): Promise<APIMessage> {
  const file = cleo.upload(on.channelId, 'game.jsonl', Buffer.from(content as string));
  return (await cleo.command(on.channelId, 'replay', { file })).message!;
}

const visible = ({ id }: APIMessage): APIMessage =>
  cleo.visibleMessages(on.channelId).find((message) => message.id === id)!;

/** The message once it has its record and a picture. */
async function pictured(message: APIMessage): Promise<APIMessage> {
  await vi.waitFor(() => expect(visible(message).attachments).toHaveLength(2), { timeout: 20_000 });
  return visible(message);
}

it.each(['artus', 'court', 'quests'])('a record of %s is looked back at, in private', async (game) => {
  const start = await upload(lines(game)[0]!);
  expect(isPrivate(start)).toBe(true);
  expect(start.content).toContain('**The start**');
  const last = (await press(cleo, await pictured(start), t('look-back-last'))).message!;
  expect(last.id).toBe(start.id);
  const { steps } = parseRecord(lines(game)[0]);
  expect(last.content).toContain(`**Step ${steps.length} of ${steps.length}**`);
  const eyes = (await choose(cleo, await pictured(last), 'Through Player 2’s eyes')).message!;
  expect(eyes.content).toContain('-# Through Player 2’s eyes');
  const files = on.playground.discord.filesOf(await pictured(eyes));
  expect(String(files.find(({ name }) => name.endsWith('.jsonl'))!.bytes)).toBe(lines(game)[0]);
});

it('a moment and the moving picture of it are shared', async () => {
  const start = await pictured(await upload(line));
  await press(cleo, start, t('look-back-share'));
  expect(publicMessages(on).at(-1)!.content).toContain('Cleo shares a moment of King Arthur’s Court');
  const making = (await press(cleo, start, t('look-back-film'))).message!;
  const made = await pictured(making);
  await press(cleo, made, t('look-back-film-share'));
  const posted = publicMessages(on).at(-1)!;
  expect(posted.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.gif$/)]);
}, 60_000);

const changed = (change: (copy: ReturnType<typeof JSON.parse>) => void): string => {
  const copy = JSON.parse(line);
  change(copy);
  return JSON.stringify(copy);
};

const zip = Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0xff, 0xfe]);

it.each([
  ['a file that is too large', ' '.repeat(512 * 1024 + 1), t('errors-upload-too-large', { most: 512 })],
  ['a file that isn’t, quite', ' '.repeat(512 * 1024), t('errors-upload-not-record')],
  ['a bomb of gzip', gzipSync(Buffer.alloc(50_000_000)), t('errors-upload-not-text')],
  ['a zip', zip, t('errors-upload-not-text')],
  ['an empty file', ' ', t('errors-upload-not-record')],
  ['deep JSON', '['.repeat(120_000) + ']'.repeat(120_000), t('errors-upload-not-record')],
  [
    'a deep field',
    changed((copy) => {
      copy.facts = JSON.parse(`${'[{"a":'.repeat(500)}1${'}]'.repeat(500)}`);
    }),
    t('errors-upload-not-record'),
  ],
  ['several records', `${line}\n${line.slice(0, 9_000)}`, t('errors-upload-several-games')],
  [
    'a version to come',
    changed((copy) => {
      copy.version = 99;
    }),
    t('errors-upload-unknown-version', { version: 99 }),
  ],
  [
    'another move',
    changed((copy) => {
      copy.steps[3].action = { type: 'nonsense' };
    }),
    t('errors-upload-illegal-step', { step: 4 }),
  ],
  [
    'another move’s player',
    changed((copy) => {
      copy.steps[0].seat = 3;
    }),
    t('errors-upload-illegal-step', { step: 1 }),
  ],
  [
    'other facts',
    changed((copy) => {
      copy.steps[5].facts.more = 1;
    }),
    t('errors-upload-wrong-facts', { step: 6 }),
  ],
  [
    'another set-up',
    changed((copy) => {
      copy.facts.more = 1;
    }),
    t('errors-upload-wrong-facts', { step: 0 }),
  ],
  [
    'another result',
    changed((copy) => {
      copy.result.scores[0] += 1;
    }),
    t('errors-upload-wrong-result'),
  ],
  [
    'a game that is not finished',
    changed((copy) => {
      copy.steps.pop();
      copy.result = null;
    }),
    t('errors-upload-unfinished'),
  ],
  [
    'one outcome too many',
    changed((copy) => {
      copy.chance.push({ what: 'luck', outcome: 1 });
    }),
    t('errors-upload-wrong-chance', { step: 0 }),
  ],
])('%s is refused with the reason', async (_what, content, sentence) => {
  const answer = await upload(content);
  expect(isPrivate(answer)).toBe(true);
  expect(answer.content).toBe(sentence);
  expect(answer.attachments).toEqual([]);
});

it('a file that is gone, or elsewhere, is not read', async () => {
  const gone = cleo.upload(on.channelId, 'game.jsonl', Buffer.from(line));
  const { files } = on.playground.discord.world.messages;
  const file = files.get(gone)!;
  const urlOf = vi.spyOn(files, 'urlOf').mockReturnValue(`${files.urlOf(file)}x/none`);
  const run = () => cleo.command(on.channelId, 'replay', { file: gone });
  expect((await run()).message!.content).toBe(t('errors-upload-unread'));
  const elsewhere = createServer((_, response) => response.end(line)).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  urlOf.mockReturnValue(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/game.jsonl`);
  expect((await run()).message!.content).toBe(t('errors-upload-unread'));
  elsewhere.close();
  urlOf.mockRestore();
  expect((await run()).message!.content).toContain('**The start**');
});
