import { readFileSync } from 'node:fs';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Film, Films } from '../../../src/discord/messages/film.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import type { FaultMatch } from '../../playground/faults.ts';
import type { Stage } from '../fixtures/stage.ts';
import { isPrivate, press } from '../fixtures/stranger.ts';
import {
  CALLBACK,
  endsWell,
  finalMessage,
  newStage,
  playOut,
  publicMessages,
  startGame,
  t,
  user,
} from '../reliability/scene.ts';

const film: Film = { file: { name: 'game.gif', data: Buffer.from('GIF89a') }, isShortened: false };
const record = readFileSync('docs/records/court.jsonl');

let on: Stage;
let cleo: LocalUser;
beforeAll(async () => {
  on = await newStage();
  cleo = user(on, 'cleo');
  await playOut(on, await startGame(on), 3);
}, 60_000);
afterAll(async () => {
  await endsWell(on);
  await on.close();
});

const films = () => vi.spyOn(Films.prototype, 'of').mockImplementation(async () => film);
let filmed: ReturnType<typeof films>;
beforeEach(() => {
  filmed = films();
});
afterEach(() => filmed.mockRestore());

const lookBack = async () => (await press(cleo, finalMessage(on), t('look-back-button'))).message!;

const now = ({ id }: APIMessage) => cleo.visibleMessages(on.channelId).find((each) => each.id === id)!;

const made = async (start: APIMessage) => {
  const { message } = await press(cleo, start, t('look-back-film'));
  await vi.waitFor(() => expect(now(message!).content).not.toContain('Drawing'));
  return now(message!);
};

it('what one shares has the table’s theme, whatever their own is', async () => {
  await on.settings.changePerson(cleo.id, { theme: 'contrast' });
  await press(cleo, await made(await lookBack()), t('look-back-film-share'));
  await on.settings.changePerson(cleo.id, { theme: null });
  expect(filmed.mock.calls.map(([{ theme }]) => theme)).toEqual(['contrast', 'court']);
});

/** The next of these requests has more than Discord takes. */
const tooLarge = (match: FaultMatch) =>
  on.playground.discord.faults.add({
    match: { ...match, times: 1 },
    effect: { type: 'refuse', status: 413, code: 40_005, message: 'Request entity too large' },
  });

it('a picture or record that’s too large for Discord is owned up to, and nothing is lost', async () => {
  const start = await lookBack();
  const posts = publicMessages(on).length;
  const file = cleo.upload(on.channelId, 'game.jsonl', record);
  const asks = [
    () => press(cleo, start, t('look-back-share')),
    () => cleo.command(on.channelId, 'table export'),
    () => cleo.command(on.channelId, 'replay', { file }),
  ];
  for (const ask of asks) {
    tooLarge({ method: 'POST', route: CALLBACK });
    const told = (await ask()).message!;
    expect(isPrivate(told)).toBe(true);
    expect(told.content).toBe(t('discord-refused-file'));
  }
  expect(publicMessages(on)).toHaveLength(posts);
  expect(now(start).content).toBe(start.content);
  await press(cleo, start, t('look-back-share'));
  expect(publicMessages(on)).toHaveLength(posts + 1);
});

it('so is a moving picture, in place of how far it is', async () => {
  const start = await lookBack();
  tooLarge({ method: 'PATCH', where: ({ body }) => JSON.stringify(body).includes('"attachments":[{') });
  const refused = await made(start);
  expect(refused.content).toBe(t('discord-refused-file'));
  expect(refused.attachments).toEqual([]);
  const again = await made(start);
  expect(again.content).toBe(t('look-back-film-ready'));
});
