import { type Change, sumUpChanges } from '../../src/games/court/reading.ts';
import { CHARACTERS, type Character, type CourtEvent, type CourtView } from '../../src/games/court/types.ts';
import { HEADLINE } from '../parts/headline.ts';
import type { PreparedScene } from '../scene.ts';

/** Size of the castle pictures, in pixels. */
export const SIZE = { width: 1200, height: 960 } as const;

/** The parchment with the courts. */
export const PANEL = { x: 676, y: 14, width: 510, height: 932 } as const;

/** Everything left of the parchment, from top to bottom. */
const COLUMN = { x: 14, width: 648 } as const;

export const CASTLE = { ...COLUMN, y: 14, height: 448 } as const;

export const BOARD = { ...COLUMN, y: 472, height: 184 } as const;

export const CARPET_AREA = { ...COLUMN, y: 666, height: 132 } as const;

export const MEADOW = { ...COLUMN, y: 808, height: 138 } as const;

/** Where a choice is made: a sheet instead of the board, and below it carpet and meadow side by side. */
export const CHOICE_SHEET = { ...COLUMN, y: 472, height: 330 } as const;

export const CHOICE_CARPET = { x: COLUMN.x, y: 812, width: 306, height: 134 } as const;

export const CHOICE_MEADOW = { x: 330, y: 812, width: 332, height: 134 } as const;

/** Where the choice needs all that room, instead of carpet and meadow, too. */
export const TALL_SHEET = { ...COLUMN, y: 472, height: 474 } as const;

/** How much further down everything is at the end of the game, below the headline. */
export const END_DOWN = HEADLINE - PANEL.y;

export const END_SIZE = { ...SIZE, height: SIZE.height + END_DOWN } as const;

/** The sheet that replaces all that then. */
export const END_SHEET = { ...COLUMN, y: 14, height: 932 } as const;

/** The banner between the towers, with the round and the game's length. */
export const BANNER = { x: CASTLE.x + CASTLE.width / 2, y: 42, width: 350, height: 58 } as const;

export const NICHE = { width: 138, top: 104, bottom: 262 } as const;

/** The plate under a niche, with the character's name and what it does in two lines. */
export const PLATE = { width: 158, y: 261, height: 104 } as const;

export const NAME_Y = 288;

export const ABILITY_Y = [320, 348] as const;

/** The purse under the plate, how far inside its edge its seam is, and the vertical middles of its two rows. */
export const PURSE = { y: 367, height: 92, seam: 5 } as const;

export const PURSE_Y = [394, 433] as const;

/** Horizontal middle of a character's niche. */
export function nicheX(character: Character): number {
  return CASTLE.x + (CASTLE.width * (CHARACTERS.indexOf(character) + 0.5)) / CHARACTERS.length;
}

/** What King Arthur's Court pictures are drawn from. */
export type CourtScene = PreparedScene<CourtView, CourtEvent>;

/** What a picture marks as changed: at the end of the game, nothing about tiles, which would read as points. */
export function changesIn({ events, view }: CourtScene): readonly Change[] {
  const changes = sumUpChanges(events, view.players.length);
  return view.phase === 'over' ? changes.map((change) => ({ ...change, money: 0 })) : changes;
}
