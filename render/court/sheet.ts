import { CHARACTERS, type Character } from '../../src/games/court/types.ts';

/** Size of the castle pictures, in pixels. */
export const SIZE = { width: 1200, height: 960 } as const;

/** The parchment with the courts. */
export const PANEL = { x: 676, y: 14, width: 510, height: 932 } as const;

/** Everything left of the parchment, from top to bottom. */
const COLUMN = { x: 14, width: 648 } as const;
export const CASTLE = { ...COLUMN, y: 14, height: 448 } as const;
export const BOARD = { ...COLUMN, y: 472, height: 184 } as const;
export const CARPET = { ...COLUMN, y: 666, height: 132 } as const;
export const MEADOW = { ...COLUMN, y: 808, height: 138 } as const;

/** The sheet that replaces carpet and meadow at the end of the game. */
export const CHART = { ...COLUMN, y: 666, height: 280 } as const;

/** The banner between the towers, with the round and the game's length. */
export const BANNER = { x: CASTLE.x + CASTLE.width / 2, y: 42, width: 350, height: 58 } as const;
export const NICHE = { width: 138, top: 104, bottom: 262 } as const;

/** The plate under a niche, with the character's name and what it does in two lines. */
export const PLATE = { width: 158, y: 261, height: 110 } as const;
export const NAME_Y = 290;
export const ABILITY_Y = [323, 352] as const;

/** The purse under the plate, and the vertical middles of its two rows. */
export const PURSE = { y: 374, height: 84 } as const;
export const PURSE_Y = [397, 436] as const;

/** Horizontal middle of a character's niche. */
export function nicheX(character: Character): number {
  return CASTLE.x + (CASTLE.width * (CHARACTERS.indexOf(character) + 0.5)) / CHARACTERS.length;
}
