import { describe, expect, it } from 'vitest';
import { features } from '../../../src/players/artus/features.ts';
import { artusSearch } from '../../../src/players/artus/index.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { knight, position, prince } from '../../games/artus/position.ts';

const behind = (spaces: number) => 28 - spaces;

const state = position({
  seats: 2,
  toAct: 0,
  playsLeft: 2,
  drawsLeft: 2,
  scores: [17, 4],
  figures: [
    prince('silver', 0, 3),
    prince('silver', behind(7)),
    prince('bronze', behind(18)),
    prince('bronze', behind(25), 2),
    ...knight(0, behind(1), behind(5), behind(12), behind(20), behind(27)),
    ...knight(1, behind(2)),
  ],
  hands: [
    [
      'knight:1-4',
      'king:1-7-silver',
      'scoring:all',
      'scoring:opposite',
      'scoring:colours',
      'scoring:carpet',
      'scoring:three-red',
    ],
  ],
  piles: [{ king: ['king:ring-either', 'king:ring-either'], scoring: ['scoring:joker'] }],
});

function written(seat: number): Map<string, number> {
  const row = new Float64Array(features.names.length + 2).fill(9);
  features.write(artusSearch.fromState(state, new SearchChance(1)), seat, row, 1);
  expect([row[0], row.at(-1)]).toEqual([9, 9]);
  return new Map(features.names.map((name, at) => [name, row[at + 1]!]));
}

describe('what the judge of Artus looks at', () => {
  it.each([
    ['score', 17],
    ['space 1', 1],
    ['space 2', 0],
    ['space 27', 1],
    ['hand knight:1-4', 1],
    ['pile king:ring-either', 2],
    ['hand points scoring:all', 1],
    ['hand points scoring:opposite', -1],
    ['hand points scoring:colours', 10 - 3 + 0],
    ['hand points scoring:carpet', -3],
    ['hand points scoring:three-red', -50],
    ['pile points scoring:joker', 10],
    ['hand ready scoring:colours', 3],
    ['hand ready scoring:carpet', 2],
    ['hand ready scoring:three-red', 2],
    // The King goes 2 or 4 chairs.
    ['turned points scoring:all', 7 + 3 - 5 - 13 + 10],
    ['turned points scoring:opposite', -(5 + 1 - 7 - 15 + 7)],
    ['first knight', 10],
    ['second knight', 0],
    ['best now', 10],
    ['second now', 7],
    // From 5 points to 10.
    ['best ride', 10],
    ['rides', 10],
    ['prince', 3],
    // The King goes 5 chairs: 1 against 3 points, and not 1 against 8.
    ['turn', 5],
    ['to act best', 10],
    ['to act second', 7],
    ['plays', 2],
    ['draws', 2],
    ['turns away 1', 0],
  ])('%s', (name, value) => {
    expect(written(0).get(name)).toBe(value);
  });

  it('doesn’t take others for the seat to act', () => {
    const others = written(1);
    expect(others.get('turns away 1')).toBe(1);
    expect(others.get('plays')).toBe(0);
    expect(others.get('space 2')).toBe(1);
  });
});
