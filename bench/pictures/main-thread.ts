import { readFileSync } from 'node:fs';
import { Renderer } from '../../render/drawing/renderer.ts';
import { type Figure, median } from '../figure.ts';
import { at, type Paintings } from './paintings.ts';
import { PICTURES_PER_RUN, RUNS, WARM_UP } from './runs.ts';

/** Milliseconds the main thread has run so far: CPU time on Linux, event loop activity elsewhere. */
function mainThreadTime(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.eventLoopUtilization().active;
  }
}

export async function mainThread(all: Paintings): Promise<Figure> {
  const renderer = new Renderer();
  const runs: number[] = [];
  for (let i = 0; i < WARM_UP; i++) await renderer.png(at(all, i));
  for (let run = 0; run < RUNS; run++) {
    const before = mainThreadTime();
    for (let i = 0; i < PICTURES_PER_RUN; i++) await renderer.png(at(all, run * PICTURES_PER_RUN + i));
    runs.push((mainThreadTime() - before) / PICTURES_PER_RUN);
  }
  return { name: 'main thread per picture', unit: 'ms', value: median(runs), runs, goal: { atMost: 8 } };
}
