import { MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CardGameAction, CardGameView } from '../../src/games/quests/types.ts';
import { translator } from '../../src/i18n/index.ts';
import { closed } from '../../src/table/lobby.ts';
import { seatViewFor } from '../../src/table/views.ts';
import { startTable } from '../discord/fixtures/random-game.ts';
import { type Stage, stage } from '../discord/fixtures/stage.ts';
import { calledUser, enabled, randomFrom } from '../discord/fixtures/stranger.ts';

const t = translator('en-US');

let on: Stage;
beforeEach(async () => {
  on = await stage({ seed: '5eed'.repeat(8) });
});
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const active = () => calledUser(on.playground.discord, on.channelId)!;
const start = (variant: string) => startTable(on, ['ann', 'ben'], { game: 'quests', variant });
const type = (text: string, values = {}) => active().command(on.channelId, `quests ${text}`, values);
const complete = async (text: string, focused: string, typed = '', values = {}) =>
  (await active().autocomplete(on.channelId, `quests ${text}`, focused, typed, values)).choices!;

const actionsOf = async (id: string): Promise<readonly CardGameAction[]> =>
  (await on.tables.read(id, seatViewFor(active().id))).actions as readonly CardGameAction[];
const boardOf = async (id: string): Promise<CardGameView> =>
  (await on.tables.read(id, seatViewFor(active().id))).view as CardGameView;
const has = (actions: readonly CardGameAction[], kind: CardGameAction['type']): boolean =>
  actions.some((action) => action.type === kind);

/** Ends turns by typing, revealing where that is possible, until the active player may do what is wanted. */
async function playUntil(id: string, wanted: (actions: readonly CardGameAction[]) => boolean): Promise<void> {
  const random = randomFrom(8);
  for (let turn = 0; turn < 80; turn++) {
    await on.tables.settled(id);
    if (has(await actionsOf(id), 'reveal')) await type('reveal');
    if (wanted(await actionsOf(id))) return;
    const challenges = await complete('challenge', 'adversary');
    const card = challenges[Math.floor(random() * challenges.length)]?.value;
    if (card !== undefined) await playWhole(id, String(card));
    if (wanted(await actionsOf(id))) return;
    await type('draw', { count: 'draw-1' });
  }
  throw new Error('it never came to that');
}

/** Challenges by what autocomplete offers first. */
async function playWhole(id: string, adversary: string): Promise<void> {
  const values: Record<string, string> = { adversary };
  const { revision } = await on.tables.info(id);
  for (const option of ['way', 'pay']) {
    await type('challenge', values);
    if ((await on.tables.info(id)).revision > revision) return;
    values[option] = String((await complete('challenge', option, '', values))[0]!.value);
  }
  await type('challenge', values);
}

describe('/quests', () => {
  it('say what can’t be played now in place of choices', async () => {
    await start('basic');
    const user = ['ann', 'ben']
      .map((name) => on.playground.discord.user(name))
      .find(({ id }) => id !== active().id)!;
    const { choices } = await user.autocomplete(on.channelId, 'quests challenge', 'adversary', 'dragon');
    expect(choices).toEqual([{ name: t('discord-move-not-now'), value: '-' }]);
    const { message } = await user.command(on.channelId, 'quests challenge', { adversary: '-' });
    expect(message!.content).toContain(t('discord-hand-waiting', { names: active().data.global_name! }));
  });

  it('reveals, draws and ends turns', async () => {
    const id = await start('basic');
    await playUntil(id, (actions) => has(actions, 'challenge'));
    const of = active();
    expect((await complete('draw', 'count')).map(({ name }) => name)).toEqual([
      t('quests-table-draw', { knights: 1 }),
      t('quests-table-draw', { knights: 2 }),
    ]);
    expect((await complete('draw', 'count', '2 kn')).map(({ value }) => value)).toEqual(['draw-2']);
    const drawn = await type('draw', { count: '2' });
    expect(drawn.message!.content).toContain('You draw');
    await on.tables.settled(id);
    expect(active().id).not.toBe(of.id);
    const done = await type('done');
    expect(done.message!.content).toContain('draws nothing');
    await on.tables.settled(id);
    expect(active().id).toBe(of.id);
  });

  it('offers only legal payments, and asks for missing options', async () => {
    const id = await start('seals');
    const several = (actions: readonly CardGameAction[]) =>
      actions.filter((action) => action.type === 'challenge' && action.mode === 'usual').length > 3;
    await playUntil(id, several);
    const adversaries = await complete('challenge', 'adversary');
    const actions = (await actionsOf(id)).flatMap((action) => (action.type === 'challenge' ? [action] : []));
    expect(adversaries.map(({ value }) => value)).toEqual([...new Set(actions.map(({ card }) => card))]);
    const { card, mode } = actions.find(
      (one) => actions.filter((other) => other.card === one.card && other.mode === one.mode).length > 1,
    )!;
    const opened = await type('challenge', { adversary: card });
    expect(enabled(opened.message!).length).toBeGreaterThan(1);
    const given = { adversary: card, way: mode };
    const payments = await complete('challenge', 'pay', '', given);
    expect(payments).toHaveLength(
      actions.filter((action) => action.card === card && action.mode === mode).length,
    );
    const typed = payments[0]!.name.slice(10, 30);
    const fitting = await complete('challenge', 'pay', typed.toUpperCase(), given);
    expect(fitting).toContainEqual(payments[0]);
    for (const { name } of fitting) expect(name).toContain(typed);
    const played = await type('challenge', { ...given, pay: payments[0]!.value });
    expect(played.message!.content).toMatch(/seals|beats/);
  });

  it('takes an adventure', async () => {
    const id = await start('basic');
    await playUntil(id, (actions) => has(actions, 'adventure'));
    const [first] = await complete('adventure', 'adventure');
    const before = await boardOf(id);
    const values: Record<string, string | number> = { adventure: first!.value };
    const [pay] = await complete('adventure', 'pay', '', values);
    if (pay) values.pay = pay.value;
    const taken = await type('adventure', values);
    expect(taken.message!.content).toMatch(/ takes .+: \d+ points/);
    const taking = ({ adventures }: CardGameView) => adventures.filter((adventure) => adventure.taken).length;
    expect(taking(await boardOf(id))).toBe(taking(before) + 1);
  });

  it('answers an illegal move with the legal ones', async () => {
    const id = await start('basic');
    await playUntil(id, (actions) => !has(actions, 'reveal'));
    for (const [text, values] of [
      ['reveal', {}],
      ['challenge', { adversary: 'no such adversary' }],
      ['adventure', { adventure: 'camelot' }],
      ['draw', { count: '9' }],
    ] as const) {
      const { message } = await type(text, values);
      expect(message!.flags).toBe(MessageFlags.Ephemeral);
      expect(message!.content).toContain(t('errors-illegal-action'));
      expect(enabled(message!).length).toBeGreaterThan(0);
    }
    const other = on.playground.discord.users.find(
      ({ id: of, data }) => of !== active().id && ['ann', 'ben'].includes(data.username),
    )!;
    for (const text of ['quests reveal', 'quests done']) {
      const { message } = await other.command(on.channelId, text, {});
      expect(message!.content).toContain('You’ll be notified when it’s yours');
    }
    await on.tables.change(id, { userId: on.playground.discord.user('ann').id, name: 'Ann' }, closed(false));
    const gone = await on.playground.discord.user('ann').command(on.channelId, 'quests done', {});
    expect(gone.message!.content).toBe(t('errors-no-table-here'));
  });
});
