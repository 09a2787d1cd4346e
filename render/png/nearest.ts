import { bin, type Rgb } from './colours.ts';

/** Index of the colour nearest to (r, g, b). */
export function nearestOf(colours: Uint8Array, count: number, [r, g, b]: Rgb): number {
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
export function nearestTable(colours: Uint8Array, count: number, known: readonly Rgb[]): Uint8Array {
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
