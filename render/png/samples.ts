import { bin, type Rgb } from './colours.ts';

/** A colour to be represented, and how much it matters. */
export interface Sample {
  readonly rgb: Rgb;
  readonly weight: number;
}

/** Weight of all blends together, relative to the pixels. */
const BLEND_SHARE = 0.4;

/** Less than 1, so that small details keep their colours next to large areas. */
const WEIGHT_POWER = 0.7;

/** One sample per 5-6-5 bin: the mean of its pixels. */
export function pixelSamples(pixels: Uint32Array): Sample[] {
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
export function blendSamples(inks: readonly Rgb[], total: number): Sample[] {
  const blends: Rgb[] = [];
  inks.forEach((a, i) => {
    for (const b of inks.slice(i + 1))
      for (const t of [0.25, 0.5, 0.75])
        blends.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
  });
  return blends.map((rgb) => ({ rgb, weight: (total * BLEND_SHARE) / blends.length }));
}

/** The weighted mean colour. */
export function mean(samples: readonly Sample[]): Rgb {
  let weight = 0;
  const sum = [0, 0, 0];
  for (const s of samples) {
    weight += s.weight;
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (s.rgb[c] as number) * s.weight;
  }
  return [(sum[0] as number) / weight, (sum[1] as number) / weight, (sum[2] as number) / weight];
}
