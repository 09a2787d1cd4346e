/** Distance from one tile to the next when they lie apart, as a multiple of a tile's width. */
const APART = 1.12;

/** The smallest tile whose number is still legible in a picture scaled to a third, in pixels. */
export const SMALLEST_TILE = 36;

/** Tiles overlap at most so far that their numbers can be read, in pixels from one to the next. */
const CLOSEST = 14;

export interface Fan {
  /** A tile's width in pixels. */
  readonly size: number;
  /** Pixels from one tile to the next. */
  readonly pitch: number;
  /** Of all the tiles together. */
  readonly width: number;
}

/** How many tiles lie apart on a line of this width. */
export function roomFor(size: number, width: number): number {
  return Math.floor((width + size * (APART - 1)) / (size * APART));
}

/** Tiles apart if they fit into the width, otherwise smaller and overlapping like a hand of cards. */
export function fanOf(count: number, wanted: number, width: number): Fan {
  const whole = (size: number, pitch: number): Fan => ({ size, pitch, width: (count - 1) * pitch + size });
  if (count === 0) return { size: wanted, pitch: 0, width: 0 };
  for (let size = wanted; size >= SMALLEST_TILE; size -= 2) {
    if (count <= roomFor(size, width)) return whole(size, Math.round(size * APART));
  }
  const size = Math.max(SMALLEST_TILE, Math.min(wanted, 40));
  const pitch = Math.floor((width - size) / Math.max(1, count - 1));
  return whole(size, Math.max(CLOSEST, Math.min(pitch, size)));
}
