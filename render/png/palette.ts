import { parseHex } from './colours.ts';
import { type Box, box, split } from './medianCut.ts';
import { nearestOf, nearestTable } from './nearest.ts';
import { blendSamples, mean, pixelSamples, type Sample } from './samples.ts';

export const PALETTE_SIZE = 128;

/** The colours and, for each 5-6-5-bit colour, the number of the nearest. */
export interface Palette {
  /** Red, green, blue of each colour. */
  readonly colours: Uint8Array;
  /** Indexed by `bin`. */
  readonly nearest: Uint8Array;
}

/** Rounds in which the colours settle among the samples. */
const ROUNDS = 5;

/**
 * The inks, exact, and beside them what suits the pixels and the blends of inks best (median cut by variance, then settled).
 * At most 90 inks.
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
  for (let round = 0; round < ROUNDS; round++) settle(colours, inks.length, count, all);
  return { colours, nearest: nearestTable(colours, count, [...samples.map(({ rgb }) => rgb), ...inks]) };
}

/** Moves each colour but the first `fixed` to the middle of the samples that are nearest to it. */
function settle(colours: Uint8Array, fixed: number, count: number, samples: readonly Sample[]): void {
  const near: Sample[][] = Array.from({ length: count }, () => []);
  for (const sample of samples) near[nearestOf(colours, count, sample.rgb)]?.push(sample);
  for (let i = fixed; i < count; i++) {
    const own = near[i] ?? [];
    if (own.length > 0) colours.set(mean(own).map(Math.round), i * 3);
  }
}
