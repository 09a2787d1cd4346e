import type { Character } from '../../src/games/court/types.ts';
import type { Pen } from '../pen.ts';
import type { Theme } from '../themes/theme.ts';
import { arthur, guinevere, lancelot, merlin } from './characters.ts';
import type { Layer } from './face.ts';

const LAYERS: Readonly<Record<Character, (theme: Theme) => readonly Layer[]>> = {
  merlin,
  guinevere,
  arthur,
  lancelot,
};

function outlined(pen: Pen, layers: readonly Layer[], colour: string, rim: number): void {
  pen.context.lineJoin = 'round';
  for (const { trace, width } of layers) {
    if (width !== undefined) continue;
    pen.context.beginPath();
    trace(pen);
    pen.stroke(colour, rim * 2);
  }
}

function filled(pen: Pen, layers: readonly Layer[]): void {
  pen.context.lineCap = 'round';
  for (const { colour, trace, width } of layers) {
    pen.context.beginPath();
    trace(pen);
    if (width === undefined) pen.fill(colour);
    else pen.stroke(colour, width);
  }
}

type Pawn = (pen: Pen, character: Character, size: number, x: number, y: number) => void;

interface Sized {
  readonly character: Character;
  readonly size: number;
}

function pawn(room: number, draw: (pen: Pen, sized: Sized) => void): Pawn {
  return (pen, character, size, x, y) => {
    const box = Math.ceil(size * room);
    pen.stamp(draw, { character, size }, box, box, x, y);
  };
}

/** Draws a character from the chest up, 100 units high around the origin, with rims of these widths, the widest first. */
export function drawCharacter(
  pen: Pen,
  character: Character,
  rims: readonly (readonly [colour: string, width: number])[],
): void {
  const layers = LAYERS[character](pen.theme);
  for (const [colour, width] of rims) outlined(pen, layers, colour, width);
  filled(pen, layers);
}

/** A character from the chest up, `size` pixels high, centred on (x, y). */
export const bust: Pawn = pawn(1.3, (pen, { character, size }) => {
  pen.context.scale(size / 100, size / 100);
  drawCharacter(pen, character, [[pen.theme.crownPlate.fill, Math.max(1.4, 130 / size)]]);
});

/** The silhouette of a character who has left. */
export const absentBust: Pawn = pawn(1.2, (pen, { character, size }) => {
  const { absent } = pen.theme.castle;
  pen.context.scale(size / 100, size / 100);
  filled(
    pen,
    LAYERS[character](pen.theme).map((layer) => ({ ...layer, colour: absent })),
  );
});
