import { createCanvas } from 'canvas';
import { Renderer } from '../../render/drawing/renderer.ts';
import type { Painting } from '../../render/painting.ts';
import { Pen } from '../../render/pen.ts';
import { type Figure, median } from '../figure.ts';
import { at, type Paintings } from './paintings.ts';
import { PICTURES_PER_RUN, RUNS, WARM_UP } from './runs.ts';

/** Draws everything from scratch and lets node-canvas encode it. */
function drawAllAndEncode({ width, height, backdrop, draw }: Painting): Buffer {
  const canvas = createCanvas(width, height);
  const pen = new Pen(canvas.getContext('2d'), backdrop.theme);
  backdrop.draw(pen);
  draw(pen);
  return canvas.toBuffer();
}

/** Milliseconds that `make` takes. Lets the event loop turn once first, so that earlier work isn't counted. */
async function timed(make: () => Promise<unknown> | unknown): Promise<number> {
  await new Promise(setImmediate);
  const start = performance.now();
  await make();
  return performance.now() - start;
}

/** Alternates between the two ways picture by picture, so that other load slows both equally. */
export async function ratio(all: Paintings): Promise<Figure> {
  const renderer = new Renderer();
  const runs: number[] = [];
  for (let i = 0; i < WARM_UP; i++) await renderer.png(at(all, i));
  for (let run = 0; run < RUNS; run++) {
    const plain: number[] = [];
    const ours: number[] = [];
    for (let i = 0; i < PICTURES_PER_RUN; i++) {
      const painting = at(all, run * PICTURES_PER_RUN + i);
      plain.push(await timed(() => drawAllAndEncode(painting)));
      ours.push(await timed(() => renderer.png(painting)));
    }
    runs.push(median(ours) / median(plain));
  }
  return {
    name: 'table PNG, draw and encode',
    unit: 'of the time',
    value: median(runs),
    runs,
    goal: { atMost: 0.2 },
    against: 'node-canvas drawing everything and toBuffer()',
  };
}
