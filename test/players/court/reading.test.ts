import { expect, it } from 'vitest';
import { court } from '../../../src/games/court/index.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import { encodeAction } from '../../../src/players/court/codes.ts';
import { courtSearch } from '../../../src/players/court/index.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { MOST_MOVES } from '../../../src/players/search/position.ts';
import { playGame } from '../../games/court/random-game.ts';

const chance = new SearchChance(1);
const neverUsed = new SeededChance('0'.repeat(32));

it.each([2, 3, 4])('knows everything from the view of any of %i seats', (seats) => {
  const dealt = courtSearch.fromState(
    court.setup({ variant: 'standard', seats }, neverUsed) as never,
    chance,
  );
  for (let seed = 0; seed < 10; seed++)
    for (const { before } of playGame(seats, seed))
      for (let seat = 0; seat < seats; seat++) {
        const known = courtSearch.fromView(court.view(before, seat), seat, [], chance);
        expect({ ...known }).toEqual({ ...courtSearch.fromState(before as never, chance) });
        courtSearch.deal(known, dealt);
        expect({ ...dealt }).toEqual({ ...known });
      }
});

it.each([2, 3, 4])(
  'judges any position of %i seats by learned weights, as shares that add up to 1',
  (seats) => {
    const judge = courtSearch.judge('standard', seats);
    const [shares, ranks] = [new Float64Array(seats), new Float64Array(MOST_MOVES)];
    for (const { before, legal } of playGame(seats, 3)) {
      const position = courtSearch.fromState(before as never, chance);
      judge.evaluate(position, shares);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      judge.rank(position, Int32Array.from(legal, encodeAction), legal.length, ranks);
      expect(ranks.subarray(0, legal.length).every(Number.isFinite)).toBe(true);
    }
  },
);
