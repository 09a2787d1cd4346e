import { inThemes } from '../painting.ts';
import { inset, type Rect } from '../parts/shapes.ts';
import { cloth, hall, parchment } from '../parts/surfaces.ts';
import type { Pen } from '../pen.ts';
import { mix } from '../themes/index.ts';
import { drawCastle } from './castle.ts';
import {
  BANNER,
  BOARD,
  CARPET_AREA,
  CASTLE,
  CHOICE_CARPET,
  CHOICE_MEADOW,
  CHOICE_SHEET,
  END_DOWN,
  END_SHEET,
  END_SIZE,
  MEADOW,
  PANEL,
  SIZE,
  TALL_SHEET,
} from './sheet.ts';

/** Draws the carpet that the aspirants wait on, with fringed ends. */
function drawCarpet(pen: Pen, place: Rect): void {
  const { x, y, width, height } = place;
  const { fill, edge } = pen.theme.carpet;
  for (let i = 0; i < height / 7 - 1; i++)
    for (const end of [x, x + width - 12]) pen.fillRect(end, y + 4 + i * 7, 12, 2.5, edge);
  pen.withShadow(8, () => {
    pen.fillRect(x + 11, y, width - 22, height, fill);
  });
  pen.strokeRect(inset(place, 20, 7), edge, 3);
}

/** Draws the meadow outside the castle, where the peasantry is. */
function drawMeadow(pen: Pen, { x, y, width, height }: Rect): void {
  const { meadow: grass } = pen.theme.castle;
  pen.roundedRect(x, y, width, height, 12).fill(grass.mid);
  pen.inside(() => pen.ellipse(x + width * 0.25, y + height + 10, width * 0.4, 80).fill(grass.light));
}

/** A framed board of dark wood. */
export function woodenBoard(pen: Pen, { x, y, width, height }: Rect): void {
  const { theme } = pen;
  pen.withShadow(10, () => {
    pen.roundedRect(x, y, width, height, 12).fill(theme.wood.mid);
  });
  pen
    .roundedRect(x + 2, y + 2, width - 4, height - 4, 10)
    .stroke(mix(theme.wood.mid, theme.wood.light, 0.6), 2);
  pen.roundedRect(x + 10, y + 10, width - 20, height - 20, 7);
  pen.fill(theme.top.dark).stroke(theme.gold.dark, 2);
}

function drawScenery(pen: Pen): void {
  const { sky, meadow: grass } = pen.theme.castle;
  pen.fillRect(0, 0, SIZE.width, SIZE.height, sky.dark);
  drawCastle(pen);
  pen.fillRect(0, CASTLE.y + CASTLE.height, SIZE.width, SIZE.height, grass.dark);
  cloth(pen, BANNER.x, BANNER.y, BANNER.width, BANNER.height);
  parchment(pen, PANEL);
}

/** Castle, board, carpet and meadow, with the parchment beside them. */
export const tableBackdrop = inThemes(SIZE, (pen) => {
  drawScenery(pen);
  woodenBoard(pen, BOARD);
  drawCarpet(pen, CARPET_AREA);
  drawMeadow(pen, MEADOW);
});

/** Like the table's, with a sheet for the options instead of the board. */
export const choiceBackdrop = inThemes(SIZE, (pen) => {
  drawScenery(pen);
  parchment(pen, CHOICE_SHEET);
  drawCarpet(pen, CHOICE_CARPET);
  pen
    .roundedRect(CHOICE_MEADOW.x, CHOICE_MEADOW.y, CHOICE_MEADOW.width, CHOICE_MEADOW.height, 12)
    .fill(pen.theme.castle.meadow.mid);
});

/** Like the table's, with nothing but a sheet for the options below the castle. */
export const tallBackdrop = inThemes(SIZE, (pen) => {
  drawScenery(pen);
  parchment(pen, TALL_SHEET);
});

/** Two sheets, one with the ranking and the course of the game, one with the courts. */
export const endBackdrop = inThemes(END_SIZE, (pen) => {
  hall(pen, END_SIZE);
  pen.at(0, END_DOWN, () => {
    parchment(pen, END_SHEET);
    parchment(pen, PANEL);
  });
});
