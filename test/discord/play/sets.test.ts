import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, it } from 'vitest';
import { decodeCustomId } from '../../../src/discord/choices/controls.ts';
import type { ArtusAction, ArtusView } from '../../../src/games/artus/types.ts';
import type { CourtView, Tile } from '../../../src/games/court/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import { seatViewFor } from '../../../src/table/views.ts';
import { tileSum } from '../../../src/telling/court/sentences.ts';
import { startTable } from '../fixtures/random-game.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import {
  calledUser,
  choose,
  enabled,
  isPrivate,
  newest,
  press,
  randomFrom,
  use,
} from '../fixtures/stranger.ts';

const t = translator('en-US');

let on: Stage;
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const active = () => calledUser(on.playground.discord, on.channelId)!;
const openHand = async (): Promise<APIMessage> => {
  const shared = newest(active(), on.channelId, (message) => !isPrivate(message))!;
  return (await press(active(), shared, t('discord-button-hand'))).message!;
};
/** The menu that takes several parts. */
const partsMenu = (message: APIMessage) => enabled(message).find(({ max_values = 1 }) => max_values > 1);

/** Chooses at random until the hand of whoever is called is as wanted. */
async function handWith(tableId: string, seed: number, wanted: (hand: APIMessage) => boolean) {
  const random = randomFrom(seed);
  let hand = await openHand();
  while (!wanted(hand)) {
    const choices = enabled(hand).filter(({ custom_id }) =>
      ['pick', 'menu', 'set'].includes(decodeCustomId(custom_id)!.verb),
    );
    await use(active(), hand, choices[Math.floor(random() * choices.length)]!, random);
    await on.tables.settled(tableId);
    hand = await openHand();
  }
  return hand;
}

const begun = async (game: string, variant: string, people = ['ann', 'ben']): Promise<string> => {
  on = await stage({ seed: 'a5'.repeat(16), playground: { limits: { requests: 10_000 } } });
  return startTable(on, people, { game, variant });
};

it('many plays are chosen by their cards, or from a menu of the best', async () => {
  const tableId = await begun('artus', 'advanced');
  const seatView = async () => {
    const { view, seat, actions } = await on.tables.read(tableId, seatViewFor(active().id));
    return { view: view as ArtusView, seat, actions: actions as readonly ArtusAction[] };
  };
  let wasTold = false;
  while ((await seatView()).view.phase === 'placement') {
    const hand = await openHand();
    wasTold ||= hand.content.includes(t('discord-hand-since'));
    await choose(active(), hand, enabled(hand)[0]!.options![0]!.label);
    await on.tables.settled(tableId);
  }
  const user = active();
  expect(wasTold).toBe(true);
  let hand = await openHand();
  const { view, seat, actions } = await seatView();
  const cards = new Set(actions.map((action) => ('card' in action ? action.card : '')));
  const steps = enabled(hand).filter(({ custom_id }) => decodeCustomId(custom_id)!.verb === 'pick');
  // In the order of the picture.
  expect(new Set(steps.map(({ custom_id }) => decodeCustomId(custom_id)!.args[0]))).toEqual(cards);
  expect(steps).toHaveLength(cards.size);
  expect(enabled(hand).map(({ label }) => label)).not.toContain(t('discord-button-steps'));
  const menus = enabled(hand).filter(({ options = [] }) => options.length > 0);
  expect(menus.map(({ placeholder, options }) => [placeholder, options!.length])).toEqual([
    [t('discord-menu-whole-best', { shown: 25, all: actions.length }), 25],
  ]);
  const many = steps.find(({ custom_id }) => {
    const of = actions.filter((each) => 'card' in each && each.card === decodeCustomId(custom_id)!.args[0]);
    return of.length > 1;
  })!;
  const open = (await press(user, hand, many.label!)).message!;
  hand = (await press(user, open, t('discord-button-back'))).message!;
  expect(menus[0]!.placeholder).toBe(enabled(hand).find(({ options }) => options)!.placeholder);
  hand = (await choose(user, hand, menus[0]!.options![0]!.label)).message!;
  const after = (await on.tables.read(tableId, seatViewFor(user.id))).view as ArtusView;
  expect(after.players[seat]!.hand).toHaveLength(view.players[seat]!.hand!.length - 1);
  hand = (await press(user, hand, t('discord-button-undo'))).message!;
  expect(hand.content).toContain(t('discord-hand-undone'));
});

it('a wrong choice of parts is explained and kept, and the right one is played', async () => {
  const tableId = await begun('court', 'standard', ['ann', 'ben', 'cleo']);
  const isRaise = (hand: APIMessage) => /above \d+/.test(partsMenu(hand)?.placeholder ?? '');
  let hand = await handWith(tableId, 19, isRaise);
  const user = active();
  const { custom_id, options = [] } = partsMenu(hand)!;
  const { revision } = await on.tables.info(tableId);
  const { view } = await on.tables.read(tableId, seatViewFor(user.id));
  const { sum } = (view as CourtView).auction!;
  const worth = (value: string) => Number(/\d/.exec(value));
  const tile = options.find(({ value }) => worth(value) <= sum)!;
  hand = (await user.select(hand, custom_id, [tile.value])).message!;
  expect(hand.content).toContain(
    t('court-table-sets-low-bid', { tiles: tileSum(t, [worth(tile.value) as Tile]), sum }),
  );
  expect((await on.tables.info(tableId)).revision).toBe(revision);
  const menu = partsMenu(hand)!;
  const kept = menu.options as readonly { readonly value: string; readonly default?: boolean }[];
  expect(kept.flatMap((option) => (option.default ? [option.value] : []))).toEqual([tile.value]);
  const all = options.map(({ value }) => value);
  await user.select(hand, menu.custom_id, all);
  expect((await on.tables.info(tableId)).revision).toBeGreaterThan(revision);
});

it('two choices after another can be made one by one, too', async () => {
  const tableId = await begun('court', 'standard', ['ann', 'ben', 'cleo']);
  const labels = (hand: APIMessage) => enabled(hand).map(({ label }) => label);
  const steps = t('discord-button-steps');
  const hand = await handWith(tableId, 3, (shown) => labels(shown).includes(steps));
  const user = active();
  const stepped = (await press(user, hand, steps)).message!;
  expect(labels(stepped)).toContain(t('discord-button-back'));
  const back = (await press(user, stepped, t('discord-button-back'))).message!;
  expect(labels(back)).toEqual(labels(hand));
});
