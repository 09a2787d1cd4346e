import { CHARACTERS, type Character } from '../../src/games/court/types.ts';
import { abilityLines, roundsLabel } from '../../src/telling/court/sentences.ts';
import { shield } from '../parts/heraldry.ts';
import type { Pen } from '../pen.ts';
import { mix } from '../themes/index.ts';
import { bonus, tileLines } from './coins.ts';
import { absentBust, bust } from './figures.ts';
import {
  ABILITY_Y,
  BANNER,
  CASTLE,
  type CourtScene,
  NAME_Y,
  NICHE,
  nicheX,
  PLATE,
  PURSE,
  PURSE_Y,
} from './sheet.ts';
import { blackDie } from './tokens.ts';

const WALL_BOTTOM = CASTLE.y + CASTLE.height;

const MERLON = { width: 36, height: 24 } as const;

const COURSE = 30;

/** The wall's stones, a few of them lighter. Flat colours keep the file small. */
function masonry(pen: Pen, left: number, right: number, top: number, shade: number): void {
  const { context } = pen;
  const { stone } = pen.theme.castle;
  const lit = (tone: string) => mix(tone, stone.dark, shade);
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, WALL_BOTTOM - top);
  context.clip();
  pen.fillRect(left, top, right - left, WALL_BOTTOM - top, lit(mix(stone.mid, stone.dark, 0.42)));
  for (let row = 0; top + row * COURSE < WALL_BOTTOM; row++) {
    for (let x = left - (row % 2) * 32, column = 0; x < right; x += 64, column++) {
      const tone = (row * 7 + column * 5) % 9;
      pen
        .roundedRect(x + 1, top + row * COURSE + 1, 62, COURSE - 2, 3)
        .fill(lit(tone < 2 ? mix(stone.mid, stone.light, 0.4) : stone.mid));
    }
  }
  context.restore();
}

function merlons(pen: Pen, left: number, right: number, top: number): void {
  const { stone } = pen.theme.castle;
  const count = Math.floor((right - left + MERLON.width * 0.6) / (MERLON.width * 1.6));
  const pitch = (right - left - MERLON.width) / Math.max(1, count - 1);
  for (let i = 0; i < count; i++) {
    const x = left + i * pitch;
    pen.fillRect(x, top - MERLON.height, MERLON.width, MERLON.height + 1, stone.mid);
    pen.fillRect(x, top - MERLON.height, MERLON.width, 4, stone.light);
  }
  pen.fillRect(left, top, right - left, 4, stone.light);
}

const TOWER = { width: 112, top: CASTLE.y + 32 } as const;

function drawTower(pen: Pen, left: number): void {
  const right = left + TOWER.width;
  const { stone } = pen.theme.castle;
  pen.withShadow(10, () => {
    pen.fillRect(left, TOWER.top, TOWER.width, WALL_BOTTOM - TOWER.top, stone.mid);
  });
  masonry(pen, left, right, TOWER.top, 0);
  merlons(pen, left - 6, right + 6, TOWER.top);
  pen.fillRect(left - 6, TOWER.top + 4, TOWER.width + 12, 5, mix(stone.mid, stone.dark, 0.6));
}

/** Draws the plate under a niche, for name and ability. */
function drawLedge(pen: Pen, x: number): void {
  const { stone } = pen.theme.castle;
  const { width, y, height } = PLATE;
  pen.withShadow(5, () => {
    pen.roundedRect(x - width / 2, y, width, height, 5).fill(stone.light);
  });
  pen.fillRect(x - width / 2 + 14, y + 44, width - 28, 2, stone.dark);
}

/** Traces a bag that's narrower at the bottom. */
function bag(pen: Pen, x: number, y: number, half: number, height: number): Pen {
  const [left, right, bottom] = [x - half, x + half, y + height];
  return pen.path(
    `M${left} ${y}H${right}V${bottom - 30}Q${right} ${bottom} ${right - 30} ${bottom}H${left + 30}Q${left} ${bottom} ${left} ${bottom - 30}Z`,
  );
}

/** Draws the leather purse under the plate, tied with a cord. */
export function drawPurse(pen: Pen, x: number): void {
  const { y, height, seam } = PURSE;
  const half = PLATE.width / 2 - 4;
  pen.withShadow(5, () => bag(pen, x, y, half, height).fill(pen.theme.wood.dark));
  bag(pen, x, y + seam, half - seam, height - 2 * seam).dashes(pen.theme.wood.light, 2, [6, 5]);
  pen.line([x - half, y + 3], [x + half, y + 3]).stroke(pen.theme.gold.mid, 4);
}

/** Traces a pointed arch centred on x, `grow` pixels larger than a niche. */
function arch(pen: Pen, x: number, grow: number): Pen {
  const half = NICHE.width / 2 + grow;
  const [left, right, top] = [x - half, x + half, NICHE.top - grow];
  return pen.path(
    `M${left} ${NICHE.bottom}V${top + 62}Q${left + 8} ${top + 18} ${x} ${top}Q${right - 8} ${top + 18} ${right} ${top + 62}V${NICHE.bottom}Z`,
  );
}

function drawNiche(pen: Pen, x: number): void {
  const { stone, niche: dark } = pen.theme.castle;
  arch(pen, x, 9).fill(stone.light).stroke(stone.dark, 2);
  arch(pen, x, 0)
    .fill(dark)
    .inside(() => {
      const glow = mix(dark, pen.theme.wood.light, 0.3);
      pen.ellipse(x, NICHE.bottom - 62, NICHE.width * 0.46, 84).fill(glow);
    });
}

/** Between the seams. */
const PURSE_ROOM = PLATE.width - 8 - 4 * PURSE.seam;

const BUST = 140;

/** A bright edge around the niche of a character that can be chosen. */
function markOpen(pen: Pen, x: number): void {
  arch(pen, x, 3).stroke(pen.theme.ink, 12).stroke(pen.theme.highlight, 7);
}

/** A bright plate behind the name of the character that acts. */
function markActing(pen: Pen, x: number): void {
  pen
    .roundedRect(x - PLATE.width / 2, PLATE.y, PLATE.width, 45, 5)
    .fill(pen.theme.highlight)
    .stroke(pen.theme.ink, 2.5);
}

function drawPlate(pen: Pen, scene: CourtScene, character: Character): void {
  const { t, view } = scene;
  const x = nicheX(character);
  if (!scene.isMarked && view.role?.character === character) markActing(pen, x);
  const line = { colour: pen.theme.castle.stoneInk, align: 'centre', maxWidth: PLATE.width - 6 } as const;
  pen.write(t('court-character', { character }), x, NAME_Y, { ...line, size: 29, minSize: 26 });
  abilityLines(t, character).forEach((text, i) => {
    pen.write(text, x, ABILITY_Y[i] as number, { ...line, size: 26, weight: 'normal' });
  });
}

/** Draws the characters in their niches with what they do and their purses, who has taken them, and the black die. */
export function drawNiches(pen: Pen, scene: CourtScene): void {
  const { view, t } = scene;
  pen.write(roundsLabel(t, view), BANNER.x, BANNER.y, {
    size: 32,
    minSize: 26,
    colour: pen.theme.carpet.text,
    align: 'centre',
    maxWidth: BANNER.width - 60,
  });
  for (const character of CHARACTERS) {
    const { purse, takenBy, open } = view.characters[character];
    const x = nicheX(character);
    const middle = NICHE.bottom - BUST / 2 - 3;
    if (!scene.isMarked && open) markOpen(pen, x);
    if (takenBy === null) bust(pen, character, BUST, x, middle);
    else {
      absentBust(pen, character, BUST, x, middle);
      shield(pen, takenBy, 84, x, middle - 4);
    }
    drawPlate(pen, scene, character);
    bonus(pen, character, 38, x, NICHE.bottom - 7);
    if (view.blackDie === character) blackDie(pen, 46, x + 54, NICHE.top + 24);
    tileLines(pen, purse, { x, ys: PURSE_Y, size: 36, width: PURSE_ROOM });
  }
}

/** A pennant on a pole that stands at (x, y), flying to the right, or to the left if `side` is -1. */
function pennant(pen: Pen, x: number, y: number, side: 1 | -1): void {
  pen.fillRect(x - 2, y - 30, 4, 32, pen.theme.gold.mid);
  const [middle, tip] = [x + side * 18, x + side * 36];
  pen.path(`M${x} ${y - 29}Q${middle} ${y - 32} ${tip} ${y - 20}Q${middle} ${y - 19} ${x} ${y - 11}Z`);
  pen.fill(pen.theme.red.fill).stroke(pen.theme.gold.mid, 2);
}

function drawHills(pen: Pen): void {
  const { sky } = pen.theme.castle;
  pen.path('M0 150Q180 80 360 150Q560 220 700 110V420H0Z').fill(sky.light);
  pen.path('M0 190Q180 160 360 190Q560 220 700 150V420H0Z').fill(sky.mid);
}

const WALL_TOP = CASTLE.y + 70;

/** Draws the castle: a wall between two towers, with a niche and a ledge for each character. */
export function drawCastle(pen: Pen): void {
  const { stone } = pen.theme.castle;
  const left = CASTLE.x;
  const right = CASTLE.x + CASTLE.width;
  drawHills(pen);
  pen.withShadow(12, () => {
    pen.fillRect(left, WALL_TOP, right - left, WALL_BOTTOM - WALL_TOP, stone.mid);
  });
  masonry(pen, left, right, WALL_TOP, 0.22);
  merlons(pen, left + TOWER.width, right - TOWER.width, WALL_TOP);
  pennant(pen, left + 26, WALL_TOP - 42, 1);
  pennant(pen, right - 26, WALL_TOP - 42, -1);
  drawTower(pen, left);
  drawTower(pen, right - TOWER.width);
  for (const character of CHARACTERS) {
    drawNiche(pen, nicheX(character));
    drawLedge(pen, nicheX(character));
    drawPurse(pen, nicheX(character));
  }
}
