import { Renderer } from '../../render/drawing/renderer.ts';
import type { Figure } from '../figure.ts';
import { at, type Paintings } from './paintings.ts';

const MEMORY_FROM = 100;
const MEMORY_TO = 2000;
const BATCH = 20;

function residentMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
}

export async function memory(all: Paintings): Promise<Figure> {
  const renderer = new Renderer();
  let base = 0;
  for (let done = 0; done < MEMORY_TO; done += BATCH) {
    if (done === MEMORY_FROM) base = residentMb();
    await Promise.all(Array.from({ length: BATCH }, (_, i) => renderer.png(at(all, done + i))));
  }
  const grown = residentMb() - base;
  return {
    name: `memory grown from ${MEMORY_FROM} to ${MEMORY_TO} pictures`,
    unit: 'MB',
    value: grown,
    runs: [grown],
    goal: { atMost: 50 },
  };
}
