import type { CanvasRenderingContext2D } from 'canvas';
import type { Character } from '../../src/games/court/types.ts';
import { stamp } from '../parts/stamp.ts';
import { star } from '../parts/star.ts';
import { type HalfOutline, symmetric } from '../parts/symmetric.ts';
import type { Theme } from '../themes/theme.ts';

type Trace = (context: CanvasRenderingContext2D) => void;
interface Piece {
  readonly colour: string;
  readonly trace: Trace;
}

const half =
  (outline: HalfOutline): Trace =>
  (context) =>
    symmetric(context, outline);
const oval =
  (y: number, width: number, height: number): Trace =>
  (context) =>
    context.ellipse(0, y, width, height, 0, 0, Math.PI * 2);
const eyes =
  (y: number, apart: number): Trace =>
  (context) => {
    for (const side of [-1, 1]) {
      context.moveTo(side * apart + 2.6, y);
      context.arc(side * apart, y, 2.6, 0, Math.PI * 2);
    }
  };

const SHOULDERS = half({
  start: [0, 14],
  segments: [
    [16, 14],
    [40, 18, 44, 50],
    [0, 50],
  ],
});
const HAT = half({
  start: [0, -52],
  segments: [
    [10, -36, 22, -16],
    [42, -12, 42, -4],
    [22, 2, 0, 2],
  ],
});
const LONG_BEARD = half({
  start: [0, 6],
  segments: [
    [8, 4, 19, 2],
    [24, 26, 0, 47],
  ],
});
const VEIL = half({
  start: [0, -40],
  segments: [
    [28, -40, 28, -8],
    [30, 14, 36, 32],
    [20, 38, 0, 36],
  ],
});
const CIRCLET = half({
  start: [0, -44],
  segments: [
    [5, -34],
    [15, -38],
    [16, -30],
    [27, -30],
    [25, -19],
    [0, -21],
  ],
});
const MANE = half({
  start: [0, -30],
  segments: [
    [25, -30],
    [28, 4],
    [24, 34, 0, 38],
  ],
});
const MOUSTACHE = half({
  start: [0, 8],
  segments: [
    [10, 6, 18, 14],
    [8, 18, 0, 14],
  ],
});
const KINGS_CROWN = half({
  start: [0, -52],
  segments: [
    [11, -36],
    [31, -50],
    [27, -18],
    [14, -15, 0, -15],
  ],
});
const HELM = half({
  start: [0, -36],
  segments: [
    [27, -36, 28, -8],
    [26, 22],
    [14, 32, 0, 34],
  ],
});
const VISOR = half({
  start: [0, -12],
  segments: [
    [23, -14],
    [23, -5],
    [5, -4],
    [4, 24],
    [0, 24],
  ],
});
const PLUME: Trace = (context) => {
  context.moveTo(-6, -32);
  context.quadraticCurveTo(-14, -54, 12, -52);
  context.quadraticCurveTo(42, -48, 44, -12);
  context.quadraticCurveTo(30, -34, 6, -30);
  context.closePath();
};
const HAT_STAR: Trace = (context) => {
  context.save();
  context.translate(0, -22);
  star(context, 10);
  context.restore();
};

/** The parts of each figure within 50 units around the origin, the hindmost first. */
function piecesOf(theme: Theme, character: Character): readonly Piece[] {
  const { cloth, skin, hair } = theme.castle;
  const own = cloth[character];
  const dark = theme.engraving;
  const shoulders = { colour: own, trace: SHOULDERS };
  switch (character) {
    case 'merlin':
      return [
        shoulders,
        { colour: skin, trace: oval(2, 17, 18) },
        { colour: theme.silver.light, trace: LONG_BEARD },
        { colour: own, trace: HAT },
        { colour: theme.gold.mid, trace: HAT_STAR },
      ];
    case 'guinevere':
      return [
        shoulders,
        { colour: theme.crownPlate.fill, trace: VEIL },
        { colour: hair, trace: oval(-7, 22, 25) },
        { colour: skin, trace: oval(-4, 16, 20) },
        { colour: dark, trace: eyes(-5, 7) },
        { colour: theme.gold.mid, trace: CIRCLET },
      ];
    case 'arthur':
      return [
        shoulders,
        { colour: hair, trace: MANE },
        { colour: skin, trace: oval(-5, 17, 17) },
        { colour: dark, trace: eyes(-5, 7) },
        { colour: hair, trace: MOUSTACHE },
        { colour: theme.gold.mid, trace: KINGS_CROWN },
      ];
    case 'lancelot':
      return [
        shoulders,
        { colour: own, trace: PLUME },
        { colour: theme.silver.mid, trace: HELM },
        { colour: dark, trace: VISOR },
      ];
  }
}

function figure(
  context: CanvasRenderingContext2D,
  pieces: readonly Piece[],
  size: number,
  rim: string,
  rimWidth: number,
): void {
  context.save();
  context.scale(size / 100, size / 100);
  context.lineJoin = 'round';
  for (const { trace } of pieces) {
    context.beginPath();
    trace(context);
    context.strokeStyle = rim;
    context.lineWidth = (rimWidth * 200) / size;
    context.stroke();
  }
  for (const { colour, trace } of pieces) {
    context.beginPath();
    trace(context);
    context.fillStyle = colour;
    context.fill();
  }
  context.restore();
}

type Pawn = (
  context: CanvasRenderingContext2D,
  theme: Theme,
  character: Character,
  size: number,
  x: number,
  y: number,
) => void;

/** A figure `size` pixels high with its middle at (x, y). `room` is the width of its box in parts of the size. */
function pawn(
  name: string,
  room: number,
  draw: (context: CanvasRenderingContext2D, theme: Theme, pieces: readonly Piece[], size: number) => void,
): Pawn {
  return (context, theme, character, size, x, y) => {
    const box = Math.ceil(size * room);
    stamp(context, `${name} ${theme.id} ${character} ${size}`, box, box, x, y, (inner) =>
      draw(inner, theme, piecesOf(theme, character), size),
    );
  };
}

/** The pawn of a character. */
export const bust: Pawn = pawn('bust', 1.3, (context, theme, pieces, size) => {
  const rim = theme.seats[0]?.rim ?? theme.chalk;
  figure(context, pieces, size, rim, Math.max(1.5, size * 0.022));
});

/** The outline of a character who has left. */
export const absentBust: Pawn = pawn('absent', 1.2, (context, theme, pieces, size) => {
  const { absent } = theme.castle;
  const shadow = pieces.map(({ trace }) => ({ colour: absent, trace }));
  figure(context, shadow, size, absent, 1);
});
