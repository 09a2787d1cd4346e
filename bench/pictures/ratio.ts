import { createCanvas } from 'canvas';
import type { Painting } from '../../render/painting.ts';
import { Renderer } from '../../render/renderer.ts';
import { type Figure, median } from '../figure.ts';
import { at, type Paintings } from './paintings.ts';
import { PICTURES_A_RUN, RUNS, WARM_UP } from './runs.ts';

/** Everything drawn anew and encoded by node-canvas. */
function drawAllAndEncode({ width, height, backdrop, draw }: Painting): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  backdrop.draw(context);
  draw(context);
  return canvas.toBuffer();
}

/** Milliseconds that `make` takes; the loop runs once before, so that nothing of the last one is counted. */
async function timed(make: () => Promise<unknown> | unknown): Promise<number> {
  await new Promise(setImmediate);
  const start = performance.now();
  await make();
  return performance.now() - start;
}

/** The two ways in turn, picture by picture, so that a busy machine slows both alike. */
export async function ratio(all: Paintings): Promise<Figure> {
  const renderer = new Renderer();
  const runs: number[] = [];
  for (let i = 0; i < WARM_UP; i++) await renderer.png(at(all, i));
  for (let run = 0; run < RUNS; run++) {
    const plain: number[] = [];
    const ours: number[] = [];
    for (let i = 0; i < PICTURES_A_RUN; i++) {
      const painting = at(all, run * PICTURES_A_RUN + i);
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
