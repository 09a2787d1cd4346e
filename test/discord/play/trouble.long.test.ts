import { InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Renderer } from '../../../render/drawing/renderer.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import type { Commit, Version } from '../../../src/store/store.ts';
import { owedReport } from '../../../src/table/report.ts';
import { FaultyStore } from '../../table/fixtures/stores.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { calledUser, enabled, isPrivate, newest, press, randomFrom, use } from '../fixtures/stranger.ts';

const t = translator('en-US');

/** A store that can be made to keep its callers waiting. */
class SlowStore extends FaultyStore {
  #gate: Promise<void> = Promise.resolve();
  #open: () => void = () => undefined;
  #held: () => void = () => undefined;

  /** Resolves when somebody waits. */
  hold(): Promise<void> {
    this.#gate = new Promise((resolve) => {
      this.#open = resolve;
    });
    return new Promise((resolve) => {
      this.#held = resolve;
    });
  }

  release(): void {
    this.#open();
  }

  override async commit(commit: Commit): Promise<Version> {
    this.#held();
    await this.#gate;
    return super.commit(commit);
  }
}

class BrokenRenderer extends Renderer {
  override async png(): Promise<Buffer> {
    throw new Error('no paint left');
  }
}

let store: SlowStore;
let on: Stage;
beforeEach(async () => {
  store = new SlowStore();
  on = await stage({ store });
});
afterEach(() => on.close());

const user = (name: string): LocalUser => on.playground.discord.user(name);
const shared = () => newest(user('ann'), on.channelId, (message) => !isPrivate(message))!;
const active = () => calledUser(on.playground.discord, on.channelId)!;

async function startGame(): Promise<string> {
  const opened = await user('ann').command(on.channelId, 'table open', { game: 'artus' });
  await press(user('ben'), opened.message!, t('discord-button-join'));
  await press(user('ann'), opened.message!, t('discord-button-start'));
  const { id } = await on.tables.inChannel(on.channelId);
  await on.tables.settled(id);
  return id;
}

const openHand = async () => (await press(active(), shared(), t('discord-button-hand'))).message!;

describe('when something goes wrong', () => {
  it('a failing store is reported and leaves the table unchanged', async () => {
    const id = await startGame();
    const who = active();
    const hand = await openHand();
    store.failing.add('put');
    const { revision } = await on.tables.info(id);
    const { message } = await use(who, hand, enabled(hand)[0]!, randomFrom(1));
    expect(message!.content).toContain(t('errors-store-failed'));
    expect((await on.tables.info(id)).revision).toBe(revision);
    store.failing.clear();
    await use(who, hand, enabled(hand)[0]!, randomFrom(1));
    await on.tables.settled(id);
    expect((await on.tables.info(id)).revision).toBe(revision + 1);
    expect(on.playground.discord.refusals).toEqual([]);
  });

  it('the answer is deferred while the store is slow', { timeout: 10_000 }, async () => {
    await startGame();
    const who = active();
    const hand = await openHand();
    store.hold();
    const pressed = await use(who, hand, enabled(hand)[0]!, randomFrom(1));
    expect(pressed.type).toBe(InteractionResponseType.DeferredMessageUpdate);
    store.release();
    const done = await pressed.messageWhere(({ content }) => content.includes(t('discord-hand-turn-over')));
    expect(done.id).toBe(hand.id);
    expect(on.playground.discord.refusals).toEqual([]);
    expect(on.faults()).toEqual([]);
  });

  it('a slow command is deferred publicly or privately, like its answer', { timeout: 10_000 }, async () => {
    store.hold();
    const opening = await user('ann').command(on.channelId, 'table open', { game: 'artus' });
    expect(opening.type).toBe(InteractionResponseType.DeferredChannelMessageWithSource);
    store.release();
    expect((await opening.settled()).content).toContain('Artus');
    expect(on.playground.discord.refusals).toEqual([]);
  });

  it('whom a slow command mentions is pinged after all', { timeout: 15_000 }, async () => {
    const { discord } = on.playground;
    const ben = user('ben');
    await user('ann').command(on.channelId, 'table open', { game: 'artus' });
    store.hold();
    const inviting = await user('ann').command(on.channelId, 'table invite', { person: ben.id });
    expect(inviting.type).toBe(InteractionResponseType.DeferredChannelMessageWithSource);
    expect(ben.pings).toEqual([]);
    store.release();
    await vi.waitFor(() => expect(ben.pings.map(({ content }) => content)).toEqual([`<@${ben.id}>`]));
    expect((await inviting.settled()).content).toContain(`<@${ben.id}>`);
    expect(discord.refusals).toEqual([]);
  });

  it("a slow command that's refused gets a private answer after all", { timeout: 10_000 }, async () => {
    store.hold();
    const opening = await user('ann').command(on.channelId, 'table open', { game: 'artus' });
    const gone = new Promise((resolve) => on.playground.discord.world.events.once('messageGone', resolve));
    store.failing.add('put');
    store.release();
    const told = await opening.messageWhere(({ content }) => content.includes(t('errors-store-failed')));
    expect(told.flags! & MessageFlags.Ephemeral).toBeTruthy();
    await gone;
    expect(user('ben').visibleMessages(on.channelId)).toEqual([]);
    expect(on.playground.discord.refusals).toEqual([]);
  });

  it('what was saved before a crash is announced afterwards', async () => {
    const id = await startGame();
    const who = active();
    const saved = await on.tables.info(id);
    await on.bot.stop();
    const { seats, revision } = saved;
    await on.tables.act(
      id,
      { userId: who.id, name: who.data.global_name! },
      revision,
      ({ actions }) => actions[0]!,
    );
    expect(seats).toHaveLength(2);
    const { discord } = on.playground;
    const told = discord.nextMessage(({ content }) => content.includes('places a Knight'));
    const later = await stage({ store: store.copy(), on: on.playground });
    const message = await told;
    await later.tables.settled(id);
    // On a busy machine the picture comes after the words.
    const shown = () =>
      user('ann')
        .visibleMessages(on.channelId)
        .find((each) => each.id === message.id);
    await expect.poll(() => shown()?.attachments.length).toBe(1);
    expect(later.faults()).toEqual([]);
    expect(discord.refusals).toEqual([]);

    const call = user('ann').visibleMessages(on.channelId).at(-1)!;
    expect(call.mentions).toHaveLength(1);
    const next = discord.userById(call.mentions[0]!.id);
    const hand = (await press(next, message, t('discord-button-hand'))).message!;
    await use(next, hand, enabled(hand)[0]!, randomFrom(1));
    await later.tables.settled(id);
    expect((await later.tables.info(id)).revision).toBe(revision + 2);
    await later.close();
  });

  it('old buttons work after a restart', async () => {
    const id = await startGame();
    const who = active();
    const hand = await openHand();
    await on.bot.stop();
    const later = await stage({ store: store.copy(), on: on.playground });
    await use(who, hand, enabled(hand)[0]!, randomFrom(1));
    await later.tables.settled(id);
    expect(shared().content).toContain('places a Knight');
    expect(later.faults()).toEqual([]);
    await later.close();
  });

  it('nothing is announced twice after a clean restart', async () => {
    await startGame();
    const before = user('ann').visibleMessages(on.channelId).length;
    await on.bot.stop();
    const later = await stage({ store: store.copy(), on: on.playground });
    await later.close();
    expect(user('ann').visibleMessages(on.channelId)).toHaveLength(before);
  });

  it("a picture that can't be drawn doesn't stop the game", async () => {
    await on.bot.stop();
    const later = await stage({ store, on: on.playground, renderer: new BrokenRenderer() });
    const opened = await user('ann').command(later.channelId, 'table open', { game: 'artus', computers: 1 });
    const started = await press(user('ann'), opened.message!, t('discord-button-start'));
    const table = await started.messageWhere(({ content }) =>
      content.includes(t('discord-table-no-picture')),
    );
    const hand = (await press(user('ann'), table, t('discord-button-hand'))).message!;
    expect(enabled(hand).length).toBeGreaterThan(0);
    const text = (await press(user('ann'), table, t('discord-button-text'))).message!;
    expect(text.content).toMatch(/^```\n/);
    expect(on.playground.discord.refusals).toEqual([]);
    await later.close();
  });

  it("the bot itself announces what an expired interaction can't", async () => {
    const { discord } = on.playground;
    const id = await startGame();
    const who = active();
    const hand = await openHand();
    const expired = discord.faults.add({
      match: { where: ({ route }) => route.startsWith('/webhooks/') },
      effect: { type: 'refuse', status: 401, code: 50027 },
    });
    await use(who, hand, enabled(hand)[0]!, randomFrom(1));
    await on.tables.settled(id);
    expect(shared().content).toContain('places a Knight');
    expect(user('ann').visibleMessages(on.channelId).at(-1)!.mentions).toHaveLength(1);
    expect(on.lines.map(({ message }) => message)).toContain('Discord refuses one way into a channel');
    expect(on.faults()).toEqual([]);
    expired.remove();
  });

  it('no token, hidden card or message is logged', async () => {
    const id = await startGame();
    const hand = await openHand();
    store.failing.add('put');
    await use(active(), hand, enabled(hand)[0]!, randomFrom(1));
    store.failing.clear();
    await on.tables.settled(id);
    const log = JSON.stringify(on.lines);
    expect(on.lines.length).toBeGreaterThan(0);
    expect(log).not.toContain(on.playground.token);
    expect(log).not.toMatch(/knight:|king:|Knight \d/);
  });

  it('stopping waits for requests in progress', async () => {
    const id = await startGame();
    const who = active();
    const hand = await openHand();
    const held = store.hold();
    const pressed = use(who, hand, enabled(hand)[0]!, randomFrom(1));
    await held;
    const stopped = on.bot.stop();
    store.release();
    expect((await pressed).message!.content).toContain(t('discord-hand-turn-over'));
    await stopped;
    expect(await on.tables.read(id, owedReport)).toBeNull();
    expect(on.playground.discord.refusals).toEqual([]);
  });
});

describe("the table's message", () => {
  it('is edited in place without a request that counts towards the global limit', async () => {
    const { discord } = on.playground;
    const id = await startGame();
    const before = shared();
    const { global } = discord.requestCounts;
    const hand = await openHand();
    const who = active();
    await use(who, hand, enabled(hand)[0]!, randomFrom(1));
    await on.tables.settled(id);
    expect(shared().id).toBe(before.id);
    expect(shared().content).toContain('places a Knight');
    expect(discord.requestCounts.global).toBe(global);
  });

  it('moves to the bottom once something has been said below it', async () => {
    const id = await startGame();
    const before = shared();
    user('cleo').say(on.channelId, 'Hello!');
    const hand = await openHand();
    const who = active();
    await use(who, hand, enabled(hand)[0]!, randomFrom(1));
    await on.tables.settled(id);
    const messages = user('cleo').visibleMessages(on.channelId);
    expect(messages.map((message) => message.id)).not.toContain(before.id);
    expect(messages.at(-1)!.mentions).toHaveLength(1);
    expect(messages).toHaveLength(2);
  });
});
