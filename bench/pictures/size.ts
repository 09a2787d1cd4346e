import { Renderer } from '../../render/drawing/renderer.ts';
import type { Figure } from '../figure.ts';
import type { Paintings } from './paintings.ts';

export async function size(all: Paintings): Promise<Figure> {
  const renderer = new Renderer();
  const runs: number[] = [];
  for (const painting of all) runs.push((await renderer.png(painting)).length / 1000);
  return {
    name: 'size of the largest picture',
    unit: 'kB',
    value: Math.max(...runs),
    runs,
    goal: { atMost: 150 },
  };
}
