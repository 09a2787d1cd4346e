export const PALETTE_SIZE = 128;

/** The colours and, for each 5-6-5-bit colour, the number of the nearest. */
export interface Palette {
  /** Red, green, blue of each colour. */
  readonly colours: Uint8Array;
  /** Indexed by `bin`. */
  readonly nearest: Uint8Array;
}

type Rgb = readonly [number, number, number];

/** The 5-6-5-bit bin of a native-endian 0xAARRGGBB pixel. */
export function bin(pixel: number): number {
  return ((pixel >>> 8) & 0xf800) | ((pixel >>> 5) & 0x07e0) | ((pixel >>> 3) & 0x1f);
}

/** Red, green, blue of `#rrggbb`; null for any other notation. */
export function parseHex(colour: string): Rgb | null {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1];
  if (digits === undefined) return null;
  const n = Number.parseInt(digits, 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

interface Sample {
  readonly rgb: Rgb;
  readonly weight: number;
}

/** Share of the weight that the blends of inks have beside the pixels. */
const BLEND_SHARE = 0.4;

/** Less than 1, so that small things keep their colours beside wide grounds. */
const WEIGHT_POWER = 0.7;

/** Rounds in which the colours settle among the samples. */
const ROUNDS = 5;

/** One sample a 5-6-5 bin: the mean of its pixels. */
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

/** Soft edges: the blends of each two inks. */
function blendSamples(inks: readonly Rgb[], total: number): Sample[] {
  const blends: Rgb[] = [];
  inks.forEach((a, i) => {
    for (const b of inks.slice(i + 1))
      for (const t of [0.25, 0.5, 0.75])
        blends.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
  });
  return blends.map((rgb) => ({ rgb, weight: (total * BLEND_SHARE) / blends.length }));
}

interface Box {
  readonly samples: readonly Sample[];
  readonly channel: number;
  /** Weighted square deviation along `channel`, what a split of the box would lessen. */
  readonly spread: number;
}

function mean(samples: readonly Sample[]): Rgb {
  let weight = 0;
  const sum = [0, 0, 0];
  for (const s of samples) {
    weight += s.weight;
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (s.rgb[c] as number) * s.weight;
  }
  return [(sum[0] as number) / weight, (sum[1] as number) / weight, (sum[2] as number) / weight];
}

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

function split(b: Box): [Box, Box] {
  const centre = mean(b.samples)[b.channel] as number;
  const low = b.samples.filter((s) => (s.rgb[b.channel] as number) <= centre);
  const high = b.samples.filter((s) => (s.rgb[b.channel] as number) > centre);
  return [box(low), box(high)];
}

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

/** Number of the colour nearest to (r, g, b). */
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

/** By bin: what suits the `known` colour in it, the last if there are several, or else the middle of the bin. */
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

/** Writes the pixels as palette numbers into PNG rows, leaving each row's filter byte as it is. */
export function quantise(pixels: Uint32Array, width: number, palette: Palette, rows: Uint8Array): void {
  const { nearest } = palette;
  const height = pixels.length / width;
  let from = 0;
  let to = 0;
  for (let y = 0; y < height; y++) {
    to++;
    for (let x = 0; x < width; x++) {
      const pixel = pixels[from++] as number;
      rows[to++] = nearest[
        ((pixel >>> 8) & 0xf800) | ((pixel >>> 5) & 0x07e0) | ((pixel >>> 3) & 0x1f)
      ] as number;
    }
  }
}
