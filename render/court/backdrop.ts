import type { CanvasRenderingContext2D } from 'canvas';
import type { Backdrop, SizedBackdrop } from '../painting.ts';
import { mix, withShadow } from '../parts/colour.ts';
import { type Rect, roundedRect } from '../parts/shapes.ts';
import { parchment } from '../parts/surfaces.ts';
import { inksOf } from '../themes/index.ts';
import type { Theme } from '../themes/theme.ts';
import { drawCastle } from './castle.ts';
import { BANNER, BOARD, CARPET, CASTLE, CHART, MEADOW, PANEL, SIZE } from './sheet.ts';

/** The swallow-tailed cloth between the towers. */
function drawBanner(context: CanvasRenderingContext2D, theme: Theme): void {
  const { x, y, width, height } = BANNER;
  const [left, right] = [x - width / 2, x + width / 2];
  const [top, bottom] = [y - height / 2, y + height / 2];
  const trace = (inset: number) => {
    context.beginPath();
    context.moveTo(left + inset * 2, top + inset);
    context.lineTo(right - inset * 2, top + inset);
    context.lineTo(right - 18 - inset, y);
    context.lineTo(right - inset * 2, bottom - inset);
    context.lineTo(left + inset * 2, bottom - inset);
    context.lineTo(left + 18 + inset, y);
    context.closePath();
  };
  withShadow(context, theme, 8, () => {
    trace(0);
    context.fillStyle = theme.carpet.fill;
    context.fill();
  });
  trace(4);
  context.strokeStyle = theme.carpet.edge;
  context.lineWidth = 2.5;
  context.stroke();
}

/** The carpet that the aspirants wait on, with fringed ends. */
function drawCarpet(context: CanvasRenderingContext2D, theme: Theme): void {
  const { x, y, width, height } = CARPET;
  const { fill, edge } = theme.carpet;
  context.fillStyle = edge;
  for (let i = 0; i < height / 7 - 1; i++) {
    context.fillRect(x, y + 4 + i * 7, 12, 2.5);
    context.fillRect(x + width - 12, y + 4 + i * 7, 12, 2.5);
  }
  withShadow(context, theme, 8, () => {
    context.fillStyle = fill;
    context.fillRect(x + 11, y, width - 22, height);
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
function drawVillage(context: CanvasRenderingContext2D, theme: Theme, x: number, ground: number): void {
  const { meadow, stone } = theme.castle;
  const leaves = mix(meadow.light, theme.castle.courtiers.guard.fill, 0.3);
  for (const [at, radius] of TREES) {
    context.fillStyle = theme.wood.dark;
    context.fillRect(x + at - 2.5, ground - 14, 5, 14);
    context.fillStyle = leaves;
    context.beginPath();
    context.arc(x + at, ground - radius - 6, radius, 0, Math.PI * 2);
    context.fill();
  }
  for (const [at, width] of COTTAGES) {
    const left = x + at;
    context.fillStyle = stone.mid;
    context.fillRect(left, ground - 24, width, 24);
    context.fillStyle = theme.wood.mid;
    context.beginPath();
    context.moveTo(left - 7, ground - 22);
    context.lineTo(left + width / 2, ground - 46);
    context.lineTo(left + width + 7, ground - 22);
    context.closePath();
    context.fill();
    context.fillStyle = theme.wood.dark;
    context.fillRect(left + width / 2 - 6, ground - 17, 12, 17);
    context.fillStyle = theme.gold.light;
    context.fillRect(left + 8, ground - 17, 9, 8);
    context.fillRect(left + width - 17, ground - 17, 9, 8);
  }
}

/** Height of the village behind the meadow, in pixels. */
const VILLAGE = 48;

/** The meadow outside the castle, and the village of the peasantry. */
function drawMeadow(context: CanvasRenderingContext2D, theme: Theme): void {
  const { x, y, width, height } = MEADOW;
  const { meadow: grass } = theme.castle;
  roundedRect(context, x, y, width, height, 12);
  context.fillStyle = grass.mid;
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = grass.light;
  context.beginPath();
  context.ellipse(x + width * 0.25, y + height + 10, width * 0.4, 80, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = theme.castle.sky.mid;
  context.fillRect(x, y, width, VILLAGE);
  drawVillage(context, theme, x, y + VILLAGE);
  context.restore();
}

/** A framed board of dark wood. */
export function woodenBoard(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { x, y, width, height }: Rect,
): void {
  withShadow(context, theme, 10, () => {
    roundedRect(context, x, y, width, height, 12);
    context.fillStyle = theme.wood.mid;
    context.fill();
  });
  roundedRect(context, x + 2, y + 2, width - 4, height - 4, 10);
  context.strokeStyle = mix(theme.wood.mid, theme.wood.light, 0.6);
  context.lineWidth = 2;
  context.stroke();
  roundedRect(context, x + 10, y + 10, width - 20, height - 20, 7);
  context.fillStyle = theme.top.dark;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 2;
  context.stroke();
}

function drawScenery(context: CanvasRenderingContext2D, theme: Theme): void {
  const { sky, meadow: grass } = theme.castle;
  context.fillStyle = sky.dark;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  drawCastle(context, theme);
  context.fillStyle = grass.dark;
  context.fillRect(0, CASTLE.y + CASTLE.height, SIZE.width, SIZE.height);
  drawBanner(context, theme);
  woodenBoard(context, theme, BOARD);
  parchment(context, theme, PANEL);
}

/** Castle, board, carpet and meadow, with the parchment beside them. */
export function tableBackdrop(theme: Theme): SizedBackdrop {
  const backdrop: Backdrop = {
    key: `king's court table ${theme.id}`,
    inks: inksOf(theme),
    draw: (context) => {
      drawScenery(context, theme);
      drawCarpet(context, theme);
      drawMeadow(context, theme);
    },
  };
  return { ...SIZE, backdrop };
}

/** Like the table's, with a sheet instead of carpet and meadow. */
export function endBackdrop(theme: Theme): SizedBackdrop {
  const backdrop: Backdrop = {
    key: `king's court end ${theme.id}`,
    inks: inksOf(theme),
    draw: (context) => {
      drawScenery(context, theme);
      parchment(context, theme, CHART);
    },
  };
  return { ...SIZE, backdrop };
}
