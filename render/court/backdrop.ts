import type { CanvasRenderingContext2D } from 'canvas';
import type { Backdrop } from '../painting.ts';
import { mix } from '../parts/colour.ts';
import { parchment, type Rect } from '../parts/parchment.ts';
import { roundedRect, withShadow } from '../parts/shapes.ts';
import { inksOf, type Theme } from '../themes/theme.ts';
import { drawCastle } from './castle.ts';
import { BANNER, BOARD, CARPET, CASTLE, CHART, MEADOW, PANEL, SIZE } from './sheet.ts';

/** The cloth between the towers, swallow-tailed. */
function banner(context: CanvasRenderingContext2D, theme: Theme): void {
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

/** A framed board of dark wood. */
export function board(context: CanvasRenderingContext2D, theme: Theme, { x, y, width, height }: Rect): void {
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

/** The carpet on which the aspirants wait, fringed at its ends. */
function carpet(context: CanvasRenderingContext2D, theme: Theme): void {
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

/** The common outside the castle: grass, and a fence in front of the peasantry. */
function meadow(context: CanvasRenderingContext2D, theme: Theme): void {
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
  context.fillStyle = theme.wood.dark;
  for (const rail of [y + 14, y + 26]) context.fillRect(x, rail, width, 6);
  for (let post = x + 14; post < x + width; post += 54) {
    roundedRect(context, post, y + 3, 12, 38, 4);
    context.fillStyle = theme.wood.mid;
    context.fill();
  }
  context.restore();
}

function drawScenery(context: CanvasRenderingContext2D, theme: Theme): void {
  const { sky, meadow: grass } = theme.castle;
  context.fillStyle = sky.dark;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  drawCastle(context, theme);
  context.fillStyle = grass.dark;
  context.fillRect(0, CASTLE.y + CASTLE.height, SIZE.width, SIZE.height);
  banner(context, theme);
  board(context, theme, BOARD);
  parchment(context, theme, PANEL);
}

/** Castle, board, carpet, meadow and the parchment beside them. */
export function tableBackdrop(theme: Theme): Backdrop {
  return {
    key: `king's court table ${theme.id}`,
    inks: inksOf(theme),
    draw: (context) => {
      drawScenery(context, theme);
      carpet(context, theme);
      meadow(context, theme);
    },
  };
}

/** As that of the table, with a sheet in the place of carpet and meadow. */
export function endBackdrop(theme: Theme): Backdrop {
  return {
    key: `king's court end ${theme.id}`,
    inks: inksOf(theme),
    draw: (context) => {
      drawScenery(context, theme);
      parchment(context, theme, CHART);
    },
  };
}
