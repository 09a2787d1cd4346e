import { setImmediate as nextLoopTurn } from 'node:timers/promises';
import { warmUp } from '../../painters.ts';
import type { Painting } from '../../painting.ts';
import { Easel } from '../easel.ts';
import { drawFrame, type Frame, type FrameJob } from '../film.ts';
import { createPainting, fromPaintJob, type Painted, type PaintJob } from '../order.ts';
import { PaletteEncoder } from '../png/encode.ts';
import { answering, gate } from './answering.ts';

const easel = new Easel();
const encoder = new PaletteEncoder();

const pngOf = (painting: Painting): Buffer => encoder.encode(easel.draw(painting));

answering((job: string | FrameJob): Painted | Frame => {
  if (typeof job !== 'string') return drawFrame(job, easel, encoder);
  const painting = createPainting(fromPaintJob(JSON.parse(job) as PaintJob));
  return { png: pngOf(painting), alt: painting.alt };
});

// Orders that have come meanwhile go first.
await warmUp(async (painting) => {
  await nextLoopTurn();
  gate.pass(() => pngOf(painting));
});
