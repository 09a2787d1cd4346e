import { describe, expect, it } from 'vitest';
import { courtPositions } from '../../../scripts/samples/court.ts';
import { isLastRound } from '../../../src/games/court/data.ts';
import { court } from '../../../src/games/court/index.ts';

describe('the course of King Arthur’s Court', () => {
  it('counts characters only in the last round, since they go back before', () => {
    let differ = 0;
    for (const seats of [2, 3, 4])
      for (const { table } of courtPositions(seats, 2)) {
        const counted = table.players.map((player) =>
          isLastRound(table) ? player.standing : player.lasting,
        );
        expect(court.course!.standings(table)).toEqual(
          counted.map(({ sizes: [min, mid, max] }) => min * 10_000 + mid * 100 + max),
        );
        if (table.players.some(({ standing, lasting }) => String(standing.sizes) !== String(lasting.sizes)))
          differ++;
      }
    expect(differ).toBeGreaterThan(0);
  });
});
