/** Positions on a card, from its centre, in pixels. */
export const CARD = { width: 188, height: 396 } as const;
export const ART_Y = -76;
export const SIGN_Y = 34;
export const ARROW_Y = 84;
/** The two lines of words at the card's foot. */
export const WORDS_Y = [128, 162] as const;
/** The plate with what a scoring card would score now. */
export const NOW_Y = 154;
/** The only line of words above that plate. */
export const ABOVE_NOW_Y = 98;
