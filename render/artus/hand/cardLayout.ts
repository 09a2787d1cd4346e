export const CARD = { width: 184, height: 344 } as const;
export const ART_Y = -52;
export const SIGN_Y = 52;
export const FOOT_Y = 130;
