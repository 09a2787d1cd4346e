import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CourtView } from '../../../src/games/court/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { createSpectatorView } from '../../../src/table/views.ts';
import { FaultyStore } from '../../table/fixtures/stores.ts';
import { startTable } from '../fixtures/random-game.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { calledUser, enabled, isPrivate, newest, press } from '../fixtures/stranger.ts';

const t = translator('en-US');
const PEOPLE = ['ann', 'ben', 'cleo'];
const USERS = [...PEOPLE, 'dan'].map((name) => ({ name }));

let on: Stage;
let id: string;
let store: FaultyStore;

/** A game of three in which the first auction is open. */
beforeEach(async () => {
  store = new FaultyStore();
  on = await stage({ store, playground: { users: USERS, limits: { requests: 100_000 } } });
  id = await startTable(on, PEOPLE, { game: 'court', variant: 'standard' });
  for (let taken = 0; taken < 3; taken++) await byTable('Take a maiden');
});
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const isTable = (message: APIMessage): boolean => !isPrivate(message) && message.attachments.length > 0;
const table = (): APIMessage => newest(on.playground.discord.users[0]!, on.channelId, isTable)!;
const active = (): LocalUser => calledUser(on.playground.discord, on.channelId)!;
const other = (): LocalUser =>
  PEOPLE.map((name) => on.playground.discord.user(name)).find((user) => user.id !== active().id)!;
const calls = (): APIMessage[] =>
  on.playground.discord.users[0]!.visibleMessages(on.channelId)
    .filter(
      (message) =>
        !isPrivate(message) && message.attachments.length === 0 && message.components!.length === 0,
    )
    .filter(({ content }) => content.startsWith('**<@'));
const view = async () => (await on.tables.read(id, createSpectatorView)).view as CourtView;

async function byTable(label: string): Promise<void> {
  await press(active(), table(), label);
  await on.tables.settled(id);
}

describe("an auction in the table's message", () => {
  it('continues in one message, pings the next player in one line, and tells in texts what its picture shows', async () => {
    const before = table().id;
    await byTable('Bid 3');
    expect(table().id).toBe(before);
    expect(calls()).toHaveLength(1);
    expect(calls()[0]!.mentions.map((user) => user.id)).toEqual([active().id]);
    expect(calls()[0]!.content).toContain(t('court-table-task-raise', { sum: 3 }));
    await byTable('Bid 4');
    await byTable('Pass');
    expect(table().id).toBe(before);
    expect(calls()).toHaveLength(1);
    const names = PEOPLE.map((name) => on.playground.discord.user(name).data.global_name!);
    const { description } = table().attachments[0]!;
    const asText = (await press(active(), table(), t('discord-button-text'))).message!.content;
    for (const name of names) {
      expect(table().content).toContain(`${name} 0/0/1`);
      expect(description).toMatch(new RegExp(`${name} .*: tiles 3\\+4\\+5`));
      expect(asText).toMatch(new RegExp(`${name}.*\\n Tiles: 3\\+4\\+5`));
    }
    expect(table().content).not.toMatch(/tiles|Row|Merlin/);
    expect(table().content).toMatch(/bids 3\. .* bids 4\. .* passes\./);
    expect(table().content).toContain('Round 1 of 5–10');
    await byTable('Pass');
    expect(enabled(table()).map(({ label }) => label)).toContainEqual(
      expect.stringMatching(/^Merlin: purse 1\+2/),
    );
    await byTable(enabled(table()).find(({ label }) => label!.startsWith('Arthur'))!.label!);
    expect(table().id).toBe(before);
    expect(table().content).toContain('chooses Arthur');
    expect(calls().length).toBeLessThanOrEqual(1);
  });

  it("answers players who aren't to act privately, and changes nothing", async () => {
    const { revision } = await on.tables.info(id);
    const { message } = await press(other(), table(), 'Bid 3');
    expect(message!.flags).toBe(MessageFlags.Ephemeral);
    expect(message!.content).toContain('You’ll be notified when it’s yours');
    const guest = await press(on.playground.discord.user('dan'), table(), 'Bid 3');
    expect(guest.message!.content).toBe(t('errors-not-seated'));
    expect((await on.tables.info(id)).revision).toBe(revision);
  });

  it('accepts one of two simultaneous clicks and says that the other is outdated', async () => {
    const who = active();
    const at = table();
    const [three, four] = ['Bid 3', 'Bid 4'].map((label) => enabled(at).find((one) => one.label === label)!);
    const { revision } = await on.tables.info(id);
    const both = await Promise.all([who.click(at, three!.custom_id), who.click(at, four!.custom_id)]);
    await on.tables.settled(id);
    expect((await on.tables.info(id)).revision).toBe(revision + 1);
    const refused = both.map(({ message }) => message!).find(isPrivate)!;
    expect(refused.content).toContain(t('errors-stale'));
    expect((await view()).auction!.bidder).not.toBeNull();
  });

  it('is also updated from a private message', async () => {
    const before = table().id;
    const who = active();
    let mine = (await press(who, table(), t('discord-button-hand'))).message!;
    mine = (await press(who, mine, 'Bid 7 (3+4)')).message!;
    expect(mine.content).toContain('bids 3+4 = 7');
    expect(mine.content).toContain(t('discord-hand-turn-over'));
    await on.tables.settled(id);
    expect(table().id).toBe(before);
    expect(table().content).toContain('bids 3+4 = 7');
    expect(calls()).toHaveLength(1);
  });

  it("is corrected when a bid is undone, which isn't possible after the next bid", async () => {
    const who = active();
    let mine = (await press(who, table(), t('discord-button-hand'))).message!;
    mine = (await press(who, mine, 'Bid 5')).message!;
    await on.tables.settled(id);
    const early = mine;
    mine = (await press(who, mine, t('discord-button-undo'))).message!;
    await on.tables.settled(id);
    expect(table().content).not.toContain('bids 5');
    expect(active().id).toBe(who.id);
    expect(calls()).toEqual([]);
    await press(who, table(), 'Bid 4');
    await on.tables.settled(id);
    await byTable('Bid 5');
    const late = await who.command(on.channelId, 'table undo');
    expect(late.message!.content).toContain(t('errors-nothing-to-undo'));
    expect(early.id).toBe(mine.id);
  });

  it('continues after a restart with the old buttons', async () => {
    await byTable('Bid 3');
    const at = table();
    const who = active();
    await on.bot.stop();
    const later = await stage({ store: store.copy(), on: on.playground });
    await press(who, at, 'Bid 4');
    await later.tables.settled(id);
    expect(table().id).toBe(at.id);
    expect(table().content).toMatch(/bids 3\. .* bids 4\./);
    expect(later.faults()).toEqual([]);
    await later.close();
  });

  it('is announced after a crash between save and message', async () => {
    const who = active();
    await on.bot.stop();
    await on.tables.act(
      id,
      { userId: who.id, name: who.data.global_name! },
      null,
      ({ actions }) => actions[0]!,
    );
    const later = await stage({ store: store.copy(), on: on.playground });
    await later.tables.settled(id);
    expect(table().content).toContain('bids 3');
    expect(calls()).toHaveLength(1);
    expect(later.faults()).toEqual([]);
    await later.close();
  });

  it('posts a new message if the old one was deleted', async () => {
    const who = active();
    const mine = (await press(who, table(), t('discord-button-hand'))).message!;
    const gone = table().id;
    on.playground.discord.channel('round-table').messages.delete(gone);
    await press(who, mine, 'Bid 5');
    await on.tables.settled(id);
    expect(table().content).toContain('bids 5');
    expect(table().mentions).toHaveLength(1);
    expect(calls()).toEqual([]);
    on.playground.discord.clearRequests();
  });
});

describe('a role', () => {
  it('is played in one press of the private message', async () => {
    await byTable('Bid 3');
    await byTable('Pass');
    await byTable('Pass');
    const who = active();
    await press(who, table(), enabled(table()).find(({ label }) => label!.startsWith('Merlin'))!.label!);
    await on.tables.settled(id);
    const before = table().id;
    const mine = (await press(who, table(), t('discord-button-hand'))).message!;
    expect(enabled(mine).map(({ label }) => label)).toContainEqual(
      expect.stringMatching(/^\d+ · Make no swap/),
    );
    // A knight is no better than a maiden, so that swap has no button, but can be made by its parts.
    expect(enabled(mine).filter(({ label }) => label?.includes('Swap'))).toEqual([]);
    const menu = enabled(mine).find(({ options = [] }) => options.some(({ value }) => value === 'g1'))!;
    expect((await view()).role).not.toBeNull();
    await who.select(mine, menu.custom_id, ['g1', 't3']);
    await on.tables.settled(id);
    expect(table().id).toBe(before);
    expect(table().content).toContain('swaps a maiden for a knight');
  });
});
