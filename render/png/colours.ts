export type Rgb = readonly [number, number, number];

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
