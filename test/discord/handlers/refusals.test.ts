import { MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeCustomId } from '../../../src/discord/choices/controls.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { joined, started } from '../../../src/table/lobby.ts';
import { resigned } from '../../../src/table/seats.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import {
  calledUser,
  choose,
  click,
  enabled,
  isPrivate,
  labelled,
  newest,
  press,
  randomFrom,
  use,
} from '../fixtures/stranger.ts';

const t = translator('en-US');

let on: Stage;
beforeEach(async () => {
  on = await stage();
});
afterEach(() => on.close());

const user = (name: string): LocalUser => on.playground.discord.user(name);
const shared = () => newest(user('ann'), on.channelId, (message) => !isPrivate(message))!;

/** A game of two on which somebody is to act. */
async function startGame(variant = 'basic'): Promise<string> {
  const opened = await user('ann').command(on.channelId, 'table open', { game: 'artus', variant });
  await press(user('ben'), opened.message!, t('discord-button-join'));
  await press(user('ann'), opened.message!, t('discord-button-start'));
  const { id } = await on.tables.inChannel(on.channelId);
  await on.tables.settled(id);
  return id;
}

const active = (): LocalUser => calledUser(on.playground.discord, on.channelId)!;
const passive = (): LocalUser => (active().id === user('ann').id ? user('ben') : user('ann'));

async function openHand(of: LocalUser) {
  return (await press(of, shared(), t('discord-button-hand'))).message!;
}

/** One action of the active player by the first control that leads on. */
async function actOnce(): Promise<void> {
  const of = active();
  let hand = await openHand(of);
  const { revision } = await on.tables.inChannel(on.channelId);
  while ((await on.tables.inChannel(on.channelId)).revision === revision)
    hand = (await use(of, hand, enabled(hand)[0]!, randomFrom(1))).message!;
}

/** Plays until the placement is over. */
async function toPlay(tableId: string): Promise<void> {
  for (let placed = 0; placed < 10; placed++) {
    await actOnce();
    await on.tables.settled(tableId);
  }
}

function nothingWrong(): void {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
}

describe('an outdated or invalid control gets a private answer that says what to do', () => {
  it('if the user has no seat', async () => {
    await startGame();
    const { message } = await press(user('cleo'), shared(), t('discord-button-hand'));
    expect(message!.flags).toBe(MessageFlags.Ephemeral);
    expect(message!.content).toBe(t('errors-not-seated'));
    expect(enabled(message!).map(({ label }) => label)).toContain(t('discord-button-text'));
    nothingWrong();
  });

  it("if it's another player's turn", async () => {
    await startGame();
    const hand = await openHand(passive());
    expect(hand.content).toContain(t('discord-hand-waiting', { names: active().data.global_name! }));
    expect(enabled(hand).map(({ label }) => label)).toContain(t('discord-button-hand'));
    nothingWrong();
  });

  it('for an old choice: says so and shows the current choices', async () => {
    const id = await startGame();
    await toPlay(id);
    const of = active();
    const { custom_id: old } = enabled(await openHand(of))[0]!;
    const { revision } = await on.tables.info(id);
    await actOnce();
    expect((await on.tables.info(id)).revision).toBe(revision + 1);
    const message = await forge(of, old);
    expect(message.content).toContain(t('errors-stale'));
    expect(enabled(message).length).toBeGreaterThan(0);
    nothingWrong();
  });

  it('has but one hand to press on: a new one takes the place of the old one', async () => {
    await startGame();
    const of = active();
    const first = await openHand(of);
    const second = await openHand(of);
    const typed = (await of.command(on.channelId, 'hand')).message!;
    await on.bot.stop();
    const open = of.visibleMessages(on.channelId).filter(isPrivate);
    expect([first, second].map(({ id }) => id)).not.toContain(typed.id);
    expect(open.map(({ id }) => id)).toEqual([typed.id]);
    nothingWrong();
  });

  it('for a press on a hand that is just being replaced', async () => {
    await startGame();
    const of = active();
    const first = await openHand(of);
    const { faults } = on.playground.discord;
    const held = faults.add({
      match: {
        method: 'POST',
        route: '/interactions/{interaction_id}/{interaction_token}/callback',
        times: 1,
      },
      effect: { type: 'hang' },
    });
    const pressed = use(of, first, enabled(first)[0]!, randomFrom(1));
    await held.reached();
    of.dismiss(first);
    held.release();
    const { message } = await pressed;
    expect(isPrivate(message!)).toBe(true);
    expect(message!.id).not.toBe(first.id);
    expect(on.playground.discord.refusals).toHaveLength(1);
    expect(on.faults()).toEqual([]);
  });

  it('for a double click', async () => {
    const id = await startGame();
    const of = active();
    const hand = await openHand(of);
    const menu = enabled(hand)[0]!;
    const value = menu.options![0]!.value;
    const { revision } = await on.tables.info(id);
    const both = await Promise.all([
      of.select(hand, menu.custom_id, [value]),
      of.select(hand, menu.custom_id, [value]),
    ]);
    expect(both.map(({ elapsed }) => elapsed < 3000)).toEqual([true, true]);
    await on.tables.settled(id);
    expect((await on.tables.info(id)).revision).toBe(revision + 1);
    expect(on.playground.discord.refusals).toEqual([]);
  });

  it("for a choice that's no longer legal", async () => {
    const id = await startGame();
    const { revision } = await on.tables.info(id);
    const of = active();
    const gone = encodeCustomId({ tableId: id, revision, verb: 'pick', args: ['c0'] });
    const forged = await forge(of, gone);
    expect(forged.content).toContain(t('errors-illegal-action'));
    expect(enabled(forged).length).toBeGreaterThan(0);
    nothingWrong();
  });

  it.each([
    '',
    'x',
    '1|nosuchtable|1|hand|',
    '0|abc|1|hand|',
    '1|-|0|hand|',
    '1|-|0|games|zzz/9',
    '1|-|0|help|999',
  ])('for the unknown custom ID “%s”', async (id) => {
    await startGame();
    const message = await forge(user('ann'), id || 'garbage');
    expect(message.flags! & MessageFlags.Ephemeral).toBe(MessageFlags.Ephemeral);
    expect(message.content).toMatch(/\S/);
    nothingWrong();
  });

  it('for a closed table: offers a new one', async () => {
    const id = await startGame();
    const table = shared();
    const asked = await user('ann').command(on.channelId, 'table close');
    await press(user('ann'), asked.message!, t('discord-button-close'));
    await on.tables.settled(id);
    const { message } = await press(user('ben'), table, t('discord-button-hand')).catch(() => ({
      message: null,
    }));
    const again = message ?? shared();
    expect(enabled(again).map(({ label }) => label)).toContain(t('discord-button-again'));
    const opened = await press(user('ben'), again, t('discord-button-again'));
    expect(opened.message!.content).toContain(t('discord-lobby-host', { name: 'Ben' }));
    nothingWrong();
  });

  it('for an outdated lobby message', async () => {
    const opened = await user('ann').command(on.channelId, 'table open', { game: 'artus' });
    const { id } = await on.tables.inChannel(on.channelId);
    await on.tables.change(id, { userId: user('ben').id, name: 'Ben' }, joined);
    await on.tables.change(id, { userId: user('ann').id, name: 'Ann' }, started());
    const late = await press(user('cleo'), opened.message!, t('discord-button-join'));
    const told = await late.messageWhere(isPrivate);
    expect(told.content).toBe(t('errors-not-in-lobby'));
    await on.tables.settled(id);
    expect(enabled(shared()).map(({ label }) => label)).toContain(t('discord-button-hand'));
    nothingWrong();
  });

  it('for each rule of the lobby', async () => {
    const opened = await user('ann').command(on.channelId, 'table open', { game: 'artus' });
    const answer = async (who: string, label: string) =>
      (await (await choose(user(who), opened.message!, label)).messageWhere(isPrivate)).content;
    expect(await answer('ann', t('discord-button-join'))).toBe(t('errors-already-seated'));
    expect(await answer('ben', t('discord-button-leave'))).toBe(t('errors-not-seated'));
    expect(await answer('ben', t('discord-button-add-computer', { level: t('players-level-squire') }))).toBe(
      t('errors-host-only', { hostName: 'Ann' }),
    );
    expect(enabled(opened.message!).map(({ label }) => label)).not.toContain(t('discord-button-start'));
    nothingWrong();
  });

  it('for undoing what belongs to a game that is over', async () => {
    const id = await startGame();
    for (const name of ['ann', 'ben', 'cleo'])
      await on.tables.change(id, { userId: user(name).id, name }, resigned).catch(() => null);
    await on.tables.advance(id);
    await on.tables.settled(id);
    const { message } = await user('ann').command(on.channelId, 'table undo');
    expect(message!.content).toBe(t('errors-table-finished'));
  });

  it('offers to leave instead of resigning, and says what resigning does for the last person', async () => {
    const id = await startGame();
    const asked = (await user('ann').command(on.channelId, 'table resign')).message!;
    expect(asked.content).toBe(t('discord-confirm-resign'));
    expect(enabled(asked).map(({ label }) => label)).toContain(t('people-button-depart'));
    for (const holder of (await on.tables.info(id)).seats)
      if (holder.kind === 'person' && holder.userId !== user('ann').id)
        await on.tables.change(id, holder, resigned);
    await on.tables.settled(id);
    const last = (await user('ann').command(on.channelId, 'table resign')).message!;
    expect(last.content).toBe(t('discord-confirm-resign-last'));
  });

  it('for a message that has been deleted', async () => {
    const id = await startGame();
    const of = active();
    const hand = await openHand(of);
    const table = shared();
    on.playground.discord.channel('round-table').messages.delete(table.id);
    await use(of, hand, enabled(hand)[0]!, randomFrom(1));
    await on.tables.settled(id);
    expect(on.faults()).toEqual([]);
    expect(shared().content).toContain('places a Knight');
  });
});

/** Presses a control that the bot never made, as an old message might still hold. */
async function forge(of: LocalUser, customId: string) {
  const table = shared();
  const stored = on.playground.discord.channel('round-table').messages.get(table.id)!;
  const made = structuredClone(stored.message);
  const control = labelled(made, t('discord-button-text'));
  Object.assign(control, { custom_id: customId });
  Object.assign(stored, { message: made });
  return (await click(of, made, customId)).message!;
}
