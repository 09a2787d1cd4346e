/** Upper left corner and scale. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** At scale 1, in pixels: a coin's diameter, and the distance from one coin to the next. */
export const COIN_SIZE = 36;
export const COIN_PITCH = 37.5;
