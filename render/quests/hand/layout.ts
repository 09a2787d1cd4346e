export const SIZE = { width: 1200, height: 774 } as const;
export const BAND = { x: 14, y: 14, width: 1172, height: 82 } as const;
export const GROUPS = { x: 14, y: 108, width: 1172, height: 330 } as const;
const TOP = 450;
const HEIGHT = 310;
export const HELD = { x: 14, y: TOP, width: 300, height: HEIGHT } as const;
export const BEAT = { x: 326, y: TOP, width: 400, height: HEIGHT } as const;
export const TAKE = { x: 738, y: TOP, width: 448, height: HEIGHT } as const;
