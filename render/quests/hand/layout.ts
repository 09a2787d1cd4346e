export const SIZE = { width: 1200, height: 600 } as const;
export const GROUPS = { x: 14, y: 14, width: 1172, height: 318 } as const;
const TOP = 346;
const HEIGHT = 240;
export const HELD = { x: 14, y: TOP, width: 312, height: HEIGHT } as const;
export const BEAT = { x: 338, y: TOP, width: 484, height: HEIGHT } as const;
export const TAKE = { x: 834, y: TOP, width: 352, height: HEIGHT } as const;
