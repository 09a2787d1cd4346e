import { describe, expect, it } from 'vitest';
import type { ArtusState } from '../../../src/games/artus/state.ts';
import type { Chair, ScoringCard } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { figureOn, play, usesOf } from './inspect.ts';
import { knight, position, prince } from './position.ts';

const BLACK = 0;
const BLUE = 1;
const RED = 2;
const BEIGE = 3;

const chairBehind = (spaces: number): Chair => (28 - spaces) % 28;
const CARDS = [
  'knight:3-6',
  'knight:1-5-both',
  'king:ring-silver',
  'scoring:all',
  'scoring:opposite',
  'scoring:colours',
  'scoring:carpet',
  'scoring:three-red',
] as const;

/** The figure in the rulebook (section 7). */
function figure(secondBronze: number, blackYellow: number, toAct: Seat): ArtusState {
  const knights = (seat: Seat, ...spaces: number[]) => knight(seat, ...spaces.map(chairBehind));
  return position({
    toAct,
    hands: Array(4).fill(CARDS),
    figures: [
      prince('bronze', 0, 3),
      prince('bronze', chairBehind(secondBronze)),
      prince('silver', chairBehind(7), 2),
      prince('silver', chairBehind(21)),
      ...knights(BLACK, 1, 12, 14, blackYellow),
      ...knights(BLUE, 3, 4, 8, 10),
      ...knights(RED, 5, 6, 9, 18),
      ...knights(BEIGE, 11, 13, 16, 53 - blackYellow),
    ],
  });
}

/** The points of each choice the card offers, best first. */
const scoresOf = (state: ArtusState, card: ScoringCard): number[] =>
  usesOf(state, card)
    .map((action) => play(state, action).points)
    .sort((a, b) => b - a);

const layouts = [17, 19, 20, 22, 23, 24, 25].flatMap((secondBronze) =>
  [26, 27].map((blackYellow) => ({ secondBronze, blackYellow })),
);

describe.each(layouts)(
  'the rulebook figure, bronze Prince $secondBronze behind, Black $blackYellow',
  (layout) => {
    const at = (toAct: Seat) => figure(layout.secondBronze, layout.blackYellow, toAct);
    const redFive = chairBehind(5);
    const knightOf = (seat: Seat) => ({ kind: 'knight', seat });
    const moveRed = (card: 'knight:3-6' | 'knight:1-5-both', steps: number) =>
      play(at(RED), { type: 'moveKnight', card, from: redFive, steps });

    it('A: five forwards displaces the King to the 8 and turns the table', () => {
      const { points, state, events } = moveRed('knight:3-6', 5);
      expect(points).toBe(5);
      expect(state.king).toBe(chairBehind(2));
      expect(figureOn(state, chairBehind(2))).toMatchObject({ king: true, metal: 'bronze', rings: 3 });
      expect(figureOn(state, 0)).toEqual(knightOf(RED));
      expect(events.at(-1)).toEqual({ type: 'turned', from: 0, to: chairBehind(2) });
    });

    it('A: four forwards displaces the 10 to the 8', () => {
      const { points, state } = moveRed('knight:3-6', 4);
      expect(points).toBe(5);
      expect(figureOn(state, chairBehind(2))).toEqual(knightOf(BLACK));
      expect(figureOn(state, chairBehind(1))).toEqual(knightOf(RED));
      expect(state.king).toBe(0);
    });

    it('A: three forwards displaces nobody', () => {
      const { points, events } = moveRed('knight:3-6', 3);
      expect(points).toBe(5);
      expect(events.map(({ type }) => type)).toEqual(['moved']);
    });

    it('B: three backwards displaces the 2 to the -6', () => {
      const { points, state } = moveRed('knight:1-5-both', -3);
      expect(points).toBe(5);
      expect(figureOn(state, chairBehind(8))).toEqual(knightOf(RED));
      expect(figureOn(state, chairBehind(15))).toEqual(knightOf(BLUE));
    });

    it('C: the third ring scores 3 and crowns, a ring on the -12 scores -12', () => {
      const crowned = play(at(BLACK), { type: 'addRing', card: 'king:ring-silver', chair: chairBehind(7) });
      expect(crowned.points).toBe(3);
      expect(crowned.state.king).toBe(chairBehind(7));
      expect(figureOn(crowned.state, 0)).toMatchObject({ metal: 'bronze', rings: 1, king: false });
      const ringed = play(at(BLACK), { type: 'addRing', card: 'king:ring-silver', chair: chairBehind(21) });
      expect(ringed.points).toBe(-12);
      expect(figureOn(ringed.state, chairBehind(21))).toMatchObject({ rings: 2, king: false });
    });

    it('D: all Knights, and with opposite signs', () => {
      expect([BLACK, BLUE, RED, BEIGE].map((seat) => scoresOf(at(seat), 'scoring:all'))).toEqual([
        [2],
        [14],
        [1],
        [-13],
      ]);
      expect([BLACK, BLUE, RED, BEIGE].map((seat) => scoresOf(at(seat), 'scoring:opposite'))).toEqual([
        [-2],
        [-14],
        [-1],
        [13],
      ]);
    });

    it('E: green, yellow and red', () => {
      expect(scoresOf(at(BLACK), 'scoring:colours')).toEqual([7, 5]);
      for (const seat of [BLUE, RED, BEIGE]) expect(scoresOf(at(seat), 'scoring:colours')).toEqual([-15]);
    });

    it('F: two on the carpet', () => {
      expect(scoresOf(at(BLACK), 'scoring:carpet')).toEqual([-3, -5, -8]);
      expect(scoresOf(at(BEIGE), 'scoring:carpet')).toEqual([-4]);
      for (const seat of [BLUE, RED]) expect(scoresOf(at(seat), 'scoring:carpet')).toEqual([-25]);
    });

    it('G: three on red', () => {
      expect(scoresOf(at(BEIGE), 'scoring:three-red')).toEqual([-13]);
      for (const seat of [BLACK, BLUE, RED]) expect(scoresOf(at(seat), 'scoring:three-red')).toEqual([-50]);
    });
  },
);
