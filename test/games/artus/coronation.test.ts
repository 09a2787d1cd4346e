import { describe, expect, it } from 'vitest';
import { artus } from '../../../src/games/artus/index.ts';
import { figureOn, play, usesOf } from './inspect.ts';
import { knight, position, prince } from './position.ts';

const before = position({
  seats: 2,
  hands: [['king:ring-either', 'king:ring-silver', 'scoring:all'], []],
  figures: [
    prince('silver', 0, 3),
    prince('silver', 12, 2),
    prince('bronze', 20, 2),
    prince('bronze', 6),
    ...knight(0, 10, 27),
  ],
});

describe('rings and coronation', () => {
  it('a second ring only reduces the supply', () => {
    const { state, points, events } = play(before, { type: 'addRing', card: 'king:ring-either', chair: 6 });
    expect(points).toBe(-13);
    expect(state.king).toBe(0);
    expect(artus.view(before, null).ringSupply).toBe(2);
    expect(artus.view(state, null).ringSupply).toBe(1);
    expect(events).toEqual([
      {
        type: 'ringAdded',
        seat: 0,
        card: 'king:ring-either',
        metal: 'bronze',
        chair: 6,
        rings: 2,
        points: -13,
      },
    ]);
  });

  it('the third ring scores under the old King, then crowns; two rings return and the table turns', () => {
    const { state, points, events } = play(before, { type: 'addRing', card: 'king:ring-either', chair: 20 });
    expect(points).toBe(2);
    expect(state.king).toBe(20);
    expect(figureOn(state, 20)).toEqual({ kind: 'prince', metal: 'bronze', rings: 3, king: true });
    expect(figureOn(state, 0)).toEqual({ kind: 'prince', metal: 'silver', rings: 1, king: false });
    expect(artus.view(state, null).ringSupply).toBe(3);
    expect(events.slice(1)).toEqual([
      { type: 'crowned', metal: 'bronze', chair: 20, oldKing: 0 },
      { type: 'turned', from: 0, to: 20 },
    ]);
  });

  it('a Prince of the King’s own metal can succeed him', () => {
    const { state } = play(before, { type: 'addRing', card: 'king:ring-silver', chair: 12 });
    expect(state.king).toBe(12);
    expect(figureOn(state, 0)).toMatchObject({ metal: 'silver', rings: 1, king: false });
  });

  it('the next card counts from the new King', () => {
    const crowned = play(before, { type: 'addRing', card: 'king:ring-either', chair: 20 }).state;
    expect(play(before, { type: 'score', card: 'scoring:all', chairs: [] }).points).toBe(-9 + 10);
    expect(play(crowned, { type: 'score', card: 'scoring:all', chairs: [] }).points).toBe(-1 - 12);
  });

  it('the King never gets a ring; a dethroned one can', () => {
    expect(usesOf(before, 'king:ring-either')).not.toContainEqual(expect.objectContaining({ chair: 0 }));
    const crowned = play(before, { type: 'addRing', card: 'king:ring-either', chair: 20 }).state;
    expect(usesOf(crowned, 'king:ring-silver')).toContainEqual(expect.objectContaining({ chair: 0 }));
  });
});
