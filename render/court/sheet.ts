import { CHARACTERS, type Character } from '../../src/games/court/types.ts';

/** Size of the castle pictures, in pixels. */
export const SIZE = { width: 1200, height: 900 } as const;

/** The parchment with the courts. */
export const PANEL = { x: 676, y: 14, width: 510, height: 872 } as const;

/** Everything left of the parchment, from top to bottom. */
const COLUMN = { x: 14, width: 648 } as const;
export const CASTLE = { ...COLUMN, y: 14, height: 400 } as const;
export const BOARD = { ...COLUMN, y: 424, height: 180 } as const;
export const CARPET = { ...COLUMN, y: 614, height: 130 } as const;
export const MEADOW = { ...COLUMN, y: 754, height: 132 } as const;

/** The sheet that replaces carpet and meadow at the end of the game. */
export const CHART = { ...COLUMN, y: 614, height: 272 } as const;

/** The banner between the towers, with the round and the game's length. */
export const BANNER = { x: CASTLE.x + CASTLE.width / 2, y: 40, width: 330, height: 56 } as const;
export const NICHE = { width: 124, top: 108, bottom: 268 } as const;
export const NAME_Y = 288;
/** Vertical middles of a purse's two rows on its ledge. */
export const PURSE_Y = [332, 376] as const;

/** Horizontal middle of a character's niche. */
export function nicheX(character: Character): number {
  return CASTLE.x + (CASTLE.width * (CHARACTERS.indexOf(character) + 0.5)) / CHARACTERS.length;
}
