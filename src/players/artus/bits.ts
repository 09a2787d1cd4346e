/** Number of set bits. */
export function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Index of the lowest set bit; the mask isn't 0. */
export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The set bit, alone, that has `skipped` set bits below it. */
export function nthBit(mask: number, skipped: number): number {
  let rest = mask;
  for (let i = 0; i < skipped; i++) rest &= rest - 1;
  return rest & -rest;
}
