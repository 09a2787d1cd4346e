/** Size of the table pictures, in pixels. */
export const SIZE = { width: 1200, height: 1060 } as const;

/** The parchment beside the table. */
export const PANEL = { x: 904, y: 14, width: 284, height: 1032 } as const;

/** The parchment below the table. */
export const STRIP = { x: 14, y: 914, width: 874, height: 132 } as const;

/** Nothing that must be read is smaller: a third of it is 9 pixels, on a phone. */
export const LEAST = 26;
