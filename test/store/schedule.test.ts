import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Schedule } from '../../src/store/schedule.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { recorder } from '../base/recorder.ts';
import { quiet } from '../clocks/fixtures.ts';
import { FaultyStore } from '../table/fixtures/stores.ts';

const SECOND = 1_000;
const LIST = 'due';

let store: FaultyStore;
let clock: ManualClock;
const running: Schedule[] = [];

beforeEach(() => {
  store = new FaultyStore();
  clock = new ManualClock(0);
});
afterEach(async () => {
  for (const schedule of running.splice(0)) await schedule.stop();
});

/** A process that does what's due of kind `a`; it notes each as `ID@SECONDS`, and by itself takes it off the list. */
function processOf(attend?: (id: string) => Promise<void>, atFirst?: number) {
  const done: string[] = [];
  const { log, lines } = recorder();
  const schedule = new Schedule({ store, list: LIST, clock, log, ...(atFirst && { atFirst }) });
  schedule.on('a', async (id) => {
    done.push(`${id}@${clock.now() / SECOND}`);
    await (attend ? attend(id) : store.enter([], [{ list: LIST, id: `a:${id}` }]));
  });
  running.push(schedule);
  return { schedule, done, lines };
}

const enter = (id: string, rank: number) => store.enter([{ list: LIST, id, rank, text: '' }]);

async function pass(seconds: number): Promise<void> {
  await quiet(5);
  for (const end = clock.now() + seconds * SECOND; clock.now() < end; ) {
    clock.advance(Math.min(SECOND / 2, end - clock.now()));
    await quiet(5);
  }
}

describe('what is due', () => {
  it('is done when it is due, and once', async () => {
    await enter('a:1', 5 * SECOND);
    const { schedule, done } = processOf();
    schedule.start();
    await pass(4.5);
    expect(done).toEqual([]);
    await pass(30);
    expect(done).toEqual(['1@5']);
  });

  it('is done in time if it is entered while nothing was due', async () => {
    const { schedule, done } = processOf();
    schedule.start();
    await pass(10);
    await enter('a:1', clock.now() + 2 * SECOND);
    await pass(2);
    expect(done).toEqual(['1@12']);
  });

  it('is looked at before its time if that may be wrong, once it has started and from then on', async () => {
    for (let entry = 0; entry < 450; entry++) await enter(`a:${entry}`, (1_000 + entry) * SECOND);
    const { schedule, done } = processOf(async () => undefined);
    await schedule.review();
    expect(done).toEqual([]);
    schedule.start();
    await vi.waitUntil(() => done.length >= 450);
    expect(new Set(done).size).toBe(450);
    await schedule.review();
    expect(done.length).toBe(900);
    expect((await store.list({ list: LIST, limit: 1 }))[0]!.rank).toBe(1_000 * SECOND);
  });

  it('is done at once if its time has come in the middle of a look, wherever that was', async () => {
    for (let turn = 0; turn < 12; turn++) {
      clock = new ManualClock(0);
      await enter('a:1', 2 * SECOND);
      const { schedule, done } = processOf();
      schedule.start();
      for (let turns = turn; turns > 0; turns--) await Promise.resolve();
      clock.advance(3 * SECOND);
      await quiet();
      expect(done, `after ${turn} microtasks`).toEqual([expect.stringMatching(/^1@[23]$/)]);
      await schedule.stop();
    }
  });

  it('is done in time if it’s entered in the middle of a look, wherever that was', async () => {
    for (let turn = 0; turn < 12; turn++) {
      clock = new ManualClock(0);
      const { schedule, done } = processOf();
      schedule.start();
      for (let turns = turn; turns > 0; turns--) await Promise.resolve();
      await enter('a:1', 2 * SECOND);
      await pass(2);
      expect(done, `after ${turn} microtasks`).toEqual(['1@2']);
      await schedule.stop();
    }
  });

  it('is done by one process of several', async () => {
    store.isShared = true;
    const [one, other] = [processOf(), processOf()];
    for (const { schedule } of [one, other]) schedule.start();
    for (let id = 0; id < 100; id++) await enter(`a:${id}`, id);
    await pass(5);
    const ids = [...one.done, ...other.done].map((line) => line.split('@')[0]);
    expect(ids.length).toBe(100);
    expect(new Set(ids).size).toBe(100);
  });

  it('is looked for once a second where others may note something, and claimed when its time comes', async () => {
    store.isShared = true;
    const asked = { list: 0, claim: 0 };
    const { list, claim } = store;
    store.list = (query) => {
      asked.list++;
      return list.call(store, query);
    };
    store.claim = (...given) => {
      asked.claim++;
      return claim.apply(store, given);
    };
    const { schedule, done } = processOf();
    schedule.start();
    await pass(10);
    expect(asked).toEqual({ list: expect.toSatisfy((times: number) => times <= 11), claim: 0 });
    await enter('a:1', clock.now() + 1.5 * SECOND);
    await pass(2);
    expect(done).toEqual(['1@11.5']);
    // The second finds nothing.
    expect(asked.claim).toBe(2);
  });

  it('is done by another process if the one that claimed it is gone', async () => {
    store.isShared = true;
    await enter('a:1', 0);
    const { schedule: gone } = processOf(() => new Promise(() => undefined));
    gone.start();
    await quiet();
    gone.pause();
    running.splice(0);
    const next = processOf();
    next.schedule.start();
    await pass(1.5);
    expect(next.done).toEqual([]);
    await pass(1);
    expect(next.done).toEqual(['1@2']);
  });

  it('is not begun again while it is being done', async () => {
    let finish = () => {};
    await enter('a:1', 0);
    const { schedule, done } = processOf(() => new Promise((resolve) => (finish = resolve)));
    schedule.start();
    await pass(30);
    finish();
    expect(done).toEqual(['1@0']);
  });
});

describe('what fails', () => {
  it('is tried again, less and less often, and is late meanwhile', async () => {
    await enter('a:1', 0);
    const { schedule, done, lines } = processOf(async () => {
      throw new Error('not today');
    });
    schedule.start();
    await pass(40);
    expect(done).toEqual(['1@0', '1@2', '1@4', '1@6', '1@10', '1@18', '1@34']);
    expect(schedule.late).toBe(1);
    expect(lines.length).toBe(done.length);
    await pass(3_600);
    const times = done.map((line) => Number(line.split('@')[1]));
    expect(times.at(-1)! - times.at(-2)!).toBe(300);
  });

  it('keeps nothing else waiting', async () => {
    await enter('a:1', 0);
    const { schedule, done } = processOf(async (id) => {
      if (id === '1') throw new Error('not today');
      await store.enter([], [{ list: LIST, id: `a:${id}` }]);
    });
    schedule.start();
    await pass(10);
    await enter('a:2', clock.now());
    await pass(1);
    expect(done.filter((line) => line.startsWith('2'))).toEqual(['2@10']);
  });
});

describe('a schedule that is behind', () => {
  const isSoon = async (waiting: Promise<void>) => {
    let is = false;
    void waiting.then(() => {
      is = true;
    });
    await quiet();
    return is;
  };

  it('has caught up once everything that is due has been begun', async () => {
    const ends: (() => void)[] = [];
    for (let id = 0; id < 70; id++) await enter(`a:${id}`, 0);
    const { schedule, done } = processOf((id) =>
      new Promise<void>((resolve) => ends.push(resolve)).then(() =>
        store.enter([], [{ list: LIST, id: `a:${id}` }]),
      ),
    );
    expect(await isSoon(schedule.caughtUp(60 * SECOND))).toBe(true);
    schedule.start();
    await quiet();
    const waiting = schedule.caughtUp(60 * SECOND);
    expect(await isSoon(waiting)).toBe(false);
    for (let round = 0; round < 2; round++) {
      for (const end of ends.splice(0)) end();
      await pass(1);
    }
    expect(done.length).toBe(70);
    expect(await isSoon(waiting)).toBe(true);
    for (const end of ends) end();
  });

  it('keeps nobody waiting for longer than they want, nor once it has stopped', async () => {
    for (let id = 0; id < 70; id++) await enter(`a:${id}`, 0);
    const { schedule } = processOf(() => new Promise(() => undefined));
    schedule.start();
    await quiet();
    const short = schedule.caughtUp(2 * SECOND);
    const long = schedule.caughtUp(60 * SECOND);
    await pass(2);
    expect([await isSoon(short), await isSoon(long)]).toEqual([true, false]);
    running.splice(0);
    void schedule.stop();
    expect(await isSoon(long)).toBe(true);
  });
});

describe('a process that begins with few at once', () => {
  it('does more as long as it is quick, and fewer once it is slow', async () => {
    for (let id = 0; id < 60; id++) await enter(`a:${id}`, 0);
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const off = (id: string) => store.enter([], [{ list: LIST, id: `a:${id}` }]);
    const { schedule } = processOf((id) => new Promise<void>((end) => ends.push(end)).then(() => off(id)), 2);
    schedule.start();
    for (const took of [0, 0, 0, 2, 0]) {
      await pass(took);
      begun.push(ends.length);
      for (const end of ends.splice(0)) end();
      await quiet();
    }
    const stopped = schedule.stop();
    for (const end of ends) end();
    await stopped;
    expect(begun).toEqual([2, 4, 8, 16, 2]);
  });
});

describe('a store that fails', () => {
  it('is asked again', async () => {
    const { schedule, done } = processOf();
    store.failing.add('get');
    schedule.start();
    await pass(3);
    store.failing.clear();
    await enter('a:1', 0);
    await pass(1);
    expect(done.length).toBe(1);
  });
});

describe('a schedule that pauses', () => {
  it('does nothing until it goes on', async () => {
    const { schedule, done } = processOf();
    schedule.start();
    schedule.pause();
    await enter('a:1', 0);
    await pass(60);
    expect(done).toEqual([]);
    schedule.goOn();
    await quiet();
    expect(done).toEqual(['1@60']);
  });
});
