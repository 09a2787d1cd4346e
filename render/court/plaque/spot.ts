/** Upper left corner, and how large. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Measures at scale 1, pixels: a coin, from one to the next, the middle of the size, and where coins may lie. */
export const COIN_SIZE = 36;
export const COIN_PITCH = 37.5;
