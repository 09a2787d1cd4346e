import { beforeEach, describe, expect, it } from 'vitest';
import { wished } from '../../src/clocks/following.ts';
import type { TableInfo } from '../../src/table/views.ts';
import { ada, bob, cyd, openGame } from '../table/fixtures/room.ts';
import { registerThicket } from '../table/fixtures/thicket.ts';
import { HOUR, quiet, Ward } from './fixtures.ts';

registerThicket();

const DAY = 24 * HOUR;

let on: Ward;
beforeEach(async () => {
  on = await new Ward().start();
});

describe('what those who are there want of a clock', () => {
  /** A table whose clock its host has stopped, and who was there when, in days before now. */
  async function stopped(days: readonly number[]) {
    const { id } = await openGame(on.tables, { guests: [bob, cyd], variant: 'long' });
    const now = on.clock.now();
    const there = [ada, bob, cyd].map(({ userId }, at) => ({ userId, at: now - days[at]! * DAY }));
    const table: TableInfo = { ...(await on.tables.info(id)), pace: '1d', there };
    const clock = {
      ...{ wait: 1, awaited: null, begun: 0, used: 0, at: 0, away: null, paused: now - 10 * DAY, asking: [] },
      ...{ reminded: 0, seen: false, misses: {}, acting: false, lines: [], due: null },
    };
    return { table, clock, now };
  }

  it('is that most of them let it go on, whoever has stopped it', async () => {
    const { table, clock, now } = await stopped([10, 1, 1]);
    const first = wished(clock, table, { ...bob, wish: 'resume' }, [], now);
    expect(first).toMatchObject({ done: false, asking: ['Bob'], needed: 2 });
    expect(wished(first.value, table, { ...cyd, wish: 'resume' }, [], now)).toMatchObject({ done: true });
  });

  it('is what one of them wants if nobody else is there', async () => {
    const { table, clock, now } = await stopped([10, 1, 5]);
    expect(wished(clock, table, { ...bob, wish: 'resume' }, [], now)).toMatchObject({ done: true });
    const running = { ...clock, paused: null };
    expect(wished(running, table, { ...bob, wish: 'pause' }, [], now)).toMatchObject({ done: true });
  });

  it('waits for nobody who has said that they are away', async () => {
    const id = await on.game();
    on.preferences.set('1', { awayUntil: on.clock.now() + DAY });
    expect(await on.clocks.wish(id, bob, 'pause')).toMatchObject({ done: true, needed: 1 });
  });

  it('ends with the wait', async () => {
    const id = await on.game();
    expect(await on.clocks.wish(id, bob, 'pause')).toMatchObject({ done: false, asking: ['Bob'] });
    await on.act(id);
    await quiet();
    expect(on.stored(id)?.asking).toEqual([]);
  });
});
