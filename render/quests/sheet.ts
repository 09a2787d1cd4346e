import type { CardGameEvent, CardGameView } from '../../src/games/quests/types.ts';
import type { Spots } from '../painter.ts';
import { backdropFrom, type Painting, type SizedBackdrop } from '../painting.ts';
import type { Rect } from '../parts/shapes.ts';
import type { Pen } from '../pen.ts';
import type { PreparedScene } from '../scene.ts';

/** Size of the table pictures, in pixels. */
export const SIZE = { width: 1200, height: 1548 } as const;

/** The band at the top: whose turn it is, and its steps. */
export const TURN_BAND = { x: 14, y: 14, width: 1172, height: 92 } as const;

/** The board of the four columns. */
export const DISPLAY = { x: 14, y: 118, width: 612, height: 528 } as const;

/** The plate below the board: what happened last. */
export const LAST = { x: 14, y: 658, width: 612, height: 228 } as const;

/** The parchment with the players. */
export const PANEL = { x: 638, y: 118, width: 548, height: 768 } as const;

/** Middle of the line above the adventures. */
export const HEADING = { x: 22, y: 911 } as const;

/** Adventures are at the bottom in three rows of five; the last two places are for the piles. */
export const ADVENTURE = { width: 228, height: 194 } as const;

const ADVENTURES = { x: 14, y: 938, pitchX: 236, pitchY: 201, columns: 5 } as const;

/** How far down the adventures reach. */
export const ADVENTURES_HEIGHT = 2 * ADVENTURES.pitchY + ADVENTURE.height;

/** The place of an adventure (0 to 12). */
export function adventureAt(index: number): Rect {
  return {
    x: ADVENTURES.x + (index % ADVENTURES.columns) * ADVENTURES.pitchX,
    y: ADVENTURES.y + Math.floor(index / ADVENTURES.columns) * ADVENTURES.pitchY,
    ...ADVENTURE,
  };
}

/** The plate with the piles, after the last adventure. */
export const PILES_PLATE: Rect = { ...adventureAt(13), width: ADVENTURES.pitchX + ADVENTURE.width };

const CARD = { width: 141, height: 104 } as const;

export const HEAD = { width: 141, height: 72 } as const;

const PITCH = CARD.width + 8;

/** Centre of a column's heading. */
export function headAt(column: number): { readonly x: number; readonly y: number } {
  return { x: DISPLAY.x + 12 + column * PITCH + CARD.width / 2, y: DISPLAY.y + 10 + HEAD.height / 2 };
}

/** The place of a card in a column; rows 0 to 3 from the top. */
export function cardAt(column: number, row: number): Rect {
  return {
    x: headAt(column).x - CARD.width / 2,
    y: DISPLAY.y + 16 + HEAD.height + row * (CARD.height + 6),
    ...CARD,
  };
}

/** What the card game's pictures are drawn from. */
export type CardGameScene = PreparedScene<CardGameView, CardGameEvent>;

/** Pictures are laid out 1200 pixels wide and drawn 1000 wide, which saves a third of the pixels. */
const SCALE = 1000 / 1200;

/** Of choices longer than the table, which have as many pixels as that. */
export const LONG_SCALE = 900 / 1200;

function drawScaled(pen: Pen, { draw }: Pick<Painting, 'draw'>, scale: number): void {
  pen.scaleStamps();
  pen.context.save();
  pen.context.scale(scale, scale);
  draw(pen);
  pen.context.restore();
}

function drawPrinted(pen: Pen, { backdrop }: SizedBackdrop, { scale }: { readonly scale: number }): void {
  drawScaled(pen, backdrop, scale);
}

export function printedBackdrop(before: SizedBackdrop, scale = SCALE): SizedBackdrop {
  const size = { width: Math.round(before.width * scale), height: Math.round(before.height * scale) };
  return backdropFrom(before, size, drawPrinted, { scale });
}

/** The painting in the size in which it's drawn. */
export const printed = (painting: Painting, scale = SCALE): Painting => ({
  ...painting,
  ...printedBackdrop(painting, scale),
  draw: (pen) => drawScaled(pen, painting, scale),
});

/** The places in the painting that `printed` returns. */
export function printedSpots(spots: Spots): Spots {
  const size = (length: number) => Math.floor(length * SCALE);
  return new Map(
    [...spots].map(([id, { x, y, width, height, number, key }]) => [
      id,
      {
        x: size(x),
        y: size(y),
        width: size(width),
        height: size(height),
        ...(number && { number: [size(number[0]), size(number[1])] as const }),
        ...(key && { key }),
      },
    ]),
  );
}
