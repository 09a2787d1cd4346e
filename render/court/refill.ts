import { type Need, rowNeeds, type Wanted } from '../../src/games/court/reading.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Outcome } from '../../src/telling/court/choices.ts';
import { shield } from '../parts/heraldry.ts';
import { small, textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { coin } from './coins.ts';
import {
  choiceArea as AREA,
  type Cell,
  drawExchange,
  drawHeading,
  drawOptionNumber,
  drawRules,
  layOutCells,
} from './exchange.ts';
import { type CourtScene, TALL_SHEET } from './sheet.ts';

/** Up to this many new rows are listed one by one. */
export const ROWS_LISTED = 10;

/** Height of the sentence at the bottom. */
const FOOT = 36;

/** How many rows of the list are below each other, with what everyone needs beside them; more on a tall sheet, above that. */
const MOST_ROWS = 4;

/** Whether the rows need a sheet down to the bottom of the picture. */
export const isTallRefill = (outcomes: readonly Outcome[]): boolean =>
  outcomes[0]?.action.type === 'refill' && outcomes.length > MOST_ROWS && outcomes.length <= ROWS_LISTED;

const LINE = { size: 28, minSize: 26, weight: 'normal' } as const;

/** The space between the signs of what's needed. */
const GAP = 6;

const neededWords = (pen: Pen) => small(pen.theme.ink, { align: 'right' });

/** Coins of what's needed, up to `right`, with a word before the last. Returns their left edge. */
export function drawNeededCoins(
  pen: Pen,
  { t }: Pick<CourtScene, 't'>,
  { types, how }: Wanted,
  size: number,
  right: number,
  y: number,
): number {
  const words = neededWords(pen);
  const joiner = how === 'count' ? '' : t('court-picture-own-more-joiner', { how });
  let x = right;
  for (const [i, courtier] of [...types].reverse().entries()) {
    if (i === 1 && joiner !== '') x -= pen.write(joiner, x, y, words) + GAP;
    coin(pen, courtier, size, x - size / 2, y);
    x -= size + GAP;
  }
  return x;
}

/** Draws the same, and before them how many of them. */
export function drawNeeded(
  pen: Pen,
  scene: Pick<CourtScene, 't'>,
  wanted: Wanted | null,
  size: number,
  right: number,
  y: number,
): number {
  if (wanted === null)
    return right - pen.write(scene.t('court-picture-choice-none'), right, y, neededWords(pen)) - GAP;
  const x = drawNeededCoins(pen, scene, wanted, size, right, y);
  if (wanted.how !== 'count') return x;
  const told = scene.t('court-picture-choice-of', { count: wanted.count });
  return x - pen.write(told, x, y, neededWords(pen)) - GAP;
}

const ARMS = 44;

const COIN = { row: 42, beside: 34 } as const;

/** Draws what everyone needs, a row each below what they are about. */
function drawNeeds(pen: Pen, scene: CourtScene, needs: readonly Need[], bottom: number): void {
  const { t, names } = scene;
  const { cells } = layOutCells(needs.length + 1, { columns: 1, bottom });
  drawRules(pen, cells);
  const [head, ...rows] = cells as readonly [Cell, ...Cell[]];
  const line = { ...LINE, colour: pen.theme.ink, maxWidth: head.width };
  pen.write(t('court-picture-choice-need'), head.x, head.y, line);
  needs.forEach(({ seat, wanted }, i) => {
    const { x, y, width, height } = rows[i] as Cell;
    const arms = Math.min(ARMS, height - 4);
    shield(pen, seat, arms, x + ARMS / 2, y);
    const left = drawNeeded(pen, scene, wanted, Math.min(COIN.row, height - 5), x + width, y);
    const name = x + ARMS + 12;
    const told = i === 0 ? t('court-picture-you') : (names[seat] ?? '');
    pen.write(told, name, y, { size: 28, minSize: 26, colour: pen.theme.ink, maxWidth: left - name - 8 });
  });
}

/** Whose the first needs are, between their arms and `right`, if there's room. */
function drawYou(pen: Pen, { t }: Pick<CourtScene, 't'>, left: number, right: number, y: number): void {
  const told = t('court-picture-you');
  if (textWidth(told, 26) > right - left) return;
  pen.write(told, left, y, { size: 26, colour: pen.theme.ink });
}

/** Draws the same beside listed rows, from `x`. */
function drawNeedsBeside(
  pen: Pen,
  scene: CourtScene,
  needs: readonly Need[],
  x: number,
  bottom: number,
): void {
  const { t } = scene;
  const pitch = Math.min(48, (bottom - AREA.y) / (needs.length + 1));
  const room = AREA.x + AREA.width - x;
  const head = { ...LINE, size: 26, colour: pen.theme.ink, maxWidth: room };
  pen.write(t('court-picture-choice-need'), x, AREA.y + pitch / 2, head);
  needs.forEach(({ seat, wanted }, i) => {
    const y = AREA.y + (i + 1.5) * pitch;
    shield(pen, seat, 36, x + 18, y);
    const left = drawNeeded(pen, scene, wanted, COIN.beside, AREA.x + AREA.width, y);
    if (i === 0) drawYou(pen, scene, x + 42, left, y);
  });
}

/** From the left edge of listed rows to what's beside them. */
const BESIDE = 290;

/** Draws what everyone needs in two columns, below listed rows. */
function drawNeedsBelow(pen: Pen, { t }: CourtScene, needs: readonly Need[], y: number): void {
  pen.fillRect(AREA.x, y, AREA.width, 1.5, pen.theme.parchment.dark);
  const head = { ...LINE, size: 26, colour: pen.theme.ink, maxWidth: AREA.width };
  pen.write(t('court-picture-choice-need'), AREA.x, y + BELOW.pitch / 2, head);
  const width = (AREA.width - BELOW.gap) / 2;
  needs.forEach(({ seat, wanted }, i) => {
    const left = AREA.x + (i % 2) * (width + BELOW.gap);
    const middle = y + (Math.floor(i / 2) + 1.5) * BELOW.pitch;
    shield(pen, seat, 36, left + 18, middle);
    const edge = drawNeeded(pen, { t }, wanted, COIN.beside, left + width, middle);
    if (i === 0) drawYou(pen, { t }, left + 42, edge, middle);
  });
}

const BELOW = { pitch: 42, gap: 40 } as const;

/** Draws who takes from the row, above `bottom`. Returns its top. */
function drawFoot(pen: Pen, { view, t }: CourtScene, bottom: number): number {
  const hint = t('court-picture-hint', { phase: view.phase });
  const top = bottom - FOOT;
  const line = { ...LINE, size: 26, colour: pen.theme.softInk, maxWidth: AREA.width };
  pen.write(hint, AREA.x, top + FOOT / 2 + 2, line);
  return top;
}

/** Draws the rows that can be laid, if they are few, and what everyone needs, since some of them take from it. */
export function drawRefill(pen: Pen, scene: CourtScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const { view, t } = scene;
  const [first] = outcomes;
  const count = first?.action.type === 'refill' ? first.action.courtiers.length : 0;
  const isListed = outcomes.length <= ROWS_LISTED;
  const heading = t('court-picture-choice-heading', { phase: view.phase, opponent: '' });
  drawHeading(pen, heading, isListed ? '' : t('court-picture-choice-any', { count }));
  const needs = rowNeeds(view, seat);
  const isTall = isTallRefill(outcomes);
  const foot = drawFoot(pen, scene, isTall ? TALL_SHEET.y + TALL_SHEET.height - 12 : AREA.y + AREA.height);
  if (!isListed) {
    drawNeeds(pen, scene, needs, foot);
    return;
  }
  const bottom = isTall ? foot - (1 + Math.ceil(needs.length / 2)) * BELOW.pitch - 4 : foot;
  const { cells } = layOutCells(outcomes.length, isTall ? { bottom, mostRows: 5 } : { bottom });
  drawRules(pen, cells, isTall ? AREA.width : BESIDE - 10);
  cells.forEach((cell, i) => {
    const outcome = outcomes[i] as Outcome;
    const inner = drawOptionNumber(pen, i + 1, cell);
    drawExchange(pen, scene, seat, outcome, isTall ? inner : { ...inner, width: BESIDE - 70 });
  });
  if (isTall) {
    drawNeedsBelow(pen, scene, needs, bottom + 2);
    return;
  }
  pen.fillRect(AREA.x + BESIDE - 10, AREA.y + 4, 1.5, foot - AREA.y - 8, pen.theme.parchment.dark);
  drawNeedsBeside(pen, scene, needs, AREA.x + BESIDE + 8, foot);
}
