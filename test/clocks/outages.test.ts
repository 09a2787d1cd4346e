import { beforeEach, describe, expect, it } from 'vitest';
import { ada } from '../table/fixtures/room.ts';
import { registerThicket } from '../table/fixtures/thicket.ts';
import { HOUR, quiet, Ward } from './fixtures.ts';

registerThicket();

const MINUTE = 60_000;

let on: Ward;
let id: string;
beforeEach(async () => {
  on = await new Ward().start();
  id = await on.game();
});

const due = async () => ((await on.clocks.deadlineOf(id))!.due! - on.clock.now()) / MINUTE;
const times = () => on.channel.log.map(([kind, , at]) => [kind, at]);

describe('no time passes', () => {
  it('between the end of a run and the next one', async () => {
    await on.pass(6 * HOUR);
    await on.stop();
    on.clock.advance(50 * HOUR);
    on = await new Ward(on).start();
    expect(await due()).toBe(18 * 60);
    await on.pass(24 * HOUR);
    expect(times()).toEqual([
      ['half', 62 * 60],
      ['last', 71.6 * 60],
    ]);
    expect(on.stored(id)?.misses).toEqual({ 0: 1 });
  });

  it('after a run was cut off, but for less than a minute in favour of the player', async () => {
    await on.pass(6 * HOUR + 0.5 * MINUTE);
    const crashed = on;
    on.clock.advance(0);
    const copy = on.store.copy();
    crashed.store.writesLeft = 0;
    await crashed.stop();
    on.clock.advance(10 * HOUR);
    on = await new Ward(on, copy).start();
    expect(await due()).toBe(18 * 60);
  });

  it('in several outages', async () => {
    for (let night = 0; night < 5; night++) {
      await on.pass(HOUR);
      await on.stop();
      on.clock.advance(7 * HOUR);
      on = await new Ward(on).start();
    }
    expect(await due()).toBe(19 * 60);
    await on.pass(19 * HOUR);
    expect((await on.tables.info(id)).toAct).toEqual([1]);
  });

  it('while the store can be neither read nor written', async () => {
    await on.pass(6 * HOUR);
    on.store.failing.add('put').add('get');
    await on.pass(2 * HOUR);
    expect(on.channel.log).toEqual([]);
    on.store.failing.clear();
    await on.pass(6.1 * HOUR);
    const [[kind, at]] = times() as [[string, number]];
    expect(kind).toBe('half');
    expect(Math.abs(at - 14 * 60)).toBeLessThanOrEqual(1);
  });

  it('while Discord is away, and nothing is tried', async () => {
    await on.pass(11 * HOUR);
    on.clocks.suspend();
    await on.pass(40 * HOUR);
    expect(on.channel.log).toEqual([]);
    await on.clocks.resume();
    expect(await due()).toBe(13 * 60);
    await on.pass(2 * HOUR);
    expect(times()).toEqual([['half', 52 * 60]]);
  });

  it('in an outage that somebody tells of', async () => {
    await on.pass(6 * HOUR);
    const now = on.clock.now();
    await on.clocks.outage(now - 2 * HOUR, now);
    expect(await due()).toBe(20 * 60);
  });

  it('while the machine sleeps', async () => {
    await on.pass(6 * HOUR);
    on.clock.shift += 30 * HOUR;
    await on.pass(MINUTE);
    expect(on.channel.log).toEqual([]);
    expect(await due()).toBeGreaterThanOrEqual(18 * 60 - 1);
    expect(await due()).toBeLessThanOrEqual(18 * 60);
  });

  it('while the machine sleeps, even if a table’s timer is the first to wake', async () => {
    await on.pass(MINUTE / 2);
    const live = await on.game('1h', 'c2');
    await on.pass(30 * MINUTE - 1_000);
    on.clock.shift += 5 * HOUR;
    await on.pass(2_000);
    expect((await on.tables.info(live)).wait).toBe(1);
    expect((await on.clocks.deadlineOf(live))!.due! - on.clock.now()).toBeGreaterThan(29 * MINUTE);
  });

  it('while the machine’s clock is set back', async () => {
    await on.pass(6 * HOUR);
    on.clock.shift -= 3 * HOUR;
    await on.pass(2 * HOUR);
    expect(await due()).toBe(19 * 60);
    await on.pass(7 * HOUR);
    expect(on.channel.log.length).toBe(1);
  });
});

describe('after an outage', () => {
  it('a table that has moved on meanwhile is not reminded of the move', async () => {
    await on.pass(11 * HOUR);
    await on.stop();
    await on.act(id);
    on = await new Ward(on).start();
    await on.pass(11 * HOUR);
    expect(on.channel.log).toEqual([]);
  });

  it('a line about an earlier wait is deleted', async () => {
    await on.pass(12 * HOUR);
    await on.stop();
    expect(on.channel.present.size).toBe(1);
    await on.act(id);
    on = await new Ward(on).start();
    await on.pass(3_000);
    expect(on.channel.present.size).toBe(0);
  });

  it('a line about a game that is over is deleted, and the clock with it', async () => {
    await on.pass(12 * HOUR);
    await on.stop();
    for (let turn = 0; turn < 8; turn++) await on.act(id);
    expect((await on.tables.info(id)).status).toBe('finished');
    on = await new Ward(on).start();
    await on.pass(3_000);
    expect(on.channel.present.size).toBe(0);
    expect(on.stored(id)).toBeNull();
  });

  it('a pause still stands', async () => {
    await on.clocks.wish(id, ada, 'pause');
    await on.stop();
    on = await new Ward(on).start();
    await on.pass(100 * HOUR);
    expect(await on.clocks.deadlineOf(id)).toMatchObject({ paused: true });
    expect(on.channel.log).toEqual([]);
  });

  it('a clock that cannot be read stays as it is, and the others go on', async () => {
    const other = await on.game('1d', 'c2');
    await on.stop();
    const copy = on.store.copy();
    copy.texts.set(`clock:${id}`, '{"version":9,"data":{}}');
    on = await new Ward(on, copy).start();
    await on.pass(12 * HOUR);
    expect(on.channel.log.length).toBe(1);
    expect(on.stored(other)?.reminded).toBe(1);
    expect(copy.texts.get(`clock:${id}`)).toBe('{"version":9,"data":{}}');
    expect(on.logged.map(({ message }) => message)).toContain('a clock has stopped for good');
  });
});

describe('many tables at once', () => {
  it('are reminded of at most twenty times a second, before and after a restart', async () => {
    for (let table = 2; table <= 50; table++) await on.game('1d', `c${table}`);
    const perSecond = () => {
      const counts = new Map<number, number>();
      for (const [, , at] of on.channel.log) counts.set(at, (counts.get(at) ?? 0) + 1);
      return [...counts].map(([at, count]) => [Math.round((at - 12 * 60) * 60), count]);
    };
    const end = on.clock.unshifted + 12 * HOUR;
    while ((on.clock.next ?? end + 1) < end) await on.alarm(end - 1);
    on.clock.advance(end - on.clock.unshifted);
    await quiet();
    expect(perSecond()).toEqual([[0, 20]]);
    await on.stop();
    on = await new Ward(on).start();
    for (let second = 0; second < 3; second++) {
      on.clock.advance(1_000);
      await quiet(300);
    }
    const counts = perSecond().map(([, count]) => count!);
    expect(Math.max(...counts)).toBe(20);
    expect(counts.reduce((sum, count) => sum + count)).toBe(50);
  });
});
