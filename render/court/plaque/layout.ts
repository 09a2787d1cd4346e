/** Measures of a plaque at scale 1, in pixels. */
export const PLAQUE = { width: 490, height: 206 } as const;
export const TEXT_X = 84;
export const GROUP_YS = [65, 103, 141] as const;

/** Horizontal middle of the tags that show changes. */
export const CHANGE_X = 456;

/** Width available for a line of tiles. */
export const TREASURY_WIDTH = PLAQUE.width - TEXT_X - 86;
