import { describe, expect, it } from 'vitest';
import { games } from '../../../src/games/registry.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import {
  type AnyPosition as Any,
  createSearchJudge,
  type Judge,
  MOST_MOVES,
} from '../../../src/players/search/position.ts';
import { searchGames } from '../../../src/players/search-games.ts';

/**
 * Each judge's sums over the positions below, by case. Whoever means to change how well computers play writes down new
 * ones, and runs `npx tsx scripts/levels.ts`.
 */
const SUMS: Readonly<Record<string, readonly [number, number]>> = {
  'artus basic': [861.2526, 861.2526],
  'artus advanced': [1772.6097, 1772.6097],
  'court standard': [335.75057, 327.24153],
  'quests basic': [186.42665, 186.42665],
  'quests seals': [1315.97353, 1315.97353],
};

const cases = [...searchGames].flatMap(([id, game]) => {
  const { variants, seats, setup } = games.get(id)!;
  const start = (variant: string, of: number) => setup({ variant, seats: of }, new SeededChance('7'));
  return variants.map((variant, at) => ({ id, variant, seats: seats.min + at, game, start }));
});

describe.each(cases)(
  'what judges $id, $variant, with $seats seats',
  ({ id, game, variant, seats, start }) => {
    it('judges the same, whatever it has judged before, and as well as when that was measured', () => {
      const random = new SearchChance(seats);
      const [position, after] = [0, 1].map(() => game.fromState(start(variant, seats), random)) as [Any, Any];
      const judges = [() => game.judge(variant, seats), () => createSearchJudge(game, variant, seats)];
      const used = judges.map((judge) => judge());
      const seen = (judge: Judge<Any>) => {
        const shares = new Float64Array(seats);
        judge.evaluate(after, shares);
        return [...shares];
      };
      const moves = new Int32Array(MOST_MOVES);
      const sums = [0, 0];
      let ply = 0;
      for (let count = position.legalMoves(moves); count > 0; count = position.legalMoves(moves)) {
        for (let at = ply++ % 11; at < count; at += 11) {
          after.copy(position);
          after.play(moves[at]!);
          const judged = used.map(seen);
          expect(judged).toEqual(judges.map((judge) => seen(judge())));
          judged.forEach((shares, which) => {
            sums[which]! +=
              shares.reduce((sum, share, seat) => sum + share * (seat + 1), 0) * ((ply % 7) + 1);
          });
        }
        position.play(moves[random.below(count)]!);
      }
      expect(ply).toBeGreaterThan(20);
      const known = SUMS[`${id} ${variant}`]!;
      for (const [which, sum] of sums.entries()) expect(sum).toBeCloseTo(known[which]!, 3);
    });
  },
);
