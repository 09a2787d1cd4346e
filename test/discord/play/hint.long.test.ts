import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, describe, expect, it } from 'vitest';
import { toPlainName } from '../../../src/discord/answers/names.ts';
import type { ArtusAction } from '../../../src/games/artus/types.ts';
import type { Question, Thinker } from '../../../src/players/thinker.ts';
import type { Outcome } from '../../../src/playground/users/outcome.ts';
import { resigned } from '../../../src/table/seats.ts';
import { chairLover } from '../../table/fixtures/artus.ts';
import { ASIDE, endMessage, startTable } from '../fixtures/random-game.ts';
import { type Stage, type StageOptions, stage } from '../fixtures/stage.ts';
import { enabled, fillIn, isPrivate, pickFrom, press, randomFrom, use } from '../fixtures/stranger.ts';
import {
  active,
  choose,
  command,
  openHand,
  restarted,
  shared,
  t,
  USERS,
  user,
  waiting,
} from '../reliability/scene.ts';

/** Likes actions in the order in which they're legal; of placements, the best chair. */
const inOrder: Thinker = {
  think: async (question: Question) =>
    (question.actions as readonly ArtusAction[])[0]!.type === 'place'
      ? chairLover.think(question)
      : {
          action: question.actions[0]!,
          considered: question.actions.map((action, at) => ({ action, share: 0.9 / (at + 1) })),
        },
};

const ANSWERED = expect.objectContaining({ code: 40060 });

let on: Stage;
/** Of the bot’s requests, by Discord. */
let refusals: readonly unknown[];
const open = async (options: StageOptions = {}) => {
  refusals = [];
  const playground = { users: USERS, limits: { requests: 100_000 } };
  on = await stage({ playground, thinker: inOrder, ...options });
};
afterEach(async () => {
  expect(on.playground.discord.refusals.map(({ refusal }) => refusal)).toEqual(refusals);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const table = () => on.tables.inChannel(on.channelId);
/** A deferred answer is empty at first. */
const answerTo = (outcome: Outcome): Promise<APIMessage> =>
  outcome.messageWhere((message) => isPrivate(message) && message.content !== '');
const choicesIn = (hand: APIMessage) =>
  enabled(hand).flatMap(({ label, options = [] }) => [label, ...options.map((option) => option.label)]);
const pressHint = async (hand: APIMessage) => answerTo(await press(active(on), hand, t('hints-button')));

describe('*Hint* on the hand', () => {
  it('says what’s best as the hand does, what it brings, and what’s next best', async () => {
    await open();
    await startTable(on, ['ann', 'ben'], { game: 'artus', variant: 'basic' });
    const hand = await openHand(on);
    const hint = await pressHint(hand);
    expect(hint.id).not.toBe(hand.id);
    const [best, brings, next, count] = hint.content.replaceAll('\\', '').split('\n');
    expect(best).toMatch(/^💡 \*\*Chair \d+: worth \+10 now\*\*$/);
    expect(brings).toBe('Your chance of winning: about 60%. Why: takes a chair worth +10.');
    expect(next).toMatch(
      /^Next best: \*\*Chair \d+: worth \+8 now\*\*, about 58% \(takes a chair worth \+8\)\.$/,
    );
    expect(count).toBe(t('hints-taken', { count: 1 }));
    const label = best!.slice('💡 **'.length, -2);
    expect(choicesIn(hand)).toContain(label);
    expect(enabled(hint).map(({ label: text }) => text)).toEqual([label]);
  });

  it('plays the best choice at once, unless the game has moved on', async () => {
    await open();
    const id = await startTable(on, ['ann', 'ben'], { game: 'artus', variant: 'basic' });
    const me = active(on);
    const hint = await pressHint(await openHand(on));
    const [play] = enabled(hint);
    const played = await me.click(hint, play!.custom_id);
    expect((await answerTo(played)).content).toContain('places a Knight');
    await on.tables.settled(id);
    const other = active(on);
    expect(other.id).not.toBe(me.id);
    const theirs = await pressHint(await openHand(on));
    await choose(other, await openHand(on));
    await on.tables.settled(id);
    const stale = await other.click(theirs, enabled(theirs)[0]!.custom_id);
    expect((await answerTo(stale)).content).toContain(t('errors-stale'));
  });

  it('gives the same answer twice, counts it once, and isn’t redelivered into another', async () => {
    await open();
    await startTable(on, ['ann', 'ben'], { game: 'artus', variant: 'basic' });
    const hand = await openHand(on);
    const first = await press(active(on), hand, t('hints-button'));
    const said = await answerTo(first);
    const second = await pressHint(hand);
    expect(second.content).toBe(said.content);
    on.playground.discord.redeliver(first.interactionId);
    await user(on, 'ann').autocomplete(on.channelId, 'table start', 'first', '');
    const { hintsTaken } = await table();
    expect(hintsTaken.reduce((sum, one) => sum + one)).toBe(1);
    await on.bot.stop();
    const later = await restarted(on);
    later.playground.discord.redeliver(first.interactionId);
    await user(later, 'ann').autocomplete(on.channelId, 'table start', 'first', '');
    expect((await later.tables.inChannel(on.channelId)).hintsTaken).toEqual(hintsTaken);
    await later.bot.stop();
    // Only Discord knows that it has been answered.
    refusals = [ANSWERED, ANSWERED];
  });

  it('says so if the hint can’t be saved, and counts nothing', async () => {
    await open();
    await startTable(on, ['ann', 'ben'], { game: 'artus', variant: 'basic' });
    const hand = await openHand(on);
    on.store.failing.add('put');
    const refused = await pressHint(hand);
    expect(refused.content).toContain(t('errors-store-failed'));
    on.store.failing.clear();
    expect((await table()).hintsTaken).toEqual([0, 0]);
    expect(on.lines.splice(0).filter(({ level }) => level === 'error')).not.toEqual([]);
  });
});

describe('`/hint`', () => {
  it('answers the player who decides, and nobody else', async () => {
    await open();
    await startTable(on, ['ann', 'ben'], { game: 'artus', variant: 'basic' });
    const ask = async (name: string) => (await answerTo(await command(on, name, 'hint'))).content;
    expect(await ask(active(on).data.username)).toContain('💡');
    expect(await ask(waiting(on).data.username)).toContain(
      t('errors-not-your-turn', { names: [active(on).data.global_name!], count: 1 }),
    );
    expect(await ask('dan')).toContain(t('errors-not-seated'));
  });

  it('needs a game', async () => {
    await open();
    const ask = async () => (await answerTo(await command(on, 'ann', 'hint'))).content;
    expect(await ask()).toContain(t('errors-no-table-here'));
    await command(on, 'ann', 'table open', { game: 'artus', computers: 1 });
    expect(await ask()).toContain(t('errors-not-in-play'));
    await command(on, 'ann', 'table start');
    await command(on, 'ann', 'table resign');
    const { id } = await table();
    await on.tables.change(id, { userId: user(on, 'ann').id, name: 'Ann' }, resigned);
    await on.tables.advance(id);
    await on.tables.settled(id);
    expect(await ask()).toContain(t('errors-table-finished'));
  });
});

describe('hints that the host has switched off', () => {
  it('are said so in the lobby, have no button, and stay off in the next game', async () => {
    await open();
    const opened = await command(on, 'ann', 'table open', { game: 'artus', computers: 1 });
    expect(opened.message!.content).not.toContain(t('hints-off'));
    const changed = await fillIn(user(on, 'ann'), shared(on), t('people-button-options'), { boxes: [] });
    expect(changed.message!.content).toContain(`${t('hints-option')}: ${t('people-options-off')}`);
    await on.tables.settled((await table()).id);
    expect(shared(on).content).toContain(t('hints-off'));
    await press(user(on, 'ann'), shared(on), t('discord-button-start'));
    const { id } = await table();
    await on.tables.settled(id);
    const hand = (await press(user(on, 'ann'), shared(on), t('discord-button-hand'))).message!;
    expect(enabled(hand).map(({ label }) => label)).not.toContain(t('hints-button'));
    const asked = await command(on, 'ann', 'hint');
    expect((await answerTo(asked)).content).toBe(t('errors-hints-off'));
    await on.tables.change(id, { userId: user(on, 'ann').id, name: 'Ann' }, resigned);
    await on.tables.advance(id);
    await on.tables.settled(id);
    await press(user(on, 'ann'), endMessage(on), t('discord-button-again'));
    expect((await table()).hints).toBe(false);
    expect(shared(on).content).toContain(t('hints-off'));
  });
});

describe.each([
  ['artus', 'advanced'],
  ['court', 'standard'],
  ['quests', 'seals'],
])('a whole game of %s', (game, variant) => {
  it('by hints tells at its end how many there were', { timeout: 60_000 }, async () => {
    await open();
    const id = await startTable(on, ['ann', 'ben'], { game, variant });
    const random = randomFrom(3);
    const counts = new Map<string, number>();
    while (!(await on.tables.settled(id))) {
      const me = active(on);
      let hand = await openHand(on);
      if (random() < 0.3) {
        const controls = enabled(hand).filter(
          ({ label, max_values = 1 }) => !ASIDE.includes(label) && max_values === 1,
        );
        await use(me, hand, pickFrom(controls, random), random);
        continue;
      }
      const hint = await pressHint(hand);
      if (hint.content.includes('💡')) counts.set(me.id, (counts.get(me.id) ?? 0) + 1);
      expect(hint.content.length).toBeLessThan(1500);
      hand = (await me.click(hint, enabled(hint)[0]!.custom_id)).message!;
      expect(hand.content).not.toContain(t('errors-illegal-action'));
    }
    const { seats, hintsTaken } = await on.tables.info(id);
    const expected = seats.map((holder) => (holder.kind === 'person' ? (counts.get(holder.userId) ?? 0) : 0));
    expect(hintsTaken).toEqual(expected);
    const named = seats.map(({ name }, seat): [string, number] => [toPlainName(name, t), expected[seat]!]);
    expect(endMessage(on).content).toContain(
      t('hints-result', { players: named.map(([name, count]) => t('hints-player', { name, count })) }),
    );
  });
});
