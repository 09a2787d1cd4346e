import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { owedReport } from '../../../src/table/report.ts';
import { TableService } from '../../../src/table/table-service.ts';
import { charactersNamed } from '../../table/fixtures/characters.ts';
import type { FaultyStore } from '../../table/fixtures/stores.ts';
import type { Stage } from '../fixtures/stage.ts';
import { press } from '../fixtures/stranger.ts';
import {
  active,
  CREATE_MESSAGE,
  choose,
  command,
  endsWell,
  FOLLOW_UP,
  newStage,
  openHand,
  shared,
  startAuction,
  startGame,
  staysTold,
  t,
  timesTold,
  waiting,
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
  const tables = new TableService({ store: copy.copy(), characters: charactersNamed() });
  expect(await tables.read(id, owedReport)).not.toBeNull();
  await staysTold(on, id, copy, text);
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
    ['a resignation', 'table resign', t('discord-button-resign'), 'resigns;'],
    ['a closing', 'table close', t('discord-button-close'), 'closed this table'],
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
