import { describe, expect, it } from 'vitest';
import { answeringBy } from '../../../src/base/deadline.ts';
import { Budget, inBackground, type Rank, rankHere } from '../../../src/discord/requests/budget.ts';
import { ManualClock } from '../../base/manual-clock.ts';

function start(perSecond: number) {
  const clock = new ManualClock();
  const budget = new Budget(perSecond, clock);
  const began = clock.now();
  const turns: [name: string, at: number][] = [];
  const ask = (name: string, rank: Rank = 'people', signal?: AbortSignal) =>
    budget.turn(rank, signal).then(
      () => void turns.push([name, clock.now() - began]),
      (reason: unknown) => void turns.push([`${name}: ${reason}`, clock.now() - began]),
    );
  const settle = () => new Promise(setImmediate);
  const advance = async (ms: number) => {
    for (let left = ms; left > 0; left -= 100) {
      clock.advance(Math.min(100, left));
      await settle();
    }
  };
  return { budget, turns, ask, settle, advance };
}

describe('a budget of requests', () => {
  it('gives so many turns in any second, in order', async () => {
    const { turns, ask, advance, settle } = start(2);
    void ask('a');
    await settle();
    await advance(600);
    for (const name of 'bcde') void ask(name);
    await settle();
    await advance(2_000);
    expect(turns).toEqual([
      ['a', 0],
      ['b', 600],
      ['c', 1_000],
      ['d', 1_600],
      ['e', 2_000],
    ]);
  });

  it('lets those who wait for an answer come first, then people, then the rest', async () => {
    const { turns, ask, advance } = start(1);
    for (const [name, rank] of [
      ['now', 'nobody'],
      ['rest', 'nobody'],
      ['table', 'people'],
      ['answer', 'answer'],
    ] as const)
      void ask(name, rank);
    await advance(4_000);
    expect(turns.map(([name]) => name)).toEqual(['now', 'answer', 'table', 'rest']);
  });

  it('lets the rest come too, however much people ask for', async () => {
    const { turns, ask, advance } = start(1);
    void ask('first');
    void ask('rest', 'nobody');
    for (let at = 0; at < 30; at++) void ask('people');
    await advance(20_000);
    expect(turns.findIndex(([name]) => name === 'rest')).toBe(11);
  });

  it('gives none while it is paused, nor to who has left', async () => {
    const { budget, turns, ask, advance, settle } = start(1);
    const gone = new AbortController();
    budget.pause(2_500);
    void ask('gone', 'people', gone.signal);
    void ask('here');
    gone.abort('gone');
    await settle();
    await advance(3_000);
    expect(turns).toEqual([
      ['gone: gone', 0],
      ['here', 2_500],
    ]);
    expect(budget.waiting).toBe(0);
  });

  it('knows who waits for what is being done', () => {
    expect(rankHere()).toBe('people');
    expect(answeringBy(Date.now(), rankHere)).toBe('answer');
    expect(inBackground(rankHere)).toBe('nobody');
  });
});
