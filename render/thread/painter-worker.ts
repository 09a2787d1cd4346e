import { setImmediate as nextLoopTurn } from 'node:timers/promises';
import { backdropKey, Easel, pixelsOf } from '../easel.ts';
import { orderOf, type Painted, type PaintJob, paintingOf } from '../order.ts';
import type { Painting } from '../painting.ts';
import { PaletteEncoder } from '../png/encode.ts';
import { warmUp } from '../warm-up.ts';
import { answering, gate } from './answering.ts';

const easel = new Easel();
const encoder = new PaletteEncoder();

function pngOf(painting: Painting): Buffer {
  const { width, height, backdrop } = painting;
  return encoder.encode(pixelsOf(easel.draw(painting)), width, height, backdropKey(painting), () => ({
    pixels: pixelsOf(easel.backdrop(painting)),
    inks: backdrop.inks,
  }));
}

answering((job: string): Painted => {
  const painting = paintingOf(orderOf(JSON.parse(job) as PaintJob));
  return { png: pngOf(painting), alt: painting.alt };
});

// Orders that have come meanwhile go first.
await warmUp(async (painting) => {
  await nextLoopTurn();
  gate.pass(() => pngOf(painting));
});
