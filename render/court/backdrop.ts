import { inThemes } from '../painting.ts';
import type { Rect } from '../parts/shapes.ts';
import { cloth, hall, parchment } from '../parts/surfaces.ts';
import type { Pen } from '../pen.ts';
import { mix } from '../themes/index.ts';
import { drawCastle } from './castle.ts';
import {
  BANNER,
  BOARD,
  CARPET,
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

/** The carpet that the aspirants wait on, with fringed ends. */
function drawCarpet(pen: Pen, { x, y, width, height }: Rect): void {
  const { context } = pen;
  const { fill, edge } = pen.theme.carpet;
  context.fillStyle = edge;
  for (let i = 0; i < height / 7 - 1; i++) {
    context.fillRect(x, y + 4 + i * 7, 12, 2.5);
    context.fillRect(x + width - 12, y + 4 + i * 7, 12, 2.5);
  }
  pen.withShadow(8, () => {
    pen.fillRect(x + 11, y, width - 22, height, fill);
  });
  context.strokeStyle = edge;
  context.lineWidth = 3;
  context.strokeRect(x + 20, y + 7, width - 40, height - 14);
}

/** Trees from left to right: middle and radius. */
const TREES = [
  [40, 15],
  [66, 20],
  [196, 16],
  [330, 21],
  [356, 15],
  [470, 18],
  [610, 20],
  [634, 14],
] as const;

/** Left edges and widths of the cottages. */
const COTTAGES = [
  [104, 66],
  [236, 58],
  [394, 54],
  [510, 70],
] as const;

/** Cottages and trees on a line from x to the right; they're about 46 pixels high. */
function drawVillage(pen: Pen, x: number, ground: number): void {
  const { context, theme } = pen;
  const { meadow, stone } = theme.castle;
  const leaves = mix(meadow.light, theme.castle.courtiers.guard.fill, 0.3);
  for (const [at, radius] of TREES) {
    pen.fillRect(x + at - 2.5, ground - 14, 5, 14, theme.wood.dark);
    pen.circle(x + at, ground - radius - 6, radius).fill(leaves);
  }
  for (const [at, width] of COTTAGES) {
    const left = x + at;
    pen.fillRect(left, ground - 24, width, 24, stone.mid);
    pen
      .polygon([left - 7, ground - 22], [left + width / 2, ground - 46], [left + width + 7, ground - 22])
      .fill(theme.wood.mid);
    pen.fillRect(left + width / 2 - 6, ground - 17, 12, 17, theme.wood.dark);
    pen.fillRect(left + 8, ground - 17, 9, 8, theme.gold.light);
    context.fillRect(left + width - 17, ground - 17, 9, 8);
  }
}

/** Height of the village behind the meadow, in pixels. */
const VILLAGE = 48;

/** The meadow outside the castle, and the village of the peasantry. */
function drawMeadow(pen: Pen, { x, y, width, height }: Rect): void {
  const { context } = pen;
  const { meadow: grass } = pen.theme.castle;
  pen.roundedRect(x, y, width, height, 12).fill(grass.mid);
  pen.inside(() => {
    context.beginPath();
    context.ellipse(x + width * 0.25, y + height + 10, width * 0.4, 80, 0, 0, Math.PI * 2);
    pen.fill(grass.light);
    pen.fillRect(x, y, width, VILLAGE, pen.theme.castle.sky.mid);
    drawVillage(pen, x, y + VILLAGE);
  });
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
export const tableBackdrop = inThemes("king's court table", SIZE, (pen) => {
  drawScenery(pen);
  woodenBoard(pen, BOARD);
  drawCarpet(pen, CARPET);
  drawMeadow(pen, MEADOW);
});

/** Like the table's, with a sheet for the options instead of the board. */
export const choiceBackdrop = inThemes("king's court choice", SIZE, (pen) => {
  drawScenery(pen);
  parchment(pen, CHOICE_SHEET);
  drawCarpet(pen, CHOICE_CARPET);
  pen
    .roundedRect(CHOICE_MEADOW.x, CHOICE_MEADOW.y, CHOICE_MEADOW.width, CHOICE_MEADOW.height, 12)
    .fill(pen.theme.castle.meadow.mid);
});

/** Like the table's, with nothing but a sheet for the options below the castle. */
export const tallBackdrop = inThemes("king's court tall choice", SIZE, (pen) => {
  drawScenery(pen);
  parchment(pen, TALL_SHEET);
});

/** Two sheets, one with the ranking and the course of the game, one with the courts. */
export const endBackdrop = inThemes("king's court end", END_SIZE, (pen) => {
  hall(pen, END_SIZE);
  pen.at(0, END_DOWN, () => {
    parchment(pen, END_SHEET);
    parchment(pen, PANEL);
  });
});
