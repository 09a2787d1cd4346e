import { describe, expect, it } from 'vitest';
import { ChanceMismatch, RecordedChance } from '../../src/games/chance.ts';
import { newSeed, SeededChance } from '../../src/games/seeded-chance.ts';

const CARDS = ['a', 'b', 'c', 'c'];

describe('chance from a seed', () => {
  it('is the same for the same seed and outcome number', () => {
    const whole = new SeededChance('seed');
    const outcomes = [
      whole.pick('die', [1, 2, 3, 4, 5, 6]),
      whole.shuffle('pile', CARDS),
      whole.pick('coin', [0, 1]),
    ];
    const continued = new SeededChance('seed', 1);
    expect([continued.shuffle('pile', CARDS), continued.pick('coin', [0, 1])]).toEqual(outcomes.slice(1));
    expect(whole.drawn.map(({ what }) => what)).toEqual(['die', 'pile', 'coin']);
  });

  it('differs for another seed', () => {
    const order = (seed: string) => new SeededChance(seed).shuffle('pile', [...'abcdefghijklmnop']).join('');
    expect(order('one')).not.toBe(order('two'));
  });

  it('gives each outcome and each order about equally often', () => {
    const picks = new Map<number, number>();
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const chance = new SeededChance(`seed ${i}`);
      const pick = chance.pick('die', [1, 2, 3]);
      const order = chance.shuffle('pile', ['a', 'b', 'c']).join('');
      picks.set(pick, (picks.get(pick) ?? 0) + 1);
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...picks.keys()].sort()).toEqual([1, 2, 3]);
    for (const count of picks.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('doesn’t modify the items', () => {
    const items = [...CARDS];
    new SeededChance('seed').shuffle('pile', items);
    expect(items).toEqual(CARDS);
  });

  it('has distinct seeds of 32 hexadecimal digits', () => {
    expect(newSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(newSeed()).not.toBe(newSeed());
  });
});

describe('recorded chance', () => {
  it('repeats what was drawn', () => {
    const seeded = new SeededChance('seed');
    const first = [seeded.shuffle('pile', CARDS), seeded.pick('coin', [0, 1])];
    const recorded = new RecordedChance(seeded.drawn);
    expect(recorded.exhausted).toBe(false);
    expect([recorded.shuffle('pile', CARDS), recorded.pick('coin', [0, 1])]).toEqual(first);
    expect(recorded.exhausted).toBe(true);
    expect(recorded.next).toBeUndefined();
  });

  it.each([
    ['nothing', []],
    ['another name', [{ what: 'hand', order: CARDS }]],
    ['an outcome', [{ what: 'pile', outcome: 'a' }]],
    ['a card missing', [{ what: 'pile', order: ['a', 'b', 'c'] }]],
    ['a duplicate card', [{ what: 'pile', order: ['a', 'b', 'b', 'c'] }]],
  ])('refuses %s for an order', (_, entries) => {
    expect(() => new RecordedChance(entries).shuffle('pile', CARDS)).toThrow(ChanceMismatch);
  });

  it.each([
    ['nothing', []],
    ['another name', [{ what: 'die', outcome: 0 }]],
    ['an order', [{ what: 'coin', order: [0, 1] }]],
    ['an impossible outcome', [{ what: 'coin', outcome: 2 }]],
    ['another type', [{ what: 'coin', outcome: '0' }]],
  ])('refuses %s for a pick', (_, entries) => {
    expect(() => new RecordedChance(entries).pick('coin', [0, 1])).toThrow(ChanceMismatch);
  });
});
