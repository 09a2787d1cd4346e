import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, describe, expect, it } from 'vitest';
import { translator } from '../../../src/i18n/index.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { seatViewFor } from '../../../src/table/views.ts';
import { getGuide } from '../../../src/telling/registry.ts';
import { kindsOf } from '../../telling/kinds.ts';
import { ASIDE, startTable } from '../fixtures/random-game.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import {
  calledUser,
  enabled,
  isPrivate,
  newest,
  pickFrom,
  press,
  type Random,
  randomFrom,
  use,
} from '../fixtures/stranger.ts';

const t = translator('en-US');
const PEOPLE = ['ann', 'ben'];
const STAGE = { seed: 'b6'.repeat(16), playground: { limits: { requests: 100_000 } } };

let on: Stage;
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const active = (): LocalUser => calledUser(on.playground.discord, on.channelId)!;
const waiting = (): LocalUser =>
  PEOPLE.map((name) => on.playground.discord.user(name)).find(({ id }) => id !== active().id)!;
const openHand = async (of: LocalUser): Promise<APIMessage> => {
  const shared = newest(of, on.channelId, (message) => !isPrivate(message))!;
  return (await press(of, shared, t('discord-button-hand'))).message!;
};

/** Plays the turn of whoever is called, or a few of its decisions. */
async function playOn(tableId: string, random: Random): Promise<void> {
  const user = active();
  let hand = await openHand(user);
  for (let presses = 0; presses < 3 && active().id === user.id; presses++) {
    const ahead = enabled(hand).filter(
      ({ label, max_values = 1 }) => !ASIDE.includes(label) && max_values === 1,
    );
    if (ahead.length === 0) break;
    hand = (await use(user, hand, pickFrom(ahead, random), random)).message!;
    if (await on.tables.settled(tableId)) return;
  }
}

describe.each([
  ['artus', 'advanced', kindsOf('artus')],
  ['court', 'standard', kindsOf('court')],
  ['quests', 'seals', kindsOf('quests')],
])('*What can I do now?* in %s', (game, variant, kinds) => {
  it('answers beside every hand, within the limits', { timeout: 60_000 }, async () => {
    on = await stage(STAGE);
    const tableId = await startTable(on, PEOPLE, { game, variant });
    const random = randomFrom(11);
    const met = new Set<string>();
    for (let turn = 0; turn < 12 && !(await on.tables.settled(tableId)); turn++) {
      const [user, other] = [active(), waiting()];
      const hand = await openHand(user);
      const told = (await press(user, hand, t('discord-button-now'))).message!;
      expect(isPrivate(told)).toBe(true);
      expect(told.id).not.toBe(hand.id);
      expect(told.content).toContain(t('discord-now-yours'));
      expect(told.content.length).toBeLessThanOrEqual(1800);
      for (const [kind, heading] of Object.entries(kinds)) if (told.content.includes(heading)) met.add(kind);
      const others = (await press(other, await openHand(other), t('discord-button-now'))).message!;
      expect(others.content).toContain(t('discord-hand-waiting', { names: user.data.global_name! }));
      for (const heading of Object.values(kinds)) expect(others.content).not.toContain(heading);
      await playOn(tableId, random);
    }
    expect(met.size).toBeGreaterThan(2);
  });

  it('answers for the present, even from an old hand', async () => {
    on = await stage(STAGE);
    const tableId = await startTable(on, PEOPLE, { game, variant });
    const user = waiting();
    const outdated = await openHand(user);
    const random = randomFrom(12);
    while (active().id !== user.id) {
      await playOn(tableId, random);
      await on.tables.settled(tableId);
    }
    const told = (await press(user, outdated, t('discord-button-now'))).message!;
    expect(told.content).toContain(t('discord-now-yours'));
  });
});

describe.each([
  ['artus', 'basic', getGuide('artus').firstSteps!(t, 'basic')],
  ['court', 'standard', getGuide('court').firstSteps!(t, 'standard')],
  ['quests', 'basic', getGuide('quests').firstSteps!(t, 'basic')],
  ['quests', 'seals', getGuide('quests').firstSteps!(t, 'seals')],
])('the first turn of %s', (game, variant, steps) => {
  const isNewcomer = async (tableId: string, userId: string) =>
    on.tables.isNewcomer(await on.tables.read(tableId, seatViewFor(userId)));

  it('begins with three sentences, and the second does not', { timeout: 30_000 }, async () => {
    on = await stage(STAGE);
    const tableId = await startTable(on, PEOPLE, { game, variant });
    const random = randomFrom(13);
    const had = new Set<string>();
    for (let turn = 0; turn < 12 && had.size < 2; turn++) {
      const user = active();
      const before = await isNewcomer(tableId, user.id);
      const hand = await openHand(user);
      expect(hand.content.startsWith(steps.join('\n'))).toBe(before);
      for (const sentence of steps) expect(hand.content.includes(sentence)).toBe(before);
      if (!before) had.add(user.id);
      await playOn(tableId, random);
      await on.tables.settled(tableId);
      if (active().id !== user.id && game !== 'court') expect(await isNewcomer(tableId, user.id)).toBe(false);
    }
    expect(had.size).toBe(2);
  });
});
