/** Measures of a plaque at scale 1, in pixels. */
export const PLAQUE = { width: 490, height: 206 } as const;

/** Middle of the column with shield, place and group sizes. */
export const ARMS_X = 50;
export const SHIELD_Y = 50;
export const PLACE_Y = 122;
export const SIZES_Y = 164;

/** Left edge of name, groups and tiles. */
export const TEXT_X = 104;
export const HEAD_Y = 25;
export const GROUP_YS = [69, 107, 144] as const;
export const TREASURY_Y = 184;

/** Right edge of everything. */
export const RIGHT = PLAQUE.width - 14;
