import type { CanvasRenderingContext2D } from 'canvas';
import { CHARACTERS } from '../../src/games/court/types.ts';
import { mix } from '../parts/colour.ts';
import { roundedRect, withShadow } from '../parts/shapes.ts';
import type { Theme } from '../themes/theme.ts';
import { CASTLE, NICHE, nicheX } from './sheet.ts';

const WALL_TOP = CASTLE.y + 70;
const WALL_BOTTOM = CASTLE.y + CASTLE.height;
const MERLON = { width: 36, height: 24 } as const;
const TOWER = { width: 112, top: CASTLE.y + 32 } as const;
const COURSE = 30;

/** Stones of the wall, a few of them lighter or darker, flat so that the picture stays small. */
function masonry(
  context: CanvasRenderingContext2D,
  theme: Theme,
  left: number,
  right: number,
  top: number,
  shade: number,
): void {
  const { stone } = theme.castle;
  const lit = (tone: string) => mix(tone, stone.dark, shade);
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, WALL_BOTTOM - top);
  context.clip();
  context.fillStyle = lit(mix(stone.mid, stone.dark, 0.42));
  context.fillRect(left, top, right - left, WALL_BOTTOM - top);
  for (let row = 0; top + row * COURSE < WALL_BOTTOM; row++) {
    for (let x = left - (row % 2) * 32, column = 0; x < right; x += 64, column++) {
      const tone = (row * 7 + column * 5) % 9;
      context.fillStyle = lit(tone < 2 ? mix(stone.mid, stone.light, 0.4) : stone.mid);
      roundedRect(context, x + 1, top + row * COURSE + 1, 62, COURSE - 2, 3);
      context.fill();
    }
  }
  context.restore();
}

function merlons(
  context: CanvasRenderingContext2D,
  theme: Theme,
  left: number,
  right: number,
  top: number,
): void {
  const { stone } = theme.castle;
  const count = Math.floor((right - left + MERLON.width * 0.6) / (MERLON.width * 1.6));
  const pitch = (right - left - MERLON.width) / Math.max(1, count - 1);
  for (let i = 0; i < count; i++) {
    const x = left + i * pitch;
    context.fillStyle = stone.mid;
    context.fillRect(x, top - MERLON.height, MERLON.width, MERLON.height + 1);
    context.fillStyle = stone.light;
    context.fillRect(x, top - MERLON.height, MERLON.width, 4);
  }
  context.fillStyle = stone.light;
  context.fillRect(left, top, right - left, 4);
}

function tower(context: CanvasRenderingContext2D, theme: Theme, left: number): void {
  const right = left + TOWER.width;
  const { stone } = theme.castle;
  withShadow(context, theme, 10, () => {
    context.fillStyle = stone.mid;
    context.fillRect(left, TOWER.top, TOWER.width, WALL_BOTTOM - TOWER.top);
  });
  masonry(context, theme, left, right, TOWER.top, 0);
  merlons(context, theme, left - 6, right + 6, TOWER.top);
  context.fillStyle = mix(stone.mid, stone.dark, 0.6);
  context.fillRect(left - 6, TOWER.top + 4, TOWER.width + 12, 5);
}

/** A pointed arch around the origin of x, from the top of the niches down. */
function arch(context: CanvasRenderingContext2D, x: number, grow: number): void {
  const half = NICHE.width / 2 + grow;
  const top = NICHE.top - grow;
  context.beginPath();
  context.moveTo(x - half, NICHE.bottom);
  context.lineTo(x - half, top + 62);
  context.quadraticCurveTo(x - half + 8, top + 18, x, top);
  context.quadraticCurveTo(x + half - 8, top + 18, x + half, top + 62);
  context.lineTo(x + half, NICHE.bottom);
  context.closePath();
}

/** The edge of the niche of a character, as the path under way. */
export function traceNiche(context: CanvasRenderingContext2D, x: number): void {
  arch(context, x, 3);
}

function niche(context: CanvasRenderingContext2D, theme: Theme, x: number): void {
  const { stone, niche: dark } = theme.castle;
  arch(context, x, 9);
  context.fillStyle = stone.light;
  context.fill();
  arch(context, x, 9);
  context.strokeStyle = stone.dark;
  context.lineWidth = 2;
  context.stroke();
  arch(context, x, 0);
  context.fillStyle = dark;
  context.fill();
}

/** The shelf under a niche on which the purse lies. */
function ledge(context: CanvasRenderingContext2D, theme: Theme, x: number): void {
  const { stone } = theme.castle;
  const half = NICHE.width / 2 + 15;
  withShadow(context, theme, 5, () => {
    roundedRect(context, x - half, NICHE.bottom - 1, half * 2, 40, 4);
    context.fillStyle = stone.light;
    context.fill();
  });
  roundedRect(context, x - half + 5, NICHE.bottom + 39, half * 2 - 10, 94, 5);
  context.fillStyle = theme.wood.dark;
  context.fill();
  context.strokeStyle = stone.dark;
  context.lineWidth = 3;
  context.stroke();
}

function hills(context: CanvasRenderingContext2D, theme: Theme): void {
  const { sky } = theme.castle;
  for (const [colour, y, lift] of [
    [sky.light, 150, 70],
    [sky.mid, 190, 30],
  ] as const) {
    context.beginPath();
    context.moveTo(0, y);
    context.quadraticCurveTo(180, y - lift, 360, y);
    context.quadraticCurveTo(560, y + lift, 700, y - 40);
    context.lineTo(700, 420);
    context.lineTo(0, 420);
    context.closePath();
    context.fillStyle = colour;
    context.fill();
  }
}

/** The castle: a wall between two towers, with a niche and a ledge for each character. */
export function drawCastle(context: CanvasRenderingContext2D, theme: Theme): void {
  const { stone } = theme.castle;
  const left = CASTLE.x;
  const right = CASTLE.x + CASTLE.width;
  hills(context, theme);
  withShadow(context, theme, 12, () => {
    context.fillStyle = stone.mid;
    context.fillRect(left, WALL_TOP, right - left, WALL_BOTTOM - WALL_TOP);
  });
  masonry(context, theme, left, right, WALL_TOP, 0.22);
  merlons(context, theme, left + TOWER.width, right - TOWER.width, WALL_TOP);
  tower(context, theme, left);
  tower(context, theme, right - TOWER.width);
  for (const character of CHARACTERS) {
    niche(context, theme, nicheX(character));
    ledge(context, theme, nicheX(character));
  }
}
