import { describe, expect, it } from 'vitest';
import type { Chair, ScoringCard } from '../../../src/games/artus/types.ts';
import { play, usesOf } from './inspect.ts';
import { knight, position, prince } from './position.ts';

/** The King sits on 20: green 11 to 19, red 24 to 27 and 0 to 10, yellow 21 to 23. */
const withKnights = (card: ScoringCard, ...chairs: Chair[]) =>
  position({
    seats: 2,
    hands: [[card]],
    figures: [
      prince('silver', 20, 3),
      prince('silver', 6),
      prince('bronze', 7),
      prince('bronze', 8),
      ...knight(0, ...chairs),
      ...knight(1, 3, 10, 11, 22, 24),
    ],
  });

const outcomes = (card: ScoringCard, ...chairs: Chair[]) => {
  const state = withKnights(card, ...chairs);
  return usesOf(state, card).map((action) => ({
    chairs: action.type === 'score' ? action.chairs : null,
    points: play(state, action).points,
  }));
};

describe('all Knights', () => {
  it('adds up all the player’s Knights, negative ones too', () => {
    expect(outcomes('scoring:all', 19, 18, 9, 23, 27)).toEqual([{ chairs: [], points: 10 + 8 - 2 + 0 - 12 }]);
  });
  it('negates the sum with opposite signs', () => {
    expect(outcomes('scoring:opposite', 19, 18, 9, 23, 27)).toEqual([{ chairs: [], points: -4 }]);
    expect(outcomes('scoring:opposite', 27, 26, 25, 0, 1)).toEqual([
      { chairs: [], points: 12 + 13 + 14 + 11 + 10 },
    ]);
  });
  it('names the Knights scored in the event', () => {
    const { events } = play(withKnights('scoring:all', 19, 2), {
      type: 'score',
      card: 'scoring:all',
      chairs: [],
    });
    expect(events[0]).toMatchObject({ type: 'scored', chairs: [2, 19], met: true, points: 1 });
  });
});

describe('green, yellow and red', () => {
  it('met in one way', () => {
    expect(outcomes('scoring:colours', 19, 21, 4)).toEqual([{ chairs: [4, 19, 21], points: 10 + 0 - 7 }]);
  });
  it('met in several ways, each its own action even where the values are equal', () => {
    expect(outcomes('scoring:colours', 19, 18, 21, 23, 4)).toEqual([
      { chairs: [4, 18, 21], points: 1 },
      { chairs: [4, 18, 23], points: 1 },
      { chairs: [4, 19, 21], points: 3 },
      { chairs: [4, 19, 23], points: 3 },
    ]);
  });
  it.each([
    ['green', [21, 23, 4]],
    ['yellow', [19, 18, 4]],
    ['red', [19, 21, 23]],
  ])('not met without %s', (_, chairs) => {
    expect(outcomes('scoring:colours', ...chairs)).toEqual([{ chairs: [], points: -15 }]);
  });
});

describe('two on the carpet', () => {
  it('met in one way', () => {
    expect(outcomes('scoring:carpet', 0, 16, 5)).toEqual([{ chairs: [0, 16], points: -11 + 6 }]);
  });
  it('met in several ways', () => {
    expect(outcomes('scoring:carpet', 1, 2, 14, 17)).toEqual([
      { chairs: [1, 2], points: -10 - 9 },
      { chairs: [1, 14], points: -10 + 4 },
      { chairs: [2, 14], points: -9 + 4 },
    ]);
  });
  it('not met with one, since carpets don’t turn', () => {
    expect(outcomes('scoring:carpet', 15, 13, 17, 27)).toEqual([{ chairs: [], points: -25 }]);
  });
});

describe('three on red', () => {
  it('met in one way', () => {
    expect(outcomes('scoring:three-red', 25, 0, 9, 19)).toEqual([
      { chairs: [0, 9, 25], points: -11 - 2 - 14 },
    ]);
  });
  it('met in ten ways by five Knights', () => {
    const all = outcomes('scoring:three-red', 0, 1, 2, 4, 5);
    expect(all).toHaveLength(10);
    expect(new Set(all.map(({ chairs }) => chairs?.join())).size).toBe(10);
    expect(Math.max(...all.map(({ points }) => points))).toBe(-9 - 7 - 6);
  });
  it('not met with two', () => {
    expect(outcomes('scoring:three-red', 25, 0, 21, 19)).toEqual([{ chairs: [], points: -50 }]);
  });
  it('says in the event that it wasn’t met', () => {
    const state = withKnights('scoring:three-red', 25, 0);
    const { events } = play(state, { type: 'score', card: 'scoring:three-red', chairs: [] });
    expect(events[0]).toEqual({
      type: 'scored',
      seat: 0,
      card: 'scoring:three-red',
      chairs: [],
      met: false,
      points: -50,
    });
  });
});
