import { parseHex } from './colours.ts';
import { type Box, box, split } from './medianCut.ts';
import { nearestOf, nearestTable } from './nearest.ts';
import { blendSamples, mean, pixelSamples, type Sample } from './samples.ts';

export const PALETTE_SIZE = 128;

/** Up to 128 colours, and the index of the nearest one for each 5-6-5-bit colour. */
export interface Palette {
  /** Red, green, blue of each colour. */
  readonly colours: Uint8Array;
  /** Indexed by `bin`. */
  readonly nearest: Uint8Array;
}

/** Rounds of k-means refinement after the median cut. */
const ROUNDS = 5;

/**
 * The exact inks, plus the colours that best fit the pixels and the blends of inks: a median cut by variance, refined
 * by k-means. @throws RangeError for more than 90 inks
 */
export function makePalette(pixels: Uint32Array, inkColours: readonly string[]): Palette {
  const inks = [...new Set(inkColours)].map(parseHex).filter((rgb) => rgb !== null);
  if (inks.length > 90) throw new RangeError(`${inks.length} inks are too many for one palette`);
  const samples = pixelSamples(pixels);
  const total = samples.reduce((sum, s) => sum + s.weight, 0);
  const blends = blendSamples(inks, total);
  const boxes = [box([...samples, ...blends])];
  while (boxes.length < PALETTE_SIZE - inks.length) {
    const widest = boxes.reduce((best, b, i) => (b.spread > (boxes[best] as Box).spread ? i : best), 0);
    const chosen = boxes[widest] as Box;
    if (chosen.spread === 0) break;
    boxes.splice(widest, 1, ...split(chosen));
  }
  const colours = new Uint8Array(PALETTE_SIZE * 3);
  [...inks, ...boxes.map((b) => mean(b.samples))].forEach((rgb, i) => {
    colours.set(rgb.map(Math.round), i * 3);
  });
  const count = inks.length + boxes.length;
  const all = [...samples, ...blends];
  for (let round = 0; round < ROUNDS; round++) refine(colours, inks.length, count, all);
  return { colours, nearest: nearestTable(colours, count, [...samples.map(({ rgb }) => rgb), ...inks]) };
}

/** Moves every colour except the first `fixed` to the mean of the samples nearest to it (a k-means step). */
function refine(colours: Uint8Array, fixed: number, count: number, samples: readonly Sample[]): void {
  const near: Sample[][] = Array.from({ length: count }, () => []);
  for (const sample of samples) near[nearestOf(colours, count, sample.rgb)]?.push(sample);
  for (let i = fixed; i < count; i++) {
    const own = near[i] ?? [];
    if (own.length > 0) colours.set(mean(own).map(Math.round), i * 3);
  }
}
