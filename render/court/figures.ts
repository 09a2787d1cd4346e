import type { CanvasRenderingContext2D } from 'canvas';
import type { Character } from '../../src/games/court/types.ts';
import { stamp } from '../parts/stamp.ts';
import type { Theme } from '../themes/theme.ts';
import { arthur, guinevere, lancelot, merlin } from './characters.ts';
import type { Layer } from './face.ts';

const LAYERS: Readonly<Record<Character, (theme: Theme) => readonly Layer[]>> = {
  merlin,
  guinevere,
  arthur,
  lancelot,
};

function outlined(
  context: CanvasRenderingContext2D,
  layers: readonly Layer[],
  colour: string,
  rim: number,
): void {
  context.lineJoin = 'round';
  context.strokeStyle = colour;
  context.fillStyle = colour;
  for (const { trace, width } of layers) {
    if (width !== undefined) continue;
    context.beginPath();
    trace(context);
    context.lineWidth = rim * 2;
    context.stroke();
  }
}

function filled(context: CanvasRenderingContext2D, layers: readonly Layer[]): void {
  context.lineCap = 'round';
  for (const { colour, trace, width } of layers) {
    context.beginPath();
    trace(context);
    if (width === undefined) {
      context.fillStyle = colour;
      context.fill();
    } else {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke();
    }
  }
}

type Pawn = (
  context: CanvasRenderingContext2D,
  theme: Theme,
  character: Character,
  size: number,
  x: number,
  y: number,
) => void;

function pawn(
  name: string,
  room: number,
  draw: (context: CanvasRenderingContext2D, theme: Theme, character: Character, size: number) => void,
): Pawn {
  return (context, theme, character, size, x, y) => {
    const box = Math.ceil(size * room);
    stamp(context, `${name} ${theme.id} ${character} ${size}`, box, box, x, y, (inner) =>
      draw(inner, theme, character, size),
    );
  };
}

/** A character from the chest up, 100 units high around the origin, with rims of these widths, the widest first. */
export function figure(
  context: CanvasRenderingContext2D,
  theme: Theme,
  character: Character,
  rims: readonly (readonly [colour: string, width: number])[],
): void {
  const layers = LAYERS[character](theme);
  for (const [colour, width] of rims) outlined(context, layers, colour, width);
  filled(context, layers);
}

/** A character from the chest up, `size` pixels high, centred on (x, y). */
export const bust: Pawn = pawn('bust', 1.3, (context, theme, character, size) => {
  context.scale(size / 100, size / 100);
  figure(context, theme, character, [[theme.crownPlate.fill, Math.max(1.4, 130 / size)]]);
});

/** The silhouette of a character who has left. */
export const absentBust: Pawn = pawn('absent', 1.2, (context, theme, character, size) => {
  const { absent } = theme.castle;
  context.scale(size / 100, size / 100);
  filled(
    context,
    LAYERS[character](theme).map((layer) => ({ ...layer, colour: absent })),
  );
});
