import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KNIGHT_CARDS } from '../../../src/games/quests/cards.ts';
import type { CardGameView, KnightCard } from '../../../src/games/quests/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { createSpectatorView, seatViewFor } from '../../../src/table/views.ts';
import { adversaryList } from '../../../src/telling/quests/sentences.ts';
import { getGuide } from '../../../src/telling/registry.ts';
import { ASIDE, endMessage, startTable } from '../fixtures/random-game.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import {
  calledUser,
  choose,
  enabled,
  fillIn,
  isPrivate,
  labelled,
  newest,
  pickFrom,
  press,
  type Random,
  randomFrom,
  use,
} from '../fixtures/stranger.ts';

const t = translator('en-US');
const PEOPLE = ['ann', 'ben', 'cleo', 'dan', 'eve'];
const USERS = PEOPLE.map((name) => ({ name }));
const STAGE = { playground: { users: USERS, limits: { requests: 200_000 } }, seed: '5eed'.repeat(8) };

let on: Stage;
afterEach(() => on.close());

const start = (people: number, variant: string): Promise<string> =>
  startTable(on, PEOPLE.slice(0, people), { game: 'quests', variant });

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const active = (): LocalUser => calledUser(on.playground.discord, on.channelId)!;
const shared = () => newest(active(), on.channelId, (message) => !isPrivate(message))!;

const openHand = async (of: LocalUser): Promise<APIMessage> =>
  (await press(of, shared(), t('discord-button-hand'))).message!;
const viewOf = async (tableId: string, of: LocalUser): Promise<CardGameView> =>
  (await on.tables.read(tableId, seatViewFor(of.id))).view as CardGameView;

const ends = (hand: APIMessage): boolean =>
  hand.content.includes(t('discord-hand-turn-over')) || hand.content.includes(t('discord-hand-over'));

/** Plays the turn of whoever is called, by what the private message offers. @returns how many clicks it took */
async function playTurn(random: Random): Promise<number> {
  const of = active();
  let hand = await openHand(of);
  let clicks = 0;
  while (!ends(hand)) {
    const ahead = enabled(hand).filter(
      ({ label: text, max_values = 1 }) => !ASIDE.includes(text) && max_values === 1,
    );
    const control = random() < 0.5 ? ahead[0]! : pickFrom(ahead, random);
    hand = (await use(of, hand, control, random)).message!;
    clicks++;
  }
  return clicks;
}

/** Plays turns until the player who is called may do what is wanted. @returns his private message */
async function handWith(tableId: string, random: Random, wanted: (hand: APIMessage) => boolean) {
  for (let turn = 0; turn < 60 && !(await on.tables.settled(tableId)); turn++) {
    const hand = await openHand(active());
    if (wanted(hand)) return hand;
    await playTurn(random);
  }
  throw new Error('it never came to that');
}

const offers = (hand: APIMessage, text: string): boolean =>
  enabled(hand).some((control) => control.label === text);

function nothingWrong(): void {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
}

describe('a turn of the card game', () => {
  it('takes at most five presses, wrong choices aside', { timeout: 60_000 }, async () => {
    on = await stage(STAGE);
    const tableId = await start(3, 'seals');
    const random = randomFrom(21);
    for (let turn = 0; turn < 20 && !(await on.tables.settled(tableId)); turn++)
      expect(await playTurn(random)).toBeLessThanOrEqual(5);
    nothingWrong();
  });
});

/** Knights named in a text. */
const named = (text: string): KnightCard[] =>
  KNIGHT_CARDS.filter((card) => text.toLowerCase().includes(t('quests-knight', { card }).toLowerCase()));

describe('announcements of the card game', () => {
  it("never name a knight that hasn't been played", { timeout: 30_000 }, async () => {
    on = await stage(STAGE);
    const { discord } = on.playground;
    const tableId = await start(3, 'seals');
    const told: APIMessage[] = [];
    discord.world.events.on('message', ({ message }) => {
      if (!isPrivate(message) && message.attachments.length > 0) told.push(structuredClone(message));
    });
    const random = randomFrom(5);
    let seen = 0;
    const round: (readonly KnightCard[])[] = [];
    for (let turn = 0; turn < 15 && !(await on.tables.settled(tableId)); turn++) {
      expect(
        ((await on.tables.read(tableId, createSpectatorView)).view as CardGameView).hand,
      ).toBeUndefined();
      await playTurn(random);
      await on.tables.settled(tableId);
      const { lastTurn } = (await on.tables.read(tableId, createSpectatorView)).view as CardGameView;
      round.push(lastTurn?.challenge?.pay ?? []);
      const paid = new Set<KnightCard>(round.slice(-3).flat());
      for (const message of told.slice(seen)) {
        const text = `${message.content} ${message.attachments[0]?.description ?? ''}`;
        expect(new Set(named(text))).toEqual(paid);
        expect(enabled(message).map((control) => control.label)).toEqual([
          t('discord-button-hand'),
          t('discord-button-text'),
          t('people-button-how-to-play'),
        ]);
      }
      seen = told.length;
    }
    expect(seen).toBeGreaterThan(10);
    for (const user of discord.users)
      for (const message of user.visibleMessages(on.channelId).filter(isPrivate))
        expect(message.interaction_metadata?.user.id).toBe(user.id);
  });

  it('say what was revealed, how many cards were drawn, and what each player has on display', async () => {
    on = await stage(STAGE);
    const tableId = await start(2, 'seals');
    const hand = await handWith(tableId, randomFrom(2), (shown) => offers(shown, t('quests-table-reveal')));
    const of = active();
    const revealed = (await press(of, hand, t('quests-table-reveal'))).message!;
    expect(revealed.content).toMatch(/reveals .+:/);
    const cards = (await viewOf(tableId, of)).thisTurn!.revealed;
    const before = (await viewOf(tableId, of)).hand!;
    const over = (await press(of, revealed, t('quests-table-draw', { knights: 2 }))).message!;
    const after = (await viewOf(tableId, of)).hand!;
    expect(over.content).toContain('You draw **');
    expect(after).toHaveLength(before.length + 2);
    await on.tables.settled(tableId);
    const { content, attachments } = endMessage(on);
    expect(content).toContain(adversaryList(t, cards));
    expect(content).toContain('draws 2 knight cards');
    const { players } = (await on.tables.read(tableId, createSpectatorView)).view as CardGameView;
    for (const { score, knights, seals } of players) {
      expect(content).toContain(` ${score}**`);
      const told = `${counted(score, 'point')}, ${counted(knights, 'knight card')} and ${counted(seals, 'seal')}`;
      expect(attachments[0]!.description).toContain(told);
    }
    expect(content).toContain(`<@${active().id}>`);
    nothingWrong();
  });
});

describe('a turn against computer players', () => {
  it('leads straight to the next turn, and still says what was drawn', async () => {
    on = await stage(STAGE);
    const ann = on.playground.discord.user('ann');
    const opened = await ann.command(on.channelId, 'table open', { game: 'quests', computers: 1 });
    await press(ann, opened.message!, t('discord-button-start'));
    const { id } = await on.tables.inChannel(on.channelId);
    await on.tables.settled(id);
    const hand = await openHand(ann);
    const drawn = await press(ann, hand, t('quests-table-draw', { knights: 2 }));
    await drawn.messageWhere(({ content }) => content.includes(t('discord-hand-turn-over')));
    await on.tables.settled(id);
    const next = await drawn.messageWhere(({ content }) => content.includes(t('discord-hand-your-turn')));
    expect(next.content).toContain('You draw **');
    expect(offers(next, t('quests-table-draw', { knights: 2 }))).toBe(true);
    nothingWrong();
  });
});

describe('within a turn of the card game', () => {
  const isChallenge = (text = '') => text.includes(' with ') && !text.includes('(');
  /** A challenge's label, on a button or in a menu. */
  const challengeIn = (hand: APIMessage) =>
    enabled(hand)
      .flatMap(({ label: text, options = [] }) => [text, ...options.map((option) => option.label)])
      .find(isChallenge);

  it("a challenge can be undone, a reveal can't", async () => {
    on = await stage(STAGE);
    const tableId = await start(2, 'basic');
    const random = randomFrom(4);
    for (let tries = 0; tries < 20; tries++) {
      let hand = await handWith(tableId, random, (shown) => offers(shown, t('quests-table-reveal')));
      const of = active();
      hand = (await press(of, hand, t('quests-table-reveal'))).message!;
      expect(offers(hand, t('discord-button-undo'))).toBe(false);
      const revealed = await viewOf(tableId, of);
      // A challenge by itself is among all moves; the others are played with the draw.
      hand = (await press(of, hand, t('discord-button-all'))).message!;
      const challenge = challengeIn(hand);
      if (!challenge) {
        await press(of, hand, t('quests-table-draw', { knights: 0 }));
        await on.tables.settled(tableId);
        continue;
      }
      hand = (await choose(of, hand, challenge)).message!;
      expect(await viewOf(tableId, of)).not.toEqual(revealed);
      hand = (await press(of, hand, t('discord-button-undo'))).message!;
      expect(hand.content).toContain(t('discord-hand-undone'));
      expect(await viewOf(tableId, of)).toEqual(revealed);
      const again = await of.command(on.channelId, 'table undo');
      expect(again.message!.content).toContain(t('errors-nothing-to-undo'));
      nothingWrong();
      return;
    }
    throw new Error('nobody could challenge');
  });

  it("old controls, other players' controls and double clicks are answered with the current state", async () => {
    on = await stage(STAGE);
    const tableId = await start(2, 'basic');
    const of = active();
    const other = on.playground.discord.user(of.id === on.playground.discord.user('ann').id ? 'ben' : 'ann');
    const waiting = await openHand(other);
    expect(waiting.content).toContain(t('discord-hand-waiting', { names: of.data.global_name! }));
    expect(offers(waiting, t('discord-button-hand'))).toBe(true);
    const hand = await openHand(of);
    const { custom_id } = labelled(hand, t('quests-table-draw', { knights: 2 }));
    const { revision } = await on.tables.info(tableId);
    const said: string[] = [];
    on.playground.discord.world.events.on('message', ({ message }) => said.push(message.content));
    await Promise.all([of.click(hand, custom_id), of.click(hand, custom_id)]);
    await on.tables.settled(tableId);
    expect((await on.tables.info(tableId)).revision).toBe(revision + 1);
    expect(said.join('\n')).toMatch(/moved on|’s turn\. You’ll be notified/);
    nothingWrong();
  });
});

describe('the rules of a table', () => {
  it('are among the options, are the host’s to change, and apply in the game', async () => {
    on = await stage(STAGE);
    const { discord } = on.playground;
    const [ann, ben] = ['ann', 'ben'].map((name) => discord.user(name)) as [LocalUser, LocalUser];
    const opened = await ann.command(on.channelId, 'table open', { game: 'quests', variant: 'seals' });
    const lobby = (await press(ben, opened.message!, t('discord-button-join'))).message!;
    for (const { name } of Object.values(getGuide('quests').rules!(t)))
      expect(lobby.content).not.toContain(name);
    const shown = (await press(ben, lobby, t('people-button-options'))).message!;
    for (const { name } of Object.values(getGuide('quests').rules!(t))) expect(shown.content).toContain(name);
    expect(enabled(shown)).toEqual([]);
    const boxes = ['vacations', 'hints', 'payment'];
    const changed = (await fillIn(ann, lobby, t('people-button-options'), { boxes })).message!;
    expect(changed.content).toContain(
      t('people-options-line', {
        name: t('quests-table-rules-payment'),
        value: t('quests-table-rules-payment.lean'),
      }),
    );
    const current = () => ben.visibleMessages(on.channelId).find((message) => message.id === lobby.id)!;
    const line = t('people-lobby-rules', {
      rules: [
        t('people-set', {
          name: t('quests-table-rules-payment'),
          value: t('quests-table-rules-payment.lean'),
        }),
      ].join(t('people-lobby-rules-separator')),
    });
    await vi.waitFor(() => expect(current().content).toContain(line));
    const { id } = await on.tables.inChannel(on.channelId);
    await press(ann, current(), t('discord-button-start'));
    await on.tables.settled(id);
    expect(((await on.tables.read(id, createSpectatorView)).view as CardGameView).rules.payment).toBe('lean');
    nothingWrong();
  });
});
