import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyRecord } from '../../../src/games/record.ts';
import { parseRecord } from '../../../src/games/record-form.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, fillIn, isPrivate, pickFrom, press, randomFrom } from '../fixtures/stranger.ts';
import {
  command,
  endsWell,
  newStage,
  openHand,
  publicMessages,
  shared,
  t,
  user,
} from '../reliability/scene.ts';

let on: Stage;
beforeAll(async () => {
  on = await newStage();
});
afterAll(async () => {
  await endsWell(on);
  await on.close();
});

/** All that anybody sees in the channel, and the log. */
const everything = () =>
  JSON.stringify([on.playground.discord.users.map((each) => each.visibleMessages(on.channelId)), on.lines]);

/** From the options, as somebody reads them who isn't the host. */
const optionsOf = async (by: LocalUser) => (await press(by, shared(on), t('people-button-options'))).message!;

it('shows what it commits to, takes a word, and lets everybody check the shuffles after the end', async () => {
  const ann = user(on, 'ann');
  const lobby = (await command(on, 'ann', 'table open', { game: 'artus' })).message!;
  const { id, fair } = await on.tables.inChannel(on.channelId);
  const secret = await on.tables.read(id, (table) => table.secret!);
  expect(lobby.content).not.toContain(fair!.commitment.slice(0, 12));
  await press(user(on, 'ben'), lobby, t('discord-button-join'));
  expect((await optionsOf(user(on, 'ben'))).content).toContain(fair!.commitment);
  const given = (await fillIn(ann, shared(on), t('people-button-options'), { word: '*Grail*' })).message!;
  expect(isPrivate(given)).toBe(true);
  expect(given.content).toContain(t('shuffles-word', { name: 'Ann', word: '\\*Grail\\*' }));
  expect(given.content).toContain(fair!.commitment);
  const ben = user(on, 'ben');
  await press(ben, shared(on), t('discord-button-leave'));
  const asked = t('shuffles-asked', { names: ['Ann'] });
  expect(shared(on).content).toContain(asked);
  await press(ben, shared(on), t('discord-button-join'));
  await fillIn(ann, given, t('shuffles-give'), { word: '*Grail*' });
  const cleo = user(on, 'cleo');
  expect(enabled(await optionsOf(cleo))).toEqual([]);

  await press(ann, shared(on), t('discord-button-start'));
  await on.tables.settled(id);
  const { start } = (await on.tables.info(id)).fair!;
  expect(shared(on).content).toContain(
    t('shuffles-started', { number: 1, start: start!.slice(0, 12), words: 1 }),
  );
  await openHand(on);
  const random = randomFrom(5);
  for (let info = await on.tables.info(id); info.status === 'playing'; info = await on.tables.info(id)) {
    const holder = info.seats[info.toAct[0]!]!;
    if (holder.kind !== 'person') throw new Error('no person to act');
    expect(everything()).not.toContain(secret);
    await on.tables.act(id, holder, info.revision, ({ actions }) => pickFrom(actions, random));
  }
  await on.tables.settled(id);
  expect(everything()).not.toContain(secret);

  const last = publicMessages(on).findLast((message) =>
    enabled(message).some(({ label }) => label === t('shuffles-check-button')),
  )!;
  const told = (await press(cleo, last, t('shuffles-check-button'))).message!;
  expect(isPrivate(told)).toBe(true);
  for (const each of [fair!.commitment, start!, secret]) expect(told.content).toContain(each);
  const [file] = on.playground.discord.filesOf(told);
  const record = parseRecord(Buffer.from(file!.bytes).toString());
  expect(record).toMatchObject({ version: 2, fairness: { seed: secret, words: ['*Grail*', null] } });
  expect(() => verifyRecord(record)).not.toThrow();
}, 30_000);
