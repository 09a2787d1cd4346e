import { describe, expect, it } from 'vitest';
import { Impressions, type Manner } from '../../../src/players/search/opponents.ts';

const always = (index: number): Manner<{ actor: number }> => ({ choose: () => index });
const MOVES = Int32Array.of(10, 20, 30);

function seeing(...moved: [seat: number, index: number][]) {
  const impressions = new Impressions([always(0), always(1)], [0.75, 0.25], 2);
  for (const [actor, index] of moved) impressions.see({ actor }, MOVES, 3, index);
  return impressions;
}

describe('the impressions that seats make', () => {
  it('are as before of whoever has done nothing', () => {
    expect(seeing([0, 1], [0, 1]).of(1)[0]).toBeCloseTo(0.75, 9);
  });

  it('follow moves that fit one manner', () => {
    const [, once] = seeing([0, 1]).of(0);
    const [, twice] = seeing([0, 1], [0, 1]).of(0);
    expect(once).toBeGreaterThan(0.5);
    expect(twice).toBeGreaterThan(once!);
    expect(twice).toBeLessThan(1);
  });

  it("aren't changed by moves that fit no manner", () => {
    expect(seeing([0, 2]).of(0)[0]).toBeCloseTo(0.75, 9);
  });
});
