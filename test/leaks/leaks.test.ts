import { describe, expect, it } from 'vitest';
import type { Found } from '../../scripts/leaks/told.ts';
import { KINDS } from './games.ts';
import { found } from './tallies.ts';

describe('what is hidden', () => {
  it('changes not a byte of what anybody gets who may not know it', async () => {
    const { tallies, differences }: Found = await found({
      seed: 'hidden',
      pairs: 200,
      first: 0,
      by: 1,
      pictures: 50,
      only: null,
    });
    expect(differences).toEqual([]);
    const sum = (key: 'pairs' | 'drawn' | 'differing') =>
      tallies.reduce((total, each) => total + each[key], 0);
    expect([sum('pairs'), sum('differing')]).toEqual([200, 0]);
    expect(sum('drawn')).toBeGreaterThan(0);
    expect(new Set(tallies.map(({ audience }) => audience)).size).toBe(4);
    expect(new Set(tallies.map(({ game }) => game)).size).toBe(KINDS.length);
  }, 120_000);
});
