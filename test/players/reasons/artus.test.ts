import { describe, expect, it } from 'vitest';
import type { ArtusAction, CardId } from '../../../src/games/artus/types.ts';
import { knight, type Placed, position, prince } from '../../games/artus/position.ts';
import { ownReasons, publicReasons } from './told.ts';

const princes = [prince('bronze', 20), prince('silver', 21), prince('bronze', 22)];
const HAND: readonly CardId[] = ['knight:3-6', 'king:1-5-both-either', 'scoring:all', 'king:ring-either'];

/** The King on 14: chairs 13, 12, 11 … are worth 10, 8, 7 … */
const state = (...figures: Placed[]) =>
  position({ seats: 2, hands: [HAND], figures: [prince('silver', 14, 3), ...princes, ...figures] });

const move = (from: number, steps: number): ArtusAction => ({
  type: 'moveKnight',
  card: 'knight:3-6',
  from,
  steps,
});
const turn = (from: number, steps: number): ArtusAction => ({
  type: 'movePrince',
  card: 'king:1-5-both-either',
  from,
  steps,
});

const reasons = (figures: Placed[], action: ArtusAction, ...others: ArtusAction[]) =>
  publicReasons({ game: 'artus', state: state(...figures), action, others });

describe('why a player of Artus plays a card', () => {
  it('is whom it pushes, and not what it scores, which everybody reads', () => {
    const figures = [...knight(0, 9, 2), ...knight(1, 10, 11, 12, 13)];
    expect(reasons(figures, move(9, 4), move(2, 3), move(2, 4), move(2, 6))).toEqual([
      { type: 'pushes', seat: 1, value: 10 },
      { type: 'lands', value: 10 },
    ]);
  });

  it('is where the Knight sits afterwards', () => {
    expect(reasons(knight(0, 9), move(9, 4), move(9, 5), move(9, 6))).toEqual([{ type: 'lands', value: 10 }]);
  });

  it('is that others would lose more', () => {
    expect(reasons(knight(0, 4, 0), move(4, 3), move(0, 3), move(0, 4))).toEqual([
      { type: 'lands', value: 3 },
    ]);
  });

  it('is what turning the King does to everybody’s Knights', () => {
    const figures = [...knight(0, 14 + 2), ...knight(1, 13)];
    expect(reasons(figures, turn(14, 3), turn(14, -1), turn(20, 1), turn(20, 2))).toEqual([
      { type: 'turnsFor', points: 10 },
      { type: 'turnsAgainst', seat: 1, points: 4 },
    ]);
  });

  it('is nothing if nothing was liked less, or all the same', () => {
    const only = { game: 'artus', state: state(...knight(0, 9)), action: move(9, 4) } as const;
    expect(ownReasons({ ...only, others: [] })).toEqual([]);
    expect(ownReasons({ ...only, others: [move(9, 4)] })).toEqual([]);
  });

  it('is nothing that others would expect of any hand', () => {
    const idle = turn(20, 1);
    expect(reasons(knight(0, 9), idle, turn(20, 2))).toEqual([]);
  });

  it('is told alike whatever else the hand offers', () => {
    const figures = [...knight(0, 9, 2), ...knight(1, 10, 11, 12, 13)];
    expect(reasons(figures, move(9, 4))).toEqual(reasons(figures, move(9, 4), move(2, 3), turn(20, 1)));
  });

  it('is known better by whoever plays it', () => {
    const judged = {
      game: 'artus',
      state: state(...knight(0, 9)),
      action: move(9, 4),
      others: [move(9, 5), move(9, 6), { type: 'score', card: 'scoring:all', chairs: [] } as ArtusAction],
    } as const;
    expect(ownReasons(judged)).toContainEqual({ type: 'prepares', card: 'scoring:all', points: 10 });
    expect(JSON.stringify(publicReasons(judged))).not.toContain('scoring');
  });

  it('is what the best of several scoring cards would bring', () => {
    const cards: readonly CardId[] = ['knight:3-6', 'scoring:opposite', 'scoring:all', 'scoring:joker'];
    for (const hand of [cards, cards.toReversed()]) {
      const figures = [prince('silver', 14, 3), ...princes, ...knight(0, 9, 12)];
      const judged = {
        game: 'artus',
        state: position({ seats: 2, hands: [hand], figures }),
        action: move(9, 4),
        others: [move(9, 6)],
      } as const;
      expect(ownReasons(judged)).toContainEqual({ type: 'prepares', card: 'scoring:all', points: 18 });
    }
  });
});
