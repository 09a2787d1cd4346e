import { describe, expect, it } from 'vitest';
import type { AnyGame, GameAction, Seat } from '../../../src/games/game.ts';
import type { Decision } from '../../../src/players/player.ts';
import { seededRandom } from '../../../src/players/random.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { Opponents } from '../../../src/players/search/opponents.ts';
import { MOST_MOVES } from '../../../src/players/search/position.ts';
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

  it('makes use of opponents who are thought not to search', () => {
    const takesOne = { choose: () => 0 };
    const game: typeof nimSearch = {
      ...nimSearch,
      opponents: (_position, _variant, history, chance) =>
        new Opponents([takesOne], [[], [history.length === 0 ? 0 : 1]], chance),
    };
    const decision = decisionWith(8);
    const history = [{ seat: 1, events: [{ type: 'took' }] }];
    expect(searched(game, decision, 2000).considered[0]!.share).toBeLessThan(0.2);
    expect(searched(game, { ...decision, history }, 2000).considered[0]!.share).toBeGreaterThan(0.8);
  });

  it('begins with what the judge likes best, and puts what it hasn’t tried in the judge’s order', () => {
    const chance = new SearchChance(1);
    for (let left = 5; left < 20; left++) {
      const decision = decisionWith(left, 3);
      const position = nimSearch.fromView(decision.view, 0, [], chance);
      const [moves, ranks] = [new Int32Array(MOST_MOVES), new Float64Array(MOST_MOVES)];
      const count = position.legalMoves(moves);
      nimSearch.judge(game.variants[0]!, 3).rank(position, moves, count, ranks);
      const rankOf = (action: GameAction) => ranks[moves.indexOf(nimSearch.moveOf(action, position))]!;
      const found = searched(nimSearch, decision, 1).considered.map(({ action }) => rankOf(action));
      expect(found).toEqual(found.toSorted((a, b) => b - a));
    }
  });

  it('thinks the same of the same question', () => {
    const thought = (seed: string) => searched(nimSearch, decisionWith(15, 4, seed), 100);
    expect(thought('a')).toEqual(thought('a'));
  });

  it('ends as soon as it’s told to, but not before a sixteenth of its playouts', () => {
    let asked = 0;
    const seen = (most: number) => {
      asked = 0;
      const effort = { share: 1, isOver: () => ++asked > most };
      return searched(nimSearch, { ...decisionWith(15, 4), effort }, 1600);
    };
    const [hurried, soon] = [seen(0), seen(1)];
    expect(asked).toBe(2);
    const withShare = (share: number) =>
      searched(nimSearch, { ...decisionWith(15, 4), effort: { share, isOver: () => false } }, 1600);
    expect(hurried).toEqual(withShare(1 / 16));
    expect(soon).toEqual(withShare(116 / 1600));
    expect(withShare(0.001)).toEqual(hurried);
    expect(withShare(1)).toEqual(searched(nimSearch, decisionWith(15, 4), 1600));
  });
});
