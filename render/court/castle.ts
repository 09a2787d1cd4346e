import type { CanvasRenderingContext2D } from 'canvas';
import { CHARACTERS, type Character } from '../../src/games/court/types.ts';
import { mix, withShadow } from '../parts/colour.ts';
import { roundedRect } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { absentBust, bust } from './figures/figures.ts';
import { bonus, tileLines } from './pieces/coins.ts';
import { blackDie } from './pieces/dice.ts';
import {
  ABILITY_Y,
  BANNER,
  CASTLE,
  type Changes,
  type CourtScene,
  NAME_Y,
  NICHE,
  nicheX,
  PLATE,
  PURSE,
  PURSE_Y,
} from './sheet.ts';
import { abilityWords, roundsWords } from './words.ts';

const WALL_BOTTOM = CASTLE.y + CASTLE.height;

const MERLON = { width: 36, height: 24 } as const;

const COURSE = 30;

/** The wall's stones, a few of them lighter. Flat colours keep the file small. */
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

const TOWER = { width: 112, top: CASTLE.y + 32 } as const;

function drawTower(context: CanvasRenderingContext2D, theme: Theme, left: number): void {
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

/** The plate under a niche, for name and ability. */
function drawLedge(context: CanvasRenderingContext2D, theme: Theme, x: number): void {
  const { stone } = theme.castle;
  const { width, y, height } = PLATE;
  withShadow(context, theme, 5, () => {
    roundedRect(context, x - width / 2, y, width, height, 5);
    context.fillStyle = stone.light;
    context.fill();
  });
  context.fillStyle = stone.dark;
  context.fillRect(x - width / 2 + 14, y + 46, width - 28, 2);
}

/** Traces a bag that's narrower at the bottom. */
function bag(context: CanvasRenderingContext2D, x: number, y: number, half: number, height: number): void {
  const bottom = y + height;
  context.beginPath();
  context.moveTo(x - half, y);
  context.lineTo(x + half, y);
  context.lineTo(x + half, bottom - 30);
  context.quadraticCurveTo(x + half, bottom, x + half - 30, bottom);
  context.lineTo(x - half + 30, bottom);
  context.quadraticCurveTo(x - half, bottom, x - half, bottom - 30);
  context.closePath();
}

/** The leather purse under the plate, tied with a cord. */
function drawPurse(context: CanvasRenderingContext2D, theme: Theme, x: number): void {
  const { y, height } = PURSE;
  const half = PLATE.width / 2 - 4;
  withShadow(context, theme, 5, () => {
    bag(context, x, y, half, height);
    context.fillStyle = theme.wood.dark;
    context.fill();
  });
  context.strokeStyle = theme.wood.light;
  context.lineWidth = 2;
  context.setLineDash([6, 5]);
  bag(context, x, y + 5, half - 6, height - 11);
  context.stroke();
  context.setLineDash([]);
  context.strokeStyle = theme.gold.mid;
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x - half, y + 3);
  context.lineTo(x + half, y + 3);
  context.stroke();
}

/** Traces a pointed arch centred on x, `grow` pixels larger than a niche. */
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

/** Starts a path along the edge of the niche at x. */
function traceNiche(context: CanvasRenderingContext2D, x: number): void {
  arch(context, x, 3);
}

function drawNiche(context: CanvasRenderingContext2D, theme: Theme, x: number): void {
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
  context.save();
  context.clip();
  context.fillStyle = mix(dark, theme.wood.light, 0.3);
  context.beginPath();
  context.ellipse(x, NICHE.bottom - 62, NICHE.width * 0.46, 84, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

const BUST = 140;

/** A bright edge around a niche that can be chosen or has just been chosen. */
function mark(context: CanvasRenderingContext2D, colours: readonly [string, string], x: number): void {
  traceNiche(context, x);
  for (const [i, colour] of colours.entries()) {
    context.strokeStyle = colour;
    context.lineWidth = 12 - i * 5;
    context.stroke();
  }
}

function drawPlate(context: CanvasRenderingContext2D, scene: CourtScene, character: Character): void {
  const { theme, say } = scene;
  const x = nicheX(character);
  const line = {
    colour: theme.castle.stoneInk,
    align: 'centre',
    maxWidth: PLATE.width - 6,
  } as const;
  write(context, say('court-character', { character }), x, NAME_Y, { ...line, size: 29, minSize: 26 });
  abilityWords(say, character).forEach((text, i) => {
    write(context, text, x, ABILITY_Y[i] as number, { ...line, size: 26, weight: 'normal' });
  });
}

/** The characters in their niches with what they do and their purses, who has taken them, and the black die. */
export function drawNiches(context: CanvasRenderingContext2D, scene: CourtScene, changes: Changes): void {
  const { theme, view, say } = scene;
  write(context, roundsWords(say, view), BANNER.x, BANNER.y, {
    size: 32,
    minSize: 26,
    colour: theme.carpet.text,
    align: 'centre',
    maxWidth: BANNER.width - 60,
  });
  for (const character of CHARACTERS) {
    const { purse, takenBy, open } = view.characters[character];
    const x = nicheX(character);
    const middle = NICHE.bottom - BUST / 2 - 3;
    if (open || changes.chosen.has(character)) mark(context, [theme.ink, theme.highlight], x);
    if (takenBy === null) bust(context, theme, character, BUST, x, middle);
    else {
      absentBust(context, theme, character, BUST, x, middle);
      shield(context, theme, takenBy, 84, x, middle - 4);
    }
    bonus(context, theme, character, 38, x, NICHE.bottom - 7);
    if (view.blackDie === character) blackDie(context, theme, 46, x + 54, NICHE.top + 24);
    drawPlate(context, scene, character);
    tileLines(context, theme, purse, { x, ys: PURSE_Y, size: 38, width: PLATE.width - 22 });
  }
}

/** A pennant on a pole that stands at (x, y), flying to the right, or to the left if `side` is -1. */
function pennant(context: CanvasRenderingContext2D, theme: Theme, x: number, y: number, side: 1 | -1): void {
  context.fillStyle = theme.gold.mid;
  context.fillRect(x - 2, y - 30, 4, 32);
  context.beginPath();
  context.moveTo(x, y - 29);
  context.quadraticCurveTo(x + side * 18, y - 32, x + side * 36, y - 20);
  context.quadraticCurveTo(x + side * 18, y - 19, x, y - 11);
  context.closePath();
  context.fillStyle = theme.red.fill;
  context.fill();
  context.strokeStyle = theme.gold.mid;
  context.lineWidth = 2;
  context.stroke();
}

function drawHills(context: CanvasRenderingContext2D, theme: Theme): void {
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

const WALL_TOP = CASTLE.y + 70;

/** The castle: a wall between two towers, with a niche and a ledge for each character. */
export function drawCastle(context: CanvasRenderingContext2D, theme: Theme): void {
  const { stone } = theme.castle;
  const left = CASTLE.x;
  const right = CASTLE.x + CASTLE.width;
  drawHills(context, theme);
  withShadow(context, theme, 12, () => {
    context.fillStyle = stone.mid;
    context.fillRect(left, WALL_TOP, right - left, WALL_BOTTOM - WALL_TOP);
  });
  masonry(context, theme, left, right, WALL_TOP, 0.22);
  merlons(context, theme, left + TOWER.width, right - TOWER.width, WALL_TOP);
  pennant(context, theme, left + 26, WALL_TOP - 50, 1);
  pennant(context, theme, right - 26, WALL_TOP - 50, -1);
  drawTower(context, theme, left);
  drawTower(context, theme, right - TOWER.width);
  for (const character of CHARACTERS) {
    drawNiche(context, theme, nicheX(character));
    drawLedge(context, theme, nicheX(character));
    drawPurse(context, theme, nicheX(character));
  }
}
