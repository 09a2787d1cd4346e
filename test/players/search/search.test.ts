import { describe, expect, it } from 'vitest';
import type { AnyGame, Seat } from '../../../src/games/game.ts';
import type { Decision } from '../../../src/players/player.ts';
import { seededRandom } from '../../../src/players/random.ts';
import { searched } from '../../../src/players/search/thinking.ts';
import { nim } from '../../example/nim/rules.ts';
import { nimSearch } from '../../example/nim/search.ts';
import type { NimState } from '../../example/nim/types.ts';

const game = nim as unknown as AnyGame;

function decisionWith(left: number, seats = 2, seed = 'nim'): Decision {
  const players = Array.from({ length: seats }, () => ({ taken: 0, won: false }));
  const view: NimState = { left, toAct: 0, turn: 0, players };
  const seat: Seat = 0;
  return {
    game,
    view,
    seat,
    actions: game.legalActions(view, seat),
    history: [],
    random: seededRandom(seed),
  };
}

describe('the search', () => {
  it.each([5, 6, 7, 9, 10, 11])('finds the winning move with %i left', (left) => {
    const thought = searched(nimSearch, decisionWith(left), 2000);
    expect(thought.action).toEqual({ type: 'take', knights: left % 4 });
    expect(thought.considered[0]!.share).toBeGreaterThan(0.8);
  });

  it('knows a lost position', () => {
    expect(searched(nimSearch, decisionWith(8), 2000).considered[0]!.share).toBeLessThan(0.2);
  });

  it('lets every seat play for itself', () => {
    // Seat 1 can win at once whatever is left, so seat 0 can't; seat 2 must not be thought to help it.
    const { considered } = searched(nimSearch, decisionWith(4, 3), 3000);
    expect(considered.every(({ share }) => share < 0.1)).toBe(true);
  });

  it('thinks the same of the same question', () => {
    const thought = (seed: string) => searched(nimSearch, decisionWith(15, 4, seed), 100);
    expect(thought('a')).toEqual(thought('a'));
  });
});
