import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRecord } from '../../../src/games/record.ts';
import { games } from '../../../src/games/registry.ts';
import { decideHere, type Question } from '../../../src/players/thinker.ts';
import { ThinkingPool } from '../../../src/players/thinking/thinking-pool.ts';
import { ManualClock } from '../../base/manual-clock.ts';
import { BEGUN } from './fixtures/players.ts';

// By this test's clock, nothing takes any time; how long threads take to start says nothing.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const LIMITS = { hurry: 1_500, waiting: 2_000, thinking: 5_000 };
/** How long a thread may take to notice that nobody awaits its answer. */
const GRACE = 1_000;

let clock: ManualClock;
let pool: ThinkingPool;
const faults: unknown[] = [];
const pools: ThinkingPool[] = [];

function newPool(thread: string): ThinkingPool {
  const made = new ThinkingPool({
    ...{ clock, threads: 1, limits: LIMITS, onFault: (error) => faults.push(error) },
    thread: new URL(thread, import.meta.url),
  });
  pools.push(made);
  return made;
}

beforeEach(() => {
  clock = new ManualClock();
  pool = newPool('./fixtures/thread.mjs');
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((each) => each.close()));
  expect(faults.splice(0)).toEqual([]);
});

/** The first decision of a game, for that player. */
function question(player: string, seed = 'one'): Question {
  const game = games.get('artus')!;
  const options = { variant: 'advanced', seats: 2, rules: {} };
  const { state } = startRecord(game.id, options, '0123456789abcdef0123456789abcdef');
  const seat = game.toAct(state)[0]!;
  const actions = game.legalActions(state, seat);
  return { game: game.id, player, view: game.view(state, seat), seat, actions, history: [], seed };
}

/** The next player that says that it has begun. */
function begun(): Promise<unknown> {
  const channel = new BroadcastChannel(BEGUN);
  return new Promise((resolve) => {
    channel.onmessage = (event) => {
      channel.close();
      resolve((event as MessageEvent).data);
    };
  });
}

const nameOf = (thought: Promise<unknown>): Promise<unknown> =>
  thought.then(
    () => 'thought',
    (error: Error) => error.name,
  );

/** Starts a player, and waits until it thinks. */
async function beginning(
  player: string,
  signal?: AbortSignal,
): Promise<{ readonly ended: Promise<unknown> }> {
  const has = begun();
  const ended = nameOf(pool.think(question(player), signal));
  await has;
  return { ended };
}

const stillThinks = (ended: Promise<unknown>): Promise<boolean> =>
  Promise.race([ended.then(() => false), new Promise<true>((resolve) => setImmediate(() => resolve(true)))]);

/** A player that never ends. */
const endless = (signal?: AbortSignal) => beginning('endless', signal);

/** The number that a player answers with. */
const numberFrom = async (asked: Question): Promise<number> => (await pool.think(asked)).considered[0]!.share;

describe('a pool of thinking threads', () => {
  it('thinks as the main thread would, the same each time', async () => {
    for (const seed of ['one', 'two', 'three']) {
      const asked = question('knight', seed);
      expect(await pool.think(asked)).toEqual(await decideHere(asked));
      expect(await pool.think(asked)).toEqual(await pool.think(asked));
    }
  });

  it('leaves the main thread free while a player thinks', async () => {
    const giveUp = new AbortController();
    const { ended } = await endless(giveUp.signal);
    let turns = 0;
    while (turns < 100) {
      await new Promise(setImmediate);
      turns++;
    }
    giveUp.abort();
    expect(await ended).toBe('AbortError');
  });

  it('answers at once where that holds up nothing, even while its threads are busy', async () => {
    const { ended } = await endless();
    expect(await pool.think(question('page'))).toEqual(await decideHere(question('page')));
    clock.advance(LIMITS.thinking);
    await ended;
  });

  it('lets no Squire with few actions wait behind others for a thread', async () => {
    const { ended } = await endless();
    const waiting = nameOf(pool.think(question('knight')));
    const asked = question('squire');
    const few = { ...asked, actions: asked.actions.slice(0, 2) };
    expect(await pool.think(few)).toEqual(await decideHere(few));
    clock.advance(LIMITS.thinking);
    await Promise.all([ended, waiting]);
  });

  it('gives up a thought, and goes on with the next question in a new thread', async () => {
    const giveUp = new AbortController();
    const { ended } = await endless(giveUp.signal);
    const next = pool.think(question('knight'));
    giveUp.abort();
    expect(await ended).toBe('AbortError');
    clock.advance(GRACE);
    expect(await next).toEqual(await decideHere(question('knight')));
  });

  it('goes on in the same thread after a thought that was given up', async () => {
    const thread = await numberFrom(question('numbered'));
    const giveUp = new AbortController();
    const { ended } = await beginning('obedient', giveUp.signal);
    giveUp.abort();
    expect(await ended).toBe('AbortError');
    expect(await numberFrom(question('numbered'))).toBe(thread);
  });

  it('gives up a question that waits, and one that is given up before it is asked', async () => {
    const { ended } = await endless();
    const giveUp = new AbortController();
    const waiting = nameOf(pool.think(question('knight'), giveUp.signal));
    giveUp.abort();
    expect(await waiting).toBe('AbortError');
    expect(await nameOf(pool.think(question('knight'), giveUp.signal))).toBe('AbortError');
    clock.advance(LIMITS.thinking);
    await ended;
  });

  it('ends a thread that thinks too long', async () => {
    const { ended } = await endless();
    clock.advance(LIMITS.thinking - 1);
    const next = pool.think(question('knight'));
    clock.advance(1);
    expect(await ended).toBe('ThoughtTooLong');
    clock.advance(GRACE);
    expect(await next).toEqual(await decideHere(question('knight')));
  });

  it('has an answer at the deadline, with the best found so far', async () => {
    const { ended } = await beginning('obedient');
    const waiting = pool.think(question('knight'));
    clock.advance(LIMITS.hurry - 1);
    expect(await stillThinks(ended)).toBe(true);
    clock.advance(1);
    expect(await ended).toBe('thought');
    expect(await waiting).toEqual(await decideHere(question('knight'), { share: 1, isOver: () => true }));
  });

  it('answers 40 questions at once, thinking less about each the more there are', async () => {
    const warnings: Error[] = [];
    const warn = (warning: Error) => warnings.push(warning);
    process.on('warning', warn);
    const shares = await Promise.all(Array.from({ length: 40 }, () => numberFrom(question('sharing'))));
    await new Promise(setImmediate);
    process.off('warning', warn);
    expect(warnings).toEqual([]);
    expect(shares).toEqual(shares.map((_, at) => (at === 0 ? 1 : Math.min(1, 4 / (40 - at)))));
  });

  it('lets nobody wait too long for a thread', async () => {
    const { ended } = await endless();
    const waiting = nameOf(pool.think(question('knight')));
    clock.advance(LIMITS.waiting);
    expect(await waiting).toBe('WaitedTooLong');
    clock.advance(LIMITS.thinking - LIMITS.waiting);
    expect(await ended).toBe('ThoughtTooLong');
  });

  it('does not count the wait against a question that has its thread', async () => {
    const { ended } = await endless();
    clock.advance(LIMITS.thinking - 1);
    expect(await stillThinks(ended)).toBe(true);
    clock.advance(1);
    await ended;
  });

  it('outlives a player that ends its thread, or throws', async () => {
    expect(await nameOf(pool.think(question('leaving')))).toBe('Error');
    expect(await nameOf(pool.think(question('throwing')))).toBe('RangeError');
    expect(await pool.think(question('knight'))).toEqual(await decideHere(question('knight')));
  });

  it('keeps the order of questions when a thread dies', async () => {
    const thoughts = ['leaving', 'knight', 'leaving', 'knight'].map((id) => nameOf(pool.think(question(id))));
    expect(await Promise.all(thoughts)).toEqual(['Error', 'thought', 'Error', 'thought']);
  });

  it('gives up everything when it is closed', async () => {
    const { ended } = await endless();
    const waiting = nameOf(pool.think(question('knight')));
    await pool.close();
    expect([await ended, await waiting]).toEqual(['AbortError', 'AbortError']);
    expect(await nameOf(pool.think(question('knight')))).toBe('AbortError');
    expect(await nameOf(pool.think(question('page')))).toBe('AbortError');
    expect(clock.next).toBeNull();
  });

  it('gives up a question whose thread cannot start', async () => {
    const broken = newPool('./fixtures/missing.mjs');
    const thought = nameOf(broken.think(question('knight')));
    while (faults.length === 0) await new Promise(setImmediate);
    clock.advance(LIMITS.thinking);
    expect(await thought).toBe('ThoughtTooLong');
    expect(faults.splice(0)).toHaveLength(1);
  });
});

it('a pool with idle threads lets the process end', async () => {
  const script = join(import.meta.dirname, 'fixtures/think-once.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script]);
  expect(stdout.trim()).toBe('thought');
});
