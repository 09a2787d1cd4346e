type Rgb = readonly [number, number, number];

/** The 5-6-5-bit bin of a native-endian 0xAARRGGBB pixel, as the canvas itself makes it. */
function bin(pixel: number): number {
  return ((pixel >>> 8) & 0xf800) | ((pixel >>> 5) & 0x07e0) | ((pixel >>> 3) & 0x1f);
}

/** Red, green, blue of `#rrggbb`; null for any other notation. */
function parseHex(colour: string): Rgb | null {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1];
  if (digits === undefined) return null;
  const n = Number.parseInt(digits, 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** A colour to be represented, and how much it matters. */
interface Sample {
  readonly rgb: Rgb;
  readonly weight: number;
}

/** Weight of all blends together, relative to the pixels. */
const BLEND_SHARE = 0.4;

/** Less than 1, so that small details keep their colours next to large areas. */
const WEIGHT_POWER = 0.7;

/** One sample per 5-6-5 bin: the mean of its pixels. */
function pixelSamples(pixels: Uint32Array): Sample[] {
  const sums = new Map<number, [number, number, number, number]>();
  for (const pixel of pixels) {
    const key = bin(pixel);
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, [(pixel >>> 16) & 255, (pixel >>> 8) & 255, pixel & 255, 1]);
    else {
      sum[0] += (pixel >>> 16) & 255;
      sum[1] += (pixel >>> 8) & 255;
      sum[2] += pixel & 255;
      sum[3]++;
    }
  }
  return [...sums.values()].map(([r, g, b, n]) => ({
    rgb: [r / n, g / n, b / n],
    weight: n ** WEIGHT_POWER,
  }));
}

/** Blends of every two inks, as on antialiased edges. */
function blendSamples(inks: readonly Rgb[], total: number): Sample[] {
  const blends: Rgb[] = [];
  inks.forEach((a, i) => {
    for (const b of inks.slice(i + 1))
      for (const t of [0.25, 0.5, 0.75])
        blends.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
  });
  return blends.map((rgb) => ({ rgb, weight: (total * BLEND_SHARE) / blends.length }));
}

/** The weighted mean colour. */
function mean(samples: readonly Sample[]): Rgb {
  let weight = 0;
  const sum = [0, 0, 0];
  for (const s of samples) {
    weight += s.weight;
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (s.rgb[c] as number) * s.weight;
  }
  return [(sum[0] as number) / weight, (sum[1] as number) / weight, (sum[2] as number) / weight];
}

/** A set of samples in colour space. */
interface Box {
  readonly samples: readonly Sample[];
  readonly channel: number;
  /** Weighted squared deviation along `channel`, which splitting the box reduces. */
  readonly spread: number;
}

/** A box around the samples, to be split along the channel that deviates most. */
function box(samples: readonly Sample[]): Box {
  const centre = mean(samples);
  const spreads = [0, 0, 0];
  for (const s of samples)
    for (let c = 0; c < 3; c++) {
      const d = (s.rgb[c] as number) - (centre[c] as number);
      spreads[c] = (spreads[c] as number) + d * d * s.weight;
    }
  const spread = Math.max(...spreads);
  return { samples, channel: spreads.indexOf(spread), spread };
}

/** Splits the box at its weighted mean. */
function split(b: Box): [Box, Box] {
  const centre = mean(b.samples)[b.channel] as number;
  const low = b.samples.filter((s) => (s.rgb[b.channel] as number) <= centre);
  const high = b.samples.filter((s) => (s.rgb[b.channel] as number) > centre);
  return [box(low), box(high)];
}

/** Index of the colour nearest to (r, g, b). */
function nearestOf(colours: Uint8Array, count: number, [r, g, b]: Rgb): number {
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const dr = (colours[i * 3] as number) - r;
    const dg = (colours[i * 3 + 1] as number) - g;
    const db = (colours[i * 3 + 2] as number) - b;
    const distance = 2 * dr * dr + 4 * dg * dg + 3 * db * db;
    if (distance < bestDistance) {
      bestDistance = distance;
      best = i;
    }
  }
  return best;
}

/** Nearest colour by bin: to the bin's `known` colour (the last, if several), or else to the middle of the bin. */
function nearestTable(colours: Uint8Array, count: number, known: readonly Rgb[]): Uint8Array {
  const table = new Uint8Array(65536);
  for (let key = 0; key < 65536; key++) {
    table[key] = nearestOf(colours, count, [
      (key >> 11) * 8 + 4,
      ((key >> 5) & 63) * 4 + 2,
      (key & 31) * 8 + 4,
    ]);
  }
  for (const rgb of known) {
    const [r, g, b] = rgb;
    table[bin((r << 16) | (g << 8) | b)] = nearestOf(colours, count, rgb);
  }
  return table;
}

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
