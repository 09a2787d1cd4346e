import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardGameState, type Counts, KNIGHTS } from '../../../src/games/quests/cards.ts';
import { cardGame } from '../../../src/games/quests/index.ts';
import { encodeCardGameAction } from '../../../src/players/quests/moves.ts';
import type { CardGamePosition } from '../../../src/players/quests/position.ts';
import { fromState } from '../../../src/players/quests/reading.ts';
import { MOST_MOVES } from '../../../src/players/search/position.ts';
import { anyCourse, playOut } from '../../games/quests/random-game.ts';
import { boardIn, boardOf } from './boards.ts';
import { GivenOrder } from './given-order.ts';

const moves = new Int32Array(MOST_MOVES);

const sorted = (codes: Iterable<number>): number[] => [...codes].sort((a, b) => a - b);

/** The knights in the order in which the reshuffle in this step, if any, brought them, by position in the deck. */
function reshuffled(before: CardGameState, after: CardGameState, seat: number): number[] {
  const drawn = (hands: readonly Counts[], card: number) => hands[seat]![card]!;
  const fresh = after.knightPile.map((card) => KNIGHTS.position[card]);
  const old = before.knightPile.map((card) => KNIGHTS.position[card]);
  const first = KNIGHTS.cards.flatMap((_card, type) => {
    const gained = drawn(after.hands, type) - drawn(before.hands, type);
    const fromOld = old.filter((other) => other === type).length;
    return new Array<number>(Math.max(0, gained - fromOld)).fill(type);
  });
  return [...first, ...fresh];
}

function checkShares(position: CardGamePosition, state: CardGameState): void {
  const places = cardGame.result(state)!.places;
  const winners = places.filter((place) => place === 1).length;
  const shares = new Float64Array(places.length);
  position.shares(shares);
  expect([...shares]).toEqual(places.map((place) => (place === 1 ? 1 / winners : 0)));
}

describe('the fast position', () => {
  it('plays every game as the rules do', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        const chance = new GivenOrder();
        let position: CardGamePosition | undefined;
        let before: { state: CardGameState; seat: number; code: number } | undefined;
        const follow = (state: CardGameState) => {
          position ??= fromState(state, chance);
          if (before !== undefined) {
            chance.order = reshuffled(before.state, state, before.seat);
            position.play(before.code);
          }
          expect(boardIn(position)).toEqual(boardOf(state));
          return position;
        };
        const last = playOut(course, ({ state, seat, actions, action }) => {
          const twin = follow(state);
          const count = twin.legalMoves(moves);
          expect(sorted(moves.subarray(0, count))).toEqual(sorted(actions.map(encodeCardGameAction)));
          before = { state, seat, code: encodeCardGameAction(action) };
        });
        checkShares(follow(last), last);
      }),
      { numRuns: 60 },
    );
  });

  it('becomes a copy of any other', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        const chance = new GivenOrder();
        let copy: CardGamePosition | undefined;
        playOut(course, ({ state }) => {
          const original = fromState(state, chance);
          copy ??= fromState(state, chance);
          copy.copy(original);
          expect(boardIn(copy)).toEqual(boardOf(state));
        });
      }),
      { numRuns: 10 },
    );
  });
});
