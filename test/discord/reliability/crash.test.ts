import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TableService } from '../../../src/table/table-service.ts';
import type { FaultyStore } from '../../table/fixtures/stores.ts';
import type { Stage } from '../fixtures/stage.ts';
import { pickFrom, press, randomFrom } from '../fixtures/stranger.ts';
import {
  active,
  button,
  CALLBACK,
  CREATE_MESSAGE,
  choose,
  command,
  endsWell,
  FOLLOW_UP,
  newStage,
  nextChange,
  openHand,
  publicMessages,
  restarted,
  shared,
  startAuction,
  startGame,
  timesTold,
  waiting,
  words,
} from './scene.ts';

let on: Stage;
beforeEach(async () => {
  on = await newStage();
});
afterEach(() => on.close());

/** What the store holds as the channel gets a message with the text, which the bot doesn't know of yet. */
const storeWhenPosted = (text: string): Promise<FaultyStore> =>
  on.playground.discord.nextMessage(({ content }) => content.includes(text)).then(() => on.store.copy());

/** The same where the bot starts again on a store that has the channel owed what it has. */
async function isToldOnce(id: string, copy: FaultyStore, text: string): Promise<void> {
  const tables = new TableService({ store: copy.copy(), computerNames: [] });
  expect(await tables.report(id)).not.toBeNull();
  await staysTold(id, copy, text);
}

/** The bot starts again on the store, twice, and says nothing of what the channel has. */
async function staysTold(id: string, copy: FaultyStore, text: string): Promise<void> {
  await on.bot.stop();
  let store = copy;
  for (let start = 0; start < 2; start++) {
    const later = await restarted(on, store);
    await later.tables.settled(id);
    await endsWell(later);
    expect(await later.tables.report(id)).toBeNull();
    expect(timesTold(on, text)).toBe(1);
    store = later.store;
  }
}

describe('a crash after posting and before noting it', () => {
  it('tells a turn once', async () => {
    const id = await startGame(on);
    const [of, hand] = [active(on), await openHand(on)];
    const copied = storeWhenPosted('places a Knight');
    await choose(of, hand);
    const copy = await copied;
    await isToldOnce(id, copy, 'places a Knight');
  });

  it('tells a decision once that changed the newest message', async () => {
    const id = await startAuction(on);
    const copied = storeWhenPosted('bids 3');
    await press(active(on), shared(on), 'Bid 3');
    await isToldOnce(id, await copied, 'bids 3');
  });

  it.each([
    ['a resignation', 'table resign', button.resign, 'gives up the seat'],
    ['a closing', 'table close', button.close, 'closed this table'],
  ])('tells %s once', async (_what, typed, label, text) => {
    const id = await startGame(on);
    const of = typed === 'table close' ? on.playground.discord.user('ann') : waiting(on);
    const { message } = await of.command(on.channelId, typed);
    const copied = storeWhenPosted(text);
    await press(of, message!, label);
    await isToldOnce(id, await copied, text);
  });

  it('tells an opening once', async () => {
    const copied = storeWhenPosted('## Artus');
    await command(on, 'ann', 'table open', { game: 'artus' });
    const copy = await copied;
    const { id } = await on.tables.inChannel(on.channelId);
    await isToldOnce(id, copy, '## Artus');
  });
});

describe('a message whose reply is lost', () => {
  it.each([
    ['a follow-up', FOLLOW_UP],
    ['a message in the name of the bot', CREATE_MESSAGE],
  ])('is posted once: %s', async (_what, route) => {
    const id = await startGame(on);
    const [of, hand] = [active(on), await openHand(on)];
    const { faults } = on.playground.discord;
    if (route === CREATE_MESSAGE)
      faults.add({ match: { route: FOLLOW_UP }, effect: { type: 'refuse', status: 404, code: 10015 } });
    const lost = faults.add({
      match: { method: 'POST', route, times: 1 },
      effect: { type: 'loseReply', status: 502 },
    });
    await choose(of, hand);
    await lost.reached();
    await on.tables.settled(id);
    expect(timesTold(on, 'places a Knight')).toBe(1);
    expect(active(on).id).not.toBe(of.id);
    await endsWell(on);
    expect(timesTold(on, 'places a Knight')).toBe(1);
  });
});

describe('what a bot that stopped could not tell', () => {
  it.each([
    ['a resignation', 'table resign', button.resign, 'gives up the seat'],
    ['a closing', 'table close', button.close, 'closed this table'],
  ])('is told once after a restart: %s', async (_what, typed, label, text) => {
    const id = await startGame(on);
    const of = typed === 'table close' ? on.playground.discord.user('ann') : waiting(on);
    const { message } = await of.command(on.channelId, typed);
    const { faults } = on.playground.discord;
    for (const route of [CALLBACK, FOLLOW_UP, CREATE_MESSAGE])
      faults.add({
        match: { method: 'POST', route },
        effect: { type: 'refuse', status: 403, code: 50013 },
      });
    const changed = nextChange(on);
    press(of, message!, label).catch(() => undefined);
    await changed;
    await on.bot.stop();
    faults.clear();
    expect(timesTold(on, text)).toBe(0);
    const copy = on.store.copy();
    const later = await restarted(on, copy);
    await later.tables.settled(id);
    await later.close();
    await staysTold(id, later.store, text);
  });

  it('is cut where one message has no room for it, and says by how much', async () => {
    const id = await startGame(on);
    await on.bot.stop();
    const random = randomFrom(1);
    const { shown } = await on.tables.info(id);
    let info = await on.tables.info(id);
    while (info.status === 'playing' && info.shown - shown < 120) {
      const holder = info.seats[info.toAct[0]!]!;
      if (holder.kind !== 'person') throw new Error('no person to act');
      await on.tables.act(id, holder, info.revision, ({ actions }) => pickFrom(actions, random));
      info = await on.tables.info(id);
    }
    const report = await on.tables.report(id);
    const owed = report?.kind === 'game' ? report.turns.length : 0;
    const later = await restarted(on);
    await later.tables.settled(id);
    const { content } = publicMessages(on).at(-1)!;
    const [count, ...lines] = content.split('\n\n')[0]!.split('\n');
    const leftOut = owed - lines.length;
    expect(leftOut).toBeGreaterThan(0);
    expect(lines.length).toBeGreaterThan(10);
    expect(count).toBe(words.discord.table.earlier(leftOut));
    await endsWell(later);
  });
});
