import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Fleet, OtherTotal } from '../../src/operations/fleet.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { recorder } from '../base/recorder.ts';
import { RosterStore } from './roster-store.ts';

const { log, lines } = recorder();
let store: RosterStore;
let fleets: { readonly fleet: Fleet; readonly clock: ManualClock }[];
beforeEach(() => {
  store = new RosterStore();
  fleets = [];
  lines.length = 0;
});
afterEach(async () => {
  for (const { fleet } of fleets) await fleet.leave();
});

const A_LOT = 1_000_000;

const settle = () => new Promise(setImmediate);
/** Everybody's time passes, though none of them has the same. */
const pass = async (ms: number, whose = fleets) => {
  for (let passed = 0; passed < ms; passed += 100) {
    for (const { clock } of whose) clock.advance(100);
    await settle();
  }
};
const member = async (pid: number, time = pid * A_LOT) => {
  const clock = new ManualClock(time);
  const self = { host: 'here', pid, version: '1.0.0', transport: 'gateway' as const };
  const fleet = new Fleet({ store, self, clock, log });
  fleets.push({ fleet, clock });
  await fleet.start();
  return fleet;
};
/** What comes of it, in a few seconds. */
const soon = async <T>(work: Promise<T>, whose = fleets): Promise<T> => {
  work.catch(() => undefined);
  await pass(6_000, whose);
  return work;
};
const pids = (fleet: Fleet) => fleet.others.map(({ pid }) => pid).sort();
/** The time of the process that began with it stands still. */
const dies = (pid: number) => {
  fleets = fleets.filter(({ clock }) => Math.floor(clock.now() / A_LOT) !== pid);
};

describe('the running processes', () => {
  it('know of each other, whatever their clocks say', async () => {
    const one = await member(1);
    const two = await member(2);
    await soon(one.join({ ids: [0], total: 2 }));
    await pass(3_000);
    expect([pids(one), pids(two)]).toEqual([[2], [1]]);
    expect(two.others[0]).toMatchObject({
      host: 'here',
      pid: 1,
      version: '1.0.0',
      transport: 'gateway',
      shards: { ids: [0], total: 2 },
    });
  });

  it('forget who leaves at once, and who dies after five seconds', async () => {
    const one = await member(1);
    const two = await member(2);
    await member(3);
    await pass(2_500);
    expect(pids(one)).toEqual([2, 3]);
    await two.leave();
    await pass(1_100);
    expect(pids(one)).toEqual([3]);
    dies(3);
    await pass(3_000);
    expect(pids(one)).toEqual([3]);
    await pass(3_000);
    expect(pids(one)).toEqual([]);
    expect(store.ids()).toHaveLength(2);
    await pass(61_000);
    expect(store.ids()).toHaveLength(1);
  });

  it('add up their invalid requests', async () => {
    const one = await member(1);
    const two = await member(2);
    const counts = [
      { count: 5, elsewhere: 0 },
      { count: 7, elsewhere: 0 },
    ] as const;
    one.watch(counts[0]);
    two.watch(counts[1]);
    await pass(3_000);
    expect(counts.map(({ elsewhere }) => elsewhere)).toEqual([7, 5]);
  });

  it('go on while the store is away, and say so once', async () => {
    const one = await member(1);
    store.isAway = true;
    await pass(3_000);
    expect(lines.map(({ level }) => level)).toEqual(['warn']);
    store.isAway = false;
    const two = await member(2);
    await pass(2_000);
    expect([pids(one), pids(two)]).toEqual([[2], [1]]);
  });
});

describe('the number of shards', () => {
  it('has to be that of the running processes', async () => {
    const one = await member(1);
    await soon(one.join({ ids: [0, 1], total: 4 }));
    const two = await member(2);
    const joined = soon(two.join({ ids: [0], total: 8 }));
    await expect(joined).rejects.toBeInstanceOf(OtherTotal);
    await expect(joined).rejects.toMatchObject({ own: 8, running: 4 });
    // Though by its own clock, it was there before.
    const zero = await member(0);
    await expect(soon(zero.join({ ids: [0], total: 8 }))).rejects.toBeInstanceOf(OtherTotal);
    const three = await member(3);
    await soon(three.join({ ids: [1, 2], total: 4 }));
    expect(await soon(three.total())).toBe(4);
  });

  it('may change once those that had another are dead', async () => {
    const one = await member(1);
    await soon(one.join({ ids: [0], total: 4 }));
    dies(1);
    const two = await member(2);
    await soon(two.join({ ids: [0], total: 8 }));
    const three = await member(3);
    expect(await soon(three.total())).toBe(8);
  });

  it('is nobody’s in an empty store, which costs no time', async () => {
    const one = await member(1);
    expect(await one.total()).toBeNull();
    await one.join({ ids: [0], total: 4 });
  });
});

describe('a turn to identify', () => {
  const never = new AbortController().signal;

  it('is one process’s for five seconds, and of each bucket by itself', async () => {
    const one = await member(1, A_LOT);
    const two = await member(2, A_LOT);
    await one.claim(0, never);
    await two.claim(1, never);
    let has = false;
    const claimed = two.claim(0, never).then(() => {
      has = true;
    });
    await pass(5_000);
    expect(has).toBe(false);
    await pass(1_000);
    await claimed;
  });

  it('is not held up by a clock that is fast', async () => {
    const one = await member(9);
    const two = await member(2);
    await one.claim(0, never);
    await soon(two.claim(0, never));
  });

  it('is one’s alone, of those that come at once', async () => {
    const members = [await member(1, A_LOT), await member(2, A_LOT), await member(3, A_LOT)];
    let had = 0;
    const all = members.map((each) => each.claim(0, never).then(() => had++));
    await pass(5_000);
    expect(had).toBe(1);
    await pass(6_000);
    expect(had).toBe(2);
    await pass(6_000);
    await Promise.all(all);
  });

  it('is not waited for any more by who is told not to', async () => {
    const one = await member(1, A_LOT);
    const two = await member(2, A_LOT);
    await one.claim(0, never);
    const stopped = new AbortController();
    const claimed = two.claim(0, stopped.signal);
    await settle();
    stopped.abort(new Error('stopped'));
    await expect(claimed).rejects.toThrow('stopped');
  });
});

describe('a chore', () => {
  it('is done by whoever comes first, and the others wait until it is done', async () => {
    const one = await member(1);
    const two = await member(2);
    await pass(2_000);
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = one.once('commands', 'a', () => work);
    await pass(500);
    let isOver = false;
    const second = two
      .once('commands', 'a', async () => expect.unreachable())
      .finally(() => {
        isOver = true;
      });
    await pass(3_000);
    expect(isOver).toBe(false);
    finish();
    expect(await first).toBe(true);
    expect(await soon(second)).toBe(false);
  });

  it('is done again for another purpose, by who is alone, and after a failure or a death', async () => {
    const one = await member(1);
    const two = await member(2);
    await pass(2_000);
    const done: string[] = [];
    const by = (name: string) => async () => void done.push(name);
    await soon(one.once('commands', 'a', by('one')));
    await soon(two.once('commands', 'b', by('two')));
    const failing = one.once('commands', 'c', async () => Promise.reject(new Error('refused')));
    await expect(soon(failing)).rejects.toThrow('refused');
    await soon(two.once('commands', 'c', by('two again')));
    void one.once('emoji', 'a', () => new Promise(() => undefined));
    await pass(500);
    dies(1);
    await pass(6_000);
    await soon(two.once('emoji', 'a', by('two at last')));
    await soon(two.once('emoji', 'a', by('two as ever')));
    expect(done).toEqual(['one', 'two', 'two again', 'two at last', 'two as ever']);
  });
});
