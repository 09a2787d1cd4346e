import { describe, expect, it } from 'vitest';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { Opponents } from '../../../src/players/search/opponents.ts';
import { PlayingOn } from '../../../src/players/search/playing-on.ts';
import { type Judge, NOBODY, type Position } from '../../../src/players/search/position.ts';

/** Two seats take turns to add 1, 2 or 3. At 20 the game is over. */
class Adding implements Position<Adding> {
  readonly seats = 2;
  sum: number;
  turn = 0;

  constructor(sum: number) {
    this.sum = sum;
  }

  get actor(): number {
    return this.sum >= 20 ? NOBODY : this.turn;
  }

  legalMoves(into: Int32Array): number {
    into.set([1, 2, 3]);
    return this.actor === NOBODY ? 0 : 3;
  }

  play(move: number): number {
    this.sum += move;
    this.turn = 1 - this.turn;
    return 0;
  }

  shares(): never {
    throw new Error('the judge knows the end');
  }

  copy({ sum, turn }: Adding): void {
    this.sum = sum;
    this.turn = turn;
  }
}

/** Tells the sum and whose turn it is; seat 0 likes to add 3, seat 1 to add 1. */
const judge: Judge<Adding> = {
  evaluate: ({ sum, turn }, into) => into.set([sum, turn]),
  rank({ turn }, moves, count, into) {
    for (let at = 0; at < count; at++) into[at] = turn === 0 ? moves[at]! : -moves[at]!;
  },
};

function judged(position: Adding, isQuiet: (position: Adding) => boolean): number[] {
  const into = new Float64Array(2);
  new PlayingOn(judge, new Adding(0), isQuiet).evaluate(position, into);
  return [...into];
}

describe('a judge that plays on', () => {
  it('judges a quiet position as it is', () => {
    expect(judged(new Adding(7), () => true)).toEqual([7, 0]);
  });

  it("lets each seat take its best move up to the next quiet position, and leaves the asked one as it's been", () => {
    const position = new Adding(7);
    // 7, 10 by seat 0, 11 by seat 1, 14 by seat 0.
    expect(judged(position, ({ sum }) => sum > 11)).toEqual([14, 1]);
    expect(position).toMatchObject({ sum: 7, turn: 0 });
  });

  it('lets opponents play in their manner', () => {
    const addsTwo = { choose: () => 1 };
    const opponents = new Opponents<Adding>([addsTwo], [[], [1]], new SearchChance(1));
    opponents.draw();
    const into = new Float64Array(2);
    new PlayingOn(judge, new Adding(0), ({ sum }) => sum > 11, opponents).evaluate(new Adding(7), into);
    // 7, 10 by seat 0, 12 by seat 1.
    expect([...into]).toEqual([12, 0]);
  });

  it('stops where the game is over', () => {
    expect(judged(new Adding(18), () => false)).toEqual([21, 1]);
  });

  it('ranks moves like the judge', () => {
    const ranks = new Float64Array(3);
    const playingOn = new PlayingOn(judge, new Adding(0), () => false);
    playingOn.rank(new Adding(7), Int32Array.of(1, 2, 3), 3, ranks);
    expect([...ranks]).toEqual([1, 2, 3]);
  });
});
