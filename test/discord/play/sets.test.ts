import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, it } from 'vitest';
import type { ArtusView } from '../../../src/games/artus/types.ts';
import { sayIn } from '../../../src/i18n/index.ts';
import { seatViewFor } from '../../../src/table/views.ts';
import { startTable } from '../fixtures/random-game.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { calledUser, choose, enabled, isPrivate, newest, press } from '../fixtures/stranger.ts';

const say = sayIn('en-US');

let on: Stage;
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const active = () => calledUser(on.playground.discord, on.channelId)!;
const openHand = async (): Promise<APIMessage> => {
  const shared = newest(active(), on.channelId, (message) => !isPrivate(message))!;
  return (await press(active(), shared, say('discord-button-hand'))).message!;
};
/** The menu that takes several parts. */
const partsMenu = (message: APIMessage) => enabled(message).find(({ max_values = 1 }) => max_values > 1)!;

it('a wrong choice of parts is explained and kept, and the right one is played', async () => {
  on = await stage({ seed: 'a5'.repeat(16), playground: { limits: { requests: 10_000 } } });
  const tableId = await startTable(on, ['ann', 'ben'], { game: 'artus', variant: 'advanced' });
  const viewOf = async () => (await on.tables.read(tableId, seatViewFor(active().id))).view as ArtusView;
  let wasTold = false;
  while ((await viewOf()).phase === 'placement') {
    const hand = await openHand();
    wasTold ||= hand.content.includes(say('discord-hand-since'));
    await choose(active(), hand, enabled(hand)[0]!.options![0]!.label);
    await on.tables.settled(tableId);
  }
  const user = active();
  let hand = await openHand();
  expect(wasTold).toBe(true);
  const { custom_id, options = [] } = partsMenu(hand);
  const figures = options.filter(({ value }) => value.startsWith('f')).slice(0, 2);
  expect(figures).toHaveLength(2);
  const { revision } = await on.tables.info(tableId);
  hand = (
    await user.select(
      hand,
      custom_id,
      figures.map(({ value }) => value),
    )
  ).message!;
  expect(hand.content).toContain(say('artus-sets-one-use'));
  expect((await on.tables.info(tableId)).revision).toBe(revision);
  const kept = partsMenu(hand).options as readonly { readonly value: string; readonly default?: boolean }[];
  expect(kept.flatMap((option) => (option.default ? [option.value] : []))).toEqual(
    figures.map(({ value }) => value),
  );
  const before = (await viewOf()).players[(await on.tables.read(tableId, seatViewFor(user.id))).seat]!.hand!
    .length;
  const use = options.find(({ value }) => value.startsWith('knight:'))!;
  const own = options.find(({ value, label }) => value.startsWith('f') && label.startsWith('Knight'))!;
  hand = (await user.select(hand, partsMenu(hand).custom_id, [own.value, use.value])).message!;
  const after = await on.tables.read(tableId, seatViewFor(user.id));
  expect((after.view as ArtusView).players[after.seat]!.hand).toHaveLength(before - 1);
  hand = (await press(user, hand, say('discord-button-undo'))).message!;
  expect(hand.content).toContain(say('discord-hand-undone'));
});

it('the choices can also be made step by step', async () => {
  on = await stage({ seed: 'a5'.repeat(16), playground: { limits: { requests: 10_000 } } });
  const tableId = await startTable(on, ['ann', 'ben'], { game: 'quests', variant: 'basic' });
  await on.tables.settled(tableId);
  const user = active();
  const hand = await openHand();
  let steps = (await press(user, hand, say('discord-button-steps'))).message!;
  expect(enabled(steps).map(({ label }) => label)).toContain(say('discord-button-back'));
  steps = (await press(user, steps, say('discord-button-back'))).message!;
  expect(enabled(steps).map(({ label }) => label)).toContain(say('discord-button-steps'));
});
