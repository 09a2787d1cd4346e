import type { CanvasRenderingContext2D } from 'canvas';
import type { Character } from '../../../src/games/court/types.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import { type Layer, layersOf } from './bustLayers.ts';

function figure(
  context: CanvasRenderingContext2D,
  pieces: readonly Layer[],
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

/** A figure `size` pixels high, centred on (x, y). `room` is the side of its box as a multiple of `size`. */
function pawn(
  name: string,
  room: number,
  draw: (context: CanvasRenderingContext2D, theme: Theme, pieces: readonly Layer[], size: number) => void,
): Pawn {
  return (context, theme, character, size, x, y) => {
    const box = Math.ceil(size * room);
    stamp(context, `${name} ${theme.id} ${character} ${size}`, box, box, x, y, (inner) =>
      draw(inner, theme, layersOf(theme, character), size),
    );
  };
}

/** A character's pawn. */
export const bust: Pawn = pawn('bust', 1.3, (context, theme, pieces, size) => {
  const rim = theme.seats[0]?.rim ?? theme.chalk;
  figure(context, pieces, size, rim, Math.max(1.5, size * 0.022));
});

/** The silhouette of a character who has left. */
export const absentBust: Pawn = pawn('absent', 1.2, (context, theme, pieces, size) => {
  const { absent } = theme.castle;
  const shadow = pieces.map(({ trace }) => ({ colour: absent, trace }));
  figure(context, shadow, size, absent, 1);
});
