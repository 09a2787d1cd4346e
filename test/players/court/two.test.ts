import { describe, expect, it } from 'vitest';
import { START_COURTIER } from '../../../src/players/court/phases.ts';
import { CourtPosition } from '../../../src/players/court/position.ts';
import { INPUTS, STAGES } from '../../../src/players/court/two/inputs.ts';
import { TwoJudge, UNITS, writeAims } from '../../../src/players/court/two/judge.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { logOdds } from '../../../src/players/search/linear.ts';
import { MOST_MOVES, NOBODY } from '../../../src/players/search/position.ts';

const chance = new SearchChance(7);
const row = (): number[] => Array.from({ length: UNITS }, () => chance.below(400) - 200);
const weights = {
  inputs: Array.from({ length: INPUTS }, row),
  bias: row(),
  value: Array.from({ length: STAGES }, row),
};

/** Random positions of whole games, finished ones included. */
function* positions(games: number): Generator<CourtPosition> {
  const moves = new Int32Array(MOST_MOVES);
  for (let game = 0; game < games; game++) {
    const position = new CourtPosition(2, chance);
    for (let count = position.legalMoves(moves); count > 0; count = position.legalMoves(moves)) {
      yield position;
      position.play(moves[chance.below(count)]!);
    }
    yield position;
  }
}

describe('the judge of the Court with two seats', () => {
  it('judges alike whatever it has looked at before', () => {
    const judge = new TwoJudge(weights);
    const [found, expected] = [new Float64Array(2), new Float64Array(2)];
    for (const position of positions(1)) {
      judge.evaluate(position, found);
      new TwoJudge(weights).evaluate(position, expected);
      expect(found).toEqual(expected);
      expect(found[0]! + found[1]!).toBeCloseTo(1, 12);
    }
  });

  it('ranks moves by the positions after them', () => {
    const judge = new TwoJudge(weights);
    const moves = new Int32Array(MOST_MOVES);
    const [ranks, shares] = [new Float64Array(MOST_MOVES), new Float64Array(2)];
    const after = new CourtPosition(2, chance);
    for (const position of positions(5)) {
      const count = position.legalMoves(moves);
      if (count < 2 || position.phase === START_COURTIER) continue;
      judge.rank(position, moves, count, ranks);
      for (let at = 0; at < count; at++) {
        after.copy(position);
        after.play(moves[at]!);
        judge.evaluate(after, shares);
        expect(ranks[at]).toBe(logOdds(shares[position.actor]!));
      }
    }
  });

  it('sees a position from both sides alike', () => {
    const judge = new TwoJudge(weights);
    const [found, turned] = [new Float64Array(2), new Float64Array(2)];
    for (const position of positions(5)) {
      if (position.phase === START_COURTIER) continue;
      judge.evaluate(position, found);
      judge.evaluate(turnedRound(position), turned);
      expect(turned[0]).toBeCloseTo(found[1]!, 12);
    }
  });

  it('prefers the first place to any court, and a narrow defeat to a wide one', () => {
    const aims = new Float64Array(2);
    const aimsOf = (first: number, second: number, favor: number): number => {
      const position = new CourtPosition(2, chance);
      position.courts.set([first, second]);
      position.favor = favor;
      writeAims(position, aims);
      return aims[0]!;
    };
    const lots = [0x6660, 0x2220, 0x2210, 0x1110];
    const even = aimsOf(0x2220, 0x2220, 0);
    expect(even).toBeGreaterThan(aimsOf(0x2220, 0x2220, 1));
    expect(aimsOf(0x2220, 0x2220, 1)).toBeLessThan(0.5);
    for (const court of lots.slice(1)) expect(aimsOf(0x6660, court, 0)).toBeGreaterThan(even);
    expect(aimsOf(0x1110, 0x2210, 0)).toBeGreaterThan(aimsOf(0x1110, 0x6660, 0));
  });
});

/** The same position with the seats exchanged. */
function turnedRound(position: CourtPosition): CourtPosition {
  const turned = new CourtPosition(2, chance);
  turned.copy(position);
  const other = (seat: number): number => (seat < 0 ? seat : 1 - seat);
  for (const list of ['courts', 'treasuries', 'held'] as const)
    turned[list].set([position[list][1]!, position[list][0]!]);
  for (const seat of ['actor', 'favor', 'bidder', 'opener', 'opponent'] as const)
    turned[seat] = other(position[seat]);
  turned.passed = ((position.passed & 1) << 1) | (position.passed >> 1);
  if (position.actor === NOBODY) turned.actor = NOBODY;
  return turned;
}
