import { expect, it } from 'vitest';
import type { GameAction } from '../../src/games/game.ts';
import { joined, started } from '../../src/table/lobby.ts';
import { undone } from '../../src/table/turn.ts';
import { seatViewFor } from '../../src/table/views.ts';
import { pickFrom, randomFrom } from '../discord/fixtures/stranger.ts';
import { ada, bob, cyd, GUILD } from '../table/fixtures/room.ts';
import { quiet, Ward } from './fixtures.ts';

const MINUTE = 60_000;

it('undoing gives no new time, to whoever undoes or to whoever is next', async () => {
  const on = await new Ward().start();
  const { id } = await on.tables.open({
    ...{ guildId: GUILD, channelId: 'c1', host: ada, game: 'court', variant: 'standard', theme: 'oak' },
    ...{ computers: 0, pace: '1h' },
  });
  for (const guest of [bob, cyd]) await on.tables.change(id, guest, joined);
  await on.tables.change(id, ada, started(0));
  await quiet();
  const random = randomFrom(3);
  const left = async () => ((await on.clocks.deadlineOf(id))!.due! - on.clock.now()) / MINUTE;
  const awaited = async () => {
    const { seats, toAct } = await on.tables.info(id);
    const holder = seats[toAct[0]!]!;
    if (holder.kind !== 'person') throw new Error('nobody is awaited');
    return holder;
  };
  for (;;) {
    await on.pass(MINUTE);
    const before = await left();
    const person = await awaited();
    let action: GameAction;
    await on.tables.act(id, person, null, ({ actions }) => (action = pickFrom(actions, random)));
    await quiet();
    const next = await awaited();
    const { canUndo } = await on.tables.read(id, seatViewFor(person.userId));
    if (!canUndo || next.userId === person.userId) continue;
    expect(await left()).toBe(60);
    await on.pass(3 * MINUTE);
    await on.tables.change(id, person, undone(null, 'step'));
    await quiet();
    expect(await awaited()).toEqual(person);
    expect(await left()).toBe(before);
    await on.pass(2 * MINUTE);
    await on.tables.act(id, person, null, () => action);
    await quiet();
    expect(await awaited()).toEqual(next);
    expect(await left()).toBe(57);
    break;
  }
});
