import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../../../src/playground/users/outcome.ts';
import { emblemName } from '../../../src/telling/scene.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, isPrivate, press } from '../fixtures/stranger.ts';
import { active, command, newStage, shared, startGame, t, user } from '../reliability/scene.ts';

let on: Stage;
let id: string;
beforeEach(async () => {
  on = await newStage();
  id = await startGame(on);
});
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const labels = (message: APIMessage) => enabled(message).map(({ label }) => label);
const take = t('people-button-take', { name: 'Ben' });

/** Ben leaves, and the channel has been told. */
async function benLeaves(): Promise<Outcome> {
  const asked = await command(on, 'ben', 'table leave');
  expect(isPrivate(asked.message!)).toBe(true);
  expect(labels(asked.message!)).toEqual([
    t('people-button-depart'),
    t('people-button-resign'),
    t('discord-button-keep-playing'),
  ]);
  const left = await press(user(on, 'ben'), asked.message!, t('people-button-depart'));
  await on.tables.settled(id);
  return left;
}

/** Ben is away, and the channel has been told. */
async function benIsAway(): Promise<void> {
  const seat = (await on.tables.info(id)).seats.findIndex(({ name }) => name === 'Ben');
  for (;;) {
    const { toAct, wait } = await on.tables.info(id);
    if (await on.tables.takeOver(id, seat, wait)) break;
    await on.tables.standIn(id, toAct[0]!, wait);
  }
  await on.tables.settled(id);
}

describe('leaving a running game', () => {
  it('opens the seat to anybody, who sees its hand at once', async () => {
    const { message } = await benLeaves();
    expect(message!.content).toBe(t('people-leave-left'));
    expect(shared(on).content).toContain('Ben leaves');
    expect(labels(shared(on))).toContain(take);
    const took = await press(user(on, 'cleo'), shared(on), take);
    expect(isPrivate(took.message!)).toBe(true);
    expect(took.message!.content).toContain(t('people-seat-took', { before: 'Ben' }));
    await on.tables.settled(id);
    expect((await on.tables.info(id)).seats.map(({ name }) => name)).toEqual(['Ann', 'Cleo']);
    expect(shared(on).content).toContain(t('people-news-taken', { name: 'Cleo', before: 'Ben' }));
    expect(labels(shared(on))).not.toContain(take);
  });

  it('gives the seat to whoever presses first, and tells the other', async () => {
    await benLeaves();
    const table = shared(on);
    const both = await Promise.all([
      press(user(on, 'cleo'), table, take),
      press(user(on, 'dan'), table, take),
    ]);
    const said = both.map(({ message }) => message!.content);
    expect(said.filter((content) => content.includes(t('people-seat-took', { before: 'Ben' })))).toHaveLength(
      1,
    );
    expect(said.filter((content) => /isn’t free: (Cleo|Dan) has it/.test(content))).toHaveLength(1);
    await on.tables.settled(id);
  });

  it('lets the leaver come back, by button or command', async () => {
    const { message } = await benLeaves();
    const back = await press(user(on, 'ben'), message!, t('people-button-back'));
    expect(back.message!.content).toContain(t('people-seat-back'));
    await on.tables.settled(id);
    await benLeaves();
    const again = await command(on, 'ben', 'table join');
    expect(again.message!.content).toContain(t('people-seat-back'));
    await on.tables.settled(id);
    expect((await on.tables.info(id)).seats[1]).toMatchObject({ kind: 'person', name: 'Ben' });
  });

  it('resigns to a computer for good', async () => {
    const [asked, other] = [await command(on, 'ben', 'table leave'), await command(on, 'ben', 'table leave')];
    await press(user(on, 'ben'), asked.message!, t('people-button-resign'));
    await on.tables.settled(id);
    expect(labels(shared(on))).toEqual([
      t('discord-button-hand'),
      t('discord-button-text'),
      t('people-button-how-to-play'),
    ]);
    const late = await press(user(on, 'ben'), other.message!, t('people-button-depart'));
    expect(late.message!.content).toBe(t('errors-not-seated'));
  });

  it('asks only people who have a seat', async () => {
    const asked = await command(on, 'cleo', 'table leave');
    expect(asked.message!.content).toBe(t('errors-not-seated'));
    expect(labels(asked.message!)).toEqual([t('people-button-watch'), t('discord-button-text')]);
  });

  it('lets the game wait when everybody has left, until somebody takes a seat', async () => {
    for (const name of ['ben', 'ann']) {
      const asked = await command(on, name, 'table leave');
      await press(user(on, name), asked.message!, t('people-button-depart'));
    }
    await on.tables.settled(id);
    expect((await on.tables.info(id)).status).toBe('playing');
    expect(shared(on).content).toContain(t('people-everyone-left'));
    await command(on, 'cleo', 'table join');
    await on.tables.settled(id);
    expect(shared(on).content).not.toContain(t('people-everyone-left'));
    expect((await on.tables.info(id)).host.name).toBe('Cleo');
  });
});

describe('somebody who is away', () => {
  it('comes back by the button on the table', async () => {
    await benIsAway();
    expect(shared(on).content).toMatch(/Ben is away; \S+ \(computer\) fills in/);
    expect(labels(shared(on))).toContain(t('people-button-back'));
    const asked = await press(user(on, 'ben'), shared(on), t('discord-button-hand'));
    expect(asked.message!.content).toBe(t('people-seat-kept'));
    expect(labels(asked.message!)).toContain(t('people-button-back'));
    const stranger = await press(user(on, 'cleo'), shared(on), t('people-button-back'));
    expect(stranger.message!.content).toBe(t('errors-no-seat-kept'));
    const twice = await Promise.all(
      [0, 1].map(() => press(user(on, 'ben'), asked.message!, t('people-button-back'))),
    );
    expect(twice.some(({ message }) => message!.content.includes(t('people-seat-back')))).toBe(true);
    await on.tables.settled(id);
    expect((await on.tables.info(id)).seats[1]).toMatchObject({ kind: 'person', name: 'Ben' });
    expect(labels(shared(on))).not.toContain(t('people-button-back'));
  });

  it('may lose the seat to another if the host says so', async () => {
    await benIsAway();
    const table = shared(on);
    const vacate = t('people-button-vacate', { name: 'Ben' });
    const refused = await press(user(on, 'dan'), table, vacate);
    expect(refused.message!.content).toBe(t('errors-host-only', { hostName: 'Ann' }));
    const opened = await press(user(on, 'ann'), table, vacate);
    expect(opened.message!.content).toBe(t('people-seat-opened', { name: 'Ben' }));
    await on.tables.settled(id);
    expect(labels(shared(on))).toContain(take);
    const took = await command(on, 'cleo', 'table join');
    expect(took.message!.content).toContain(t('people-seat-took', { before: 'Ben' }));
    await on.tables.settled(id);
    const late = await press(user(on, 'ann'), table, vacate).catch(() => null);
    expect(late?.message?.content ?? t('errors-not-away', { name: 'Cleo' })).toBe(
      t('errors-not-away', { name: 'Cleo' }),
    );
  });

  it('can be replaced by a command, too', async () => {
    await benIsAway();
    const offered = await user(on, 'ann').autocomplete(on.channelId, 'table remove', 'player', '');
    expect(offered.choices).toEqual([{ name: `Ben · ${emblemName(t, 1)}`, value: '1' }]);
    const opened = await command(on, 'ann', 'table remove', { player: '1' });
    expect(opened.message!.content).toBe(t('people-seat-opened', { name: 'Ben' }));
    await on.tables.settled(id);
  });
});

describe('the host role', () => {
  it('is passed on in a running game', async () => {
    const offered = await user(on, 'ann').autocomplete(on.channelId, 'table host', 'player', '');
    expect(offered.choices).toEqual([{ name: `Ben · ${emblemName(t, 1)}`, value: '1' }]);
    const refused = await command(on, 'ben', 'table host', { player: 'Ann' });
    expect(refused.message!.content).toContain(t('errors-host-only', { hostName: 'Ann' }));
    const wrong = await command(on, 'ann', 'table host', { player: '7' });
    expect(wrong.message!.content).toContain(t('errors-not-at-table'));
    const passed = await command(on, 'ann', 'table host', { player: 'Ben' });
    expect(passed.message!.content).toContain(t('people-seat-passed', { name: 'Ben' }));
    await on.tables.settled(id);
    expect((await on.tables.info(id)).host.name).toBe('Ben');
    expect(active(on)).toBeDefined();
  });
});
