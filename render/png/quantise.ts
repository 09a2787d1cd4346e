import type { Palette } from './palette.ts';

/** Writes the pixels into PNG rows as palette indices, leaving each row's filter byte unchanged. */
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
