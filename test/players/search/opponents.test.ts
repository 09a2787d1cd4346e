import { describe, expect, it } from 'vitest';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { type Manner, Opponents, SEARCHES } from '../../../src/players/search/opponents.ts';

const always = (index: number): Manner<{ actor: number }> => ({ choose: () => index });
const MOVES = Int32Array.of(10, 20, 30);

function opponents(shares: number[][]) {
  return new Opponents([always(1), always(2)], shares, new SearchChance(5));
}

describe('the opponents of a search', () => {
  it('move in each manner as often as that is likely, and else search', () => {
    const drawn = opponents([[], [0.2, 0.5]]);
    const found = new Map<number, number>();
    for (let playout = 0; playout < 2000; playout++) {
      drawn.draw();
      expect(drawn.choose({ actor: 0 }, MOVES, 3)).toBe(SEARCHES);
      const index = drawn.choose({ actor: 1 }, MOVES, 3);
      found.set(index, (found.get(index) ?? 0) + 1);
    }
    expect(found.get(1)! / 2000).toBeCloseTo(0.2, 1);
    expect(found.get(2)! / 2000).toBeCloseTo(0.5, 1);
    expect(found.get(SEARCHES)! / 2000).toBeCloseTo(0.3, 1);
  });

  it('stay who they are for a whole playout', () => {
    const drawn = opponents([[0.5, 0.3]]);
    for (let playout = 0; playout < 100; playout++) {
      drawn.draw();
      const first = drawn.choose({ actor: 0 }, MOVES, 3);
      for (let again = 0; again < 5; again++) expect(drawn.choose({ actor: 0 }, MOVES, 3)).toBe(first);
    }
  });
});
