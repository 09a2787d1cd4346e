import { describe, expect, it } from 'vitest';
import { standings, wilson } from '../../scripts/tournament/standings.ts';

const game = (...shares: number[]) =>
  shares.map((share) => ({ share, score: 10 * share, times: [1 + share, 2] }));

describe('standings', () => {
  it('share the first place among those who tie, and add up a player’s seats', () => {
    const { players } = standings(['a', 'b', 'b'], [game(0.5, 0.5, 0), game(0, 1, 0), game(1, 0, 0)]);
    expect(players.map(({ name, seats }) => [name, seats])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(players.map(({ share }) => share)).toEqual([0.5, 0.5]);
    // a: 5 - 5, 0 - 10, 10 - 0; b: (5 - 5, 0 - 5), (10 - 0, 0 - 10), (0 - 10, 0 - 10).
    expect(players[0]!.margin).toBe(0);
    expect(players[1]!.margin).toBeCloseTo(-25 / 6);
  });

  it('tell what luck decides: deals that a seat wins whoever sits there', () => {
    // Entrant 0 sits in seat 0, then entrant 1 does.
    const bySeat = [game(1, 0), game(0, 1)];
    const byPlayer = [game(1, 0), game(1, 0)];
    const tied = [game(0.5, 0.5), game(0.5, 0.5)];
    expect(standings(['a', 'b'], [...bySeat, ...byPlayer, ...tied, ...tied]).decidedBySeat).toBe(0.25);
  });

  it('have the 95 % interval of Wilson, at the ends too', () => {
    expect(wilson(0.5, 100)).toEqual([expect.closeTo(0.4038, 4), expect.closeTo(0.5962, 4)]);
    expect(wilson(1, 200)).toEqual([expect.closeTo(0.9812, 4), 1]);
    expect(wilson(0, 200)).toEqual([0, expect.closeTo(0.0188, 4)]);
  });
});
