import { describe, expect, it } from 'vitest';
import { encodeAction } from '../../../src/players/court/codes.ts';
import { watchRecord } from '../../../src/players/court/opponents.ts';
import { fromState } from '../../../src/players/court/position.ts';
import type { PublicStep } from '../../../src/players/player.ts';
import { playGame } from '../../games/court/random-game.ts';

const noDice = { below: () => 0 };

describe('the record of a game in the Court', () => {
  it.each([2, 3, 4])('shows every decision with a choice of %i seats, and what was chosen', (seats) => {
    for (let seed = 0; seed < 20; seed++) {
      const plies = [...playGame(seats, seed)];
      const expected = plies
        .filter(({ legal }) => legal.length > 1)
        .map(({ before, action }) => [{ ...fromState(before, noDice) }, encodeAction(action)]);
      const seen: unknown[] = [];
      watchRecord(seats, plies, (position, moves, count, index) => {
        expect(index).toBeLessThan(count);
        seen.push([structuredClone({ ...position }), moves[index]]);
      });
      expect(seen).toEqual(expected);
    }
  });

  it("is followed up to what can't have happened", () => {
    const plies: PublicStep[] = [...playGame(4, 1)];
    const strange = plies.map((step, at) => (at === 10 ? { ...step, events: [{ type: 'ended' }] } : step));
    let seen = 0;
    watchRecord(4, strange, () => seen++);
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThanOrEqual(10);
  });
});
