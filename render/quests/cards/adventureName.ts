import type { CanvasRenderingContext2D } from 'canvas';
import { write } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';

const SIZE = 26;
const PITCH = 27;
/** Where letters have marks above or below them. */
const LOOSE = 30;

/** Writes the name in one or two lines around y. */
export function writeName(
  context: CanvasRenderingContext2D,
  name: string,
  colour: string,
  y: number,
  room: number,
): void {
  const lines = wrap(name, SIZE, room, 2, 'bold');
  const pitch = /\p{M}/u.test(name.normalize('NFD')) ? LOOSE : PITCH;
  lines.forEach((line, i) => {
    const at = y + (i - (lines.length - 1) / 2) * pitch;
    write(context, line, 0, at, { size: SIZE, colour, align: 'centre', maxWidth: room });
  });
}
