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

const cases = [...searchGames].flatMap(([id, game]) => {
  const { variants, seats, setup } = games.get(id)!;
  const start = (variant: string, of: number) => setup({ variant, seats: of }, new SeededChance('7'));
  return variants.map((variant, at) => ({ id, variant, seats: seats.min + at, game, start }));
});

describe.each(cases)('what judges $id, $variant, with $seats seats', ({ game, variant, seats, start }) => {
  it('judges the same, whatever it has judged before', () => {
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
    let ply = 0;
    for (let count = position.legalMoves(moves); count > 0; count = position.legalMoves(moves)) {
      for (let at = ply++ % 11; at < count; at += 11) {
        after.copy(position);
        after.play(moves[at]!);
        expect(used.map(seen)).toEqual(judges.map((judge) => seen(judge())));
      }
      position.play(moves[random.below(count)]!);
    }
    expect(ply).toBeGreaterThan(20);
  });
});
