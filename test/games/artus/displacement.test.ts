import { describe, expect, it } from 'vitest';
import type { ArtusState } from '../../../src/games/artus/state.ts';
import type { Chair, Figure } from '../../../src/games/artus/types.ts';
import { figureOn, play, scoreOf } from './inspect.ts';
import { knight, type Placed, position, prince } from './position.ts';

const OTHERS = [prince('bronze', 20), prince('silver', 21), prince('bronze', 22)];
const KING = prince('silver', 14, 3);

const withFigures = (...figures: Placed[]): ArtusState =>
  position({
    seats: 2,
    hands: [['knight:3-6', 'knight:1-5-both', 'king:4-8-either', 'king:1-5-both-either']],
    figures,
  });

const forwards = (state: ArtusState, from: Chair, steps: number) =>
  play(state, { type: 'moveKnight', card: 'knight:3-6', from, steps });
const bothWays = (state: ArtusState, from: Chair, steps: number) =>
  play(state, { type: 'moveKnight', card: 'knight:1-5-both', from, steps });

const own: Figure = { kind: 'knight', seat: 0 };

describe('displacement', () => {
  it('pushes the player’s own Knight, which scores nothing', () => {
    const { state, points, events } = forwards(withFigures(KING, ...OTHERS, ...knight(0, 4, 8)), 4, 4);
    expect(points).toBe(1 - 2);
    expect(figureOn(state, 8)).toEqual(own);
    expect(figureOn(state, 7)).toEqual(own);
    expect(events.slice(1)).toEqual([{ type: 'displaced', figure: own, from: 8, to: 7 }]);
  });

  it("pushes another player's Knight without changing their score", () => {
    const before = withFigures(KING, ...OTHERS, ...knight(0, 4), ...knight(1, 8));
    const { state } = forwards(before, 4, 4);
    expect(figureOn(state, 7)).toEqual({ kind: 'knight', seat: 1 });
    expect(scoreOf(state, 1)).toBe(0);
  });

  it('pushes a Prince, who keeps his rings', () => {
    const state = forwards(
      withFigures(KING, prince('bronze', 8, 2), ...OTHERS.slice(1), ...knight(0, 4)),
      4,
      4,
    ).state;
    expect(figureOn(state, 7)).toEqual({ kind: 'prince', metal: 'bronze', rings: 2, king: false });
  });

  it('pushes the King, and the table turns', () => {
    const { state, events } = forwards(withFigures(KING, ...OTHERS, ...knight(0, 10)), 10, 4);
    expect(state.king).toBe(13);
    expect(figureOn(state, 13)).toMatchObject({ king: true });
    expect(events.map(({ type }) => type)).toEqual(['moved', 'displaced', 'turned']);
  });

  it('also happens when a Prince or the King moves', () => {
    const figures = [prince('silver', 2, 3), prince('bronze', 8), ...OTHERS.slice(1), ...knight(0, 12)];
    const byPrince = play(withFigures(...figures), {
      type: 'movePrince',
      card: 'king:4-8-either',
      from: 8,
      steps: 4,
    });
    expect(figureOn(byPrince.state, 11)).toEqual(own);
    const byKing = play(withFigures(...figures), {
      type: 'movePrince',
      card: 'king:4-8-either',
      from: 2,
      steps: 6,
    });
    expect(figureOn(byKing.state, 7)).toMatchObject({ metal: 'bronze' });
    expect(byKing.state.king).toBe(8);
    expect(byKing.events.map(({ type }) => type)).toEqual(['moved', 'displaced', 'turned']);
  });

  it('goes anticlockwise even after a backwards move', () => {
    const { state } = bothWays(withFigures(KING, ...OTHERS, ...knight(0, 8), ...knight(1, 5)), 8, -3);
    expect(figureOn(state, 5)).toEqual(own);
    expect(figureOn(state, 4)).toEqual({ kind: 'knight', seat: 1 });
  });

  it('skips a run of occupied chairs without pushing anyone on them', () => {
    const state = forwards(
      withFigures(KING, prince('bronze', 7), ...OTHERS.slice(1), ...knight(0, 2, 6), ...knight(1, 8, 5)),
      2,
      6,
    ).state;
    expect(figureOn(state, 8)).toEqual(own);
    expect(figureOn(state, 7)).toMatchObject({ metal: 'bronze' });
    expect(figureOn(state, 6)).toEqual(own);
    expect(figureOn(state, 5)).toEqual({ kind: 'knight', seat: 1 });
    expect(figureOn(state, 4)).toEqual({ kind: 'knight', seat: 1 });
  });

  it('counts the chair just left as empty', () => {
    const state = bothWays(withFigures(KING, ...OTHERS, ...knight(0, 6), ...knight(1, 7, 8)), 6, 2).state;
    expect(figureOn(state, 8)).toEqual(own);
    expect(figureOn(state, 6)).toEqual({ kind: 'knight', seat: 1 });
  });

  it('wraps around past chair 0', () => {
    const state = forwards(
      withFigures(KING, ...OTHERS, ...knight(0, 25), ...knight(1, 0, 1, 27)),
      25,
      4,
    ).state;
    expect(figureOn(state, 1)).toEqual(own);
    expect(figureOn(state, 26)).toEqual({ kind: 'knight', seat: 1 });
    expect(figureOn(state, 0)).toEqual({ kind: 'knight', seat: 1 });
  });

  it('lets a backwards move pass chair 0', () => {
    const { state } = bothWays(withFigures(KING, ...OTHERS, ...knight(0, 2)), 2, -4);
    expect(figureOn(state, 26)).toEqual(own);
  });
});
