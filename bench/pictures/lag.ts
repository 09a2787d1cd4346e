import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Renderer } from '../../render/drawing/renderer.ts';
import { warmUp } from '../../render/painters.ts';
import { type Figure, median } from '../figure.ts';
import { at, type Paintings } from './paintings.ts';
import { RUNS } from './runs.ts';

const AT_ONCE = 50;

export async function lag(all: Paintings): Promise<Figure> {
  const renderer = new Renderer();
  const runs: number[] = [];
  await warmUp((painting) => renderer.png(painting));
  for (let run = 0; run < RUNS; run++) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => renderer.png(at(all, run * 11 + i))));
    delay.disable();
    runs.push(delay.max / 1e6);
  }
  return {
    name: `event loop lag, ${AT_ONCE} pictures at once`,
    unit: 'ms',
    value: median(runs),
    runs,
    goal: { atMost: 50 },
  };
}
