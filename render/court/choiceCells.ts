import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import { shield } from '../parts/shield.ts';
import { write } from '../parts/text.ts';
import { coin } from './coins.ts';
import { medal } from './medal.ts';
import { tileLine } from './money.ts';
import { changesCourt, type Outcome } from './outcome.ts';
import { compareSizes, sumOf } from './reading.ts';
import type { CourtScene } from './scene.ts';
import { PANEL } from './sheet.ts';

/** Where the options stand on the parchment. */
export const SHEET = { x: PANEL.x + 26, width: PANEL.width - 52, top: PANEL.y + 118 } as const;
const ROWS = 12;
/** Most options that are told one by one. */
export const CELLS = 2 * ROWS;
const PITCH = (PANEL.y + PANEL.height - 14 - SHEET.top) / ROWS;
const COLUMN_GAP = 20;

export interface Cell {
  readonly x: number;
  /** Its middle line. */
  readonly y: number;
  readonly width: number;
}

/** What is asked, and on a second line how things are now. */
export function drawHeading(
  context: CanvasRenderingContext2D,
  { theme }: CourtScene,
  heading: string,
  now: string,
): void {
  const line = { colour: theme.ink, maxWidth: SHEET.width };
  write(context, heading, SHEET.x, PANEL.y + 38, { ...line, size: 29, minSize: 22 });
  write(context, now, SHEET.x, PANEL.y + 80, { ...line, size: 25, minSize: 20, weight: 'normal' });
}

/** What is asked, and how the seat stands now. */
export function drawStandingHeading(context: CanvasRenderingContext2D, scene: CourtScene, seat: Seat): void {
  const { view, words } = scene;
  const now = view.players[seat];
  if (now === undefined) return;
  const { choice } = words.courtPicture;
  drawHeading(context, scene, choice.heading(view.phase), choice.now(now.standing.sizes, now.place));
}

/** The places for so many options, in one column or in two, with rules between the rows. */
export function cellsFor(context: CanvasRenderingContext2D, { theme }: CourtScene, count: number): Cell[] {
  const columns = count > ROWS ? 2 : 1;
  const width = (SHEET.width - (columns - 1) * COLUMN_GAP) / columns;
  const rows = Math.ceil(count / columns);
  context.fillStyle = theme.parchment.dark;
  for (let row = 0; row < rows; row++) context.fillRect(SHEET.x, SHEET.top + row * PITCH, SHEET.width, 1.5);
  return Array.from({ length: count }, (_, i) => ({
    x: SHEET.x + Math.floor(i / rows) * (width + COLUMN_GAP),
    y: SHEET.top + ((i % rows) + 0.5) * PITCH,
    width,
  }));
}

function arrow(context: CanvasRenderingContext2D, colour: string, x: number, y: number, size: number): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(x, y - size * 0.12);
  context.lineTo(x + size * 0.5, y - size * 0.12);
  context.lineTo(x + size * 0.5, y - size * 0.36);
  context.lineTo(x + size, y);
  context.lineTo(x + size * 0.5, y + size * 0.36);
  context.lineTo(x + size * 0.5, y + size * 0.12);
  context.lineTo(x, y + size * 0.12);
  context.closePath();
  context.fill();
}

/** What changes hands, from left to right. */
function drawDeed(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  { action }: Outcome,
  { x, y, width }: Cell,
  size: number,
): void {
  let left = x;
  const coins = (courtiers: readonly Parameters<typeof coin>[2][]) => {
    for (const courtier of courtiers) {
      coin(context, theme, courtier, size, left + size / 2, y);
      left += size + 3;
    }
  };
  const swap = (give: Parameters<typeof coins>[0], take: Parameters<typeof coins>[0]) => {
    coins(give);
    arrow(context, theme.ink, left + 3, y, size * 0.8);
    left += size * 0.8 + 9;
    coins(take);
  };
  switch (action.type) {
    case 'startCourtier':
    case 'takeAspirant':
      coins([action.courtier]);
      break;
    case 'takeAspirants':
    case 'refill':
      coins(action.courtiers);
      break;
    case 'giveTile':
      tileLine(context, theme, [action.tile], { x, y, size, width, colour: theme.ink });
      break;
    case 'swapLancelot':
      shield(context, theme, action.opponent, size, left + size / 2, y);
      left += size + 8;
      swap([action.give], [action.take]);
      break;
    case 'swapMerlin':
      if (action.give.length > 0) swap(action.give, action.take);
      break;
  }
  const nothing =
    (action.type === 'swapMerlin' && action.give.length === 0) ||
    (action.type === 'refill' && action.courtiers.length === 0);
  if (!nothing) return;
  write(context, words.courtPicture.choice.nothing, x, y, {
    size: 26,
    colour: theme.ink,
    maxWidth: width,
  });
}

/** Whether the sizes are better or worse than now: a green triangle up, or a red one down. */
function drawTrend(
  context: CanvasRenderingContext2D,
  { theme }: CourtScene,
  trend: number,
  x: number,
  y: number,
): void {
  if (trend === 0) return;
  const up = Math.sign(trend);
  context.beginPath();
  context.moveTo(x - 9, y + 7 * up);
  context.lineTo(x + 9, y + 7 * up);
  context.lineTo(x, y - 9 * up);
  context.closePath();
  context.fillStyle = trend > 0 ? theme.green.fill : theme.red.fill;
  context.fill();
}

function drawStanding(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  { action, after }: Outcome,
  { x, y, width }: Cell,
): void {
  const { theme, view, words } = scene;
  const right = { colour: theme.ink, align: 'right' as const };
  if (action.type === 'giveTile') {
    write(context, words.courtPicture.choice.left(sumOf(after.treasury)), x + width, y, {
      ...right,
      size: 26,
    });
    return;
  }
  const now = view.players[seat];
  if (now === undefined || !changesCourt(action)) return;
  medal(context, theme, after.place, 36, x + width - 18, y);
  const sizes = words.courtPicture.sizes(after.standing.sizes);
  const told = write(context, sizes, x + width - 48, y, { ...right, size: 28 });
  drawTrend(context, scene, compareSizes(after.standing.sizes, now.standing.sizes), x + width - 66 - told, y);
}

/** Where the cells end. */
export function bottomOf(cells: readonly Cell[]): number {
  return Math.max(SHEET.top, ...cells.map(({ y }) => y + PITCH / 2));
}

/** Each option with what changes hands and how its owner would stand. Returns where they end. */
export function drawCells(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): number {
  drawStandingHeading(context, scene, seat);
  const cells = cellsFor(context, scene, outcomes.length);
  const narrow = outcomes.length > ROWS;
  outcomes.forEach((outcome, i) => {
    const cell = cells[i] as Cell;
    const small = narrow && changesCourt(outcome.action);
    const half = PITCH / 4 - 2;
    drawDeed(
      context,
      scene,
      outcome,
      small ? { ...cell, y: cell.y - half } : cell,
      narrow ? (small ? 29 : 40) : 44,
    );
    drawStanding(context, scene, seat, outcome, small ? { ...cell, y: cell.y + half } : cell);
  });
  return bottomOf(cells);
}
