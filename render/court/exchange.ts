import type { Courtier, CourtPlayerView } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { shield } from '../parts/heraldry.ts';
import { sumOf } from '../parts/shapes.ts';
import type { Pen } from '../pen.ts';
import { changesCourt, type Outcome } from './choice-words.ts';
import { coin, tileLine } from './coins.ts';
import { FIRST_Y, GAP, PITCH } from './panel.ts';
import { type CourtScene, compareSizes, PANEL } from './sheet.ts';
import { medal, medalWidth } from './tokens.ts';
import { paidWords, sizesText } from './words.ts';

/** The part of the parchment with the options. */
export const SHEET = {
  x: PANEL.x + 24,
  width: PANEL.width - 48,
  top: PANEL.y + 108,
  bottom: PANEL.y + PANEL.height - 14,
} as const;

/** Heights of a row in pixels: at least, at least if there are courts below, and at most. */
const ROW = { least: 43, besideCourts: 58, most: 96 } as const;

const COLUMN_GAP = 18;

export interface Cell {
  readonly x: number;
  /** Vertical middle. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Grid {
  /** For the first options, in order, down the first column and then the second. */
  readonly cells: readonly Cell[];
  /** Where to say how many options there are besides. */
  readonly rest: Cell | null;
  /** How many courts fit below. */
  readonly courts: number;
}

/** Bottom edge of the options above so many courts. */
export function bottomAbove(courts: number): number {
  return courts === 0 ? SHEET.bottom : FIRST_Y + (4 - courts) * PITCH - GAP;
}

/** At most this many options are listed in so many columns. */
export function capacity(columns: 1 | 2): number {
  return columns * Math.floor((SHEET.bottom - SHEET.top) / ROW.least);
}

/** Cells for `count` options in one or two columns, with as many of the courts below as fit. */
export function gridOf(count: number, columns: 1 | 2, courts: number): Grid {
  const most = capacity(columns);
  const shown = count > most ? most - 1 : count;
  const all = Math.min(count, most);
  const rows = Math.ceil(all / columns);
  let below = courts;
  while (below > 0 && rows * ROW.besideCourts > bottomAbove(below) - SHEET.top) below--;
  const height = Math.min(ROW.most, (bottomAbove(below) - SHEET.top) / Math.max(rows, 1));
  const width = (SHEET.width - (columns - 1) * COLUMN_GAP) / columns;
  const cells = Array.from({ length: all }, (_, i) => ({
    x: SHEET.x + Math.floor(i / rows) * (width + COLUMN_GAP),
    y: SHEET.top + ((i % rows) + 0.5) * height,
    width,
    height,
  }));
  return { cells: cells.slice(0, shown), rest: cells[shown] ?? null, courts: below };
}

/** A thin line above each row. */
export function drawRules({ context, theme }: Pen, cells: readonly Cell[]): void {
  context.fillStyle = theme.parchment.dark;
  const tops = new Set(cells.map(({ y, height }) => y - height / 2));
  for (const top of tops) context.fillRect(SHEET.x, top - 0.75, SHEET.width, 1.5);
}

const LARGEST = 66;

/** Cells wider than this also say what's kept by passing, in pixels. */
const WIDE = 300;

/** From one courtier to the next, and the width of an arrow with the space around it, in coins' widths. */
const APART = 1.06;

const OVERLAPPING = 0.62;

const ARROW = 0.85;

/** Courtiers of one type overlap if each would have less room than this, in pixels. */
const CROWDED = 40;

function arrow(pen: Pen, colour: string, x: number, y: number, size: number): void {
  pen.at(x, y, () => {
    pen.context.scale(size / 100, size / 100);
    pen.path('M0 -12H50V-36L100 0L50 36V12H0Z').fill(colour);
  });
}

/** From each courtier to the next, and the last one's own width: those of one type may overlap. In coins' widths. */
function stepsOf(courtiers: readonly Courtier[], overlap: boolean): number[] {
  return courtiers.map((courtier, i) => (overlap && courtiers[i + 1] === courtier ? OVERLAPPING : APART));
}

/** Courtiers given and taken, as large as the cell allows. Returns the right edge. */
function drawCourtiers(
  pen: Pen,
  give: readonly Courtier[],
  take: readonly Courtier[],
  { x, y, width, height }: Cell,
): number {
  const overlap = width / (give.length + take.length + 1) < CROWDED;
  const [given, taken] = [stepsOf(give, overlap), stepsOf(take, overlap)];
  const units = [...given, ...taken].reduce((sum, step) => sum + step, give.length > 0 ? ARROW : 0);
  const size = Math.floor(Math.min(LARGEST, height - 8, width / units));
  let left = x;
  const coins = (courtiers: readonly Courtier[], steps: readonly number[]) => {
    for (const [i, courtier] of courtiers.entries()) {
      coin(pen, courtier, size, left + size / 2, y);
      left += (steps[i] ?? APART) * size;
    }
  };
  coins(give, given);
  if (give.length > 0) {
    arrow(pen, pen.theme.ink, left + size * 0.05, y, size * 0.7);
    left += size * ARROW;
  }
  coins(take, taken);
  return left;
}

/** What changes hands, from left to right, or what's kept. */
export function drawExchange(
  pen: Pen,
  scene: CourtScene,
  seat: Seat,
  { action, after }: Outcome,
  cell: Cell,
): void {
  const { view, say } = scene;
  const { x, y, width } = cell;
  const right = x + width;
  const tell = (text: string, left: number) =>
    pen.write(text, left, y, { size: 28, minSize: 26, colour: pen.theme.ink, maxWidth: right - left });
  switch (action.type) {
    case 'startCourtier':
    case 'takeAspirant':
      tell(
        say('court-courtier', { courtier: action.courtier, count: 1 }),
        drawCourtiers(pen, [], [action.courtier], cell) + 8,
      );
      break;
    case 'takeAspirants':
    case 'refill':
      if (action.courtiers.length === 0) tell(say('court-picture-choice-nothing'), x);
      else drawCourtiers(pen, [], action.courtiers, cell);
      break;
    case 'giveTile': {
      const given = tileLine(pen, [action.tile], { x, y, size: 46, width });
      let left = x + given + 18;
      left += tell(say('court-picture-choice-keeps'), left) + 12;
      const sum = say('court-picture-sum', { sum: sumOf(after.treasury) });
      const kept = { x: left, y, size: 38, width: right - left - 70 };
      left += tileLine(pen, after.treasury, kept) + 10;
      tell(sum, left);
      break;
    }
    case 'swapLancelot':
      drawCourtiers(pen, [action.give], [action.take], cell);
      break;
    case 'swapMerlin':
      if (action.give.length === 0) tell(say('court-picture-choice-no-swap'), x);
      else drawCourtiers(pen, action.give, action.take, cell);
      break;
    case 'pass': {
      if (width < WIDE) {
        tell(say('court-picture-choice-pass'), x);
        break;
      }
      const kept = sumOf(view.players[seat]?.treasury ?? []);
      pen.write(say('court-picture-choice-keeps-all', { sum: kept }), right, y, {
        size: 26,
        weight: 'normal',
        colour: pen.theme.softInk,
        align: 'right',
        maxWidth: width - tell(say('court-picture-choice-pass'), x) - 20,
      });
      break;
    }
  }
}

const NOW_Y = PANEL.y + 78;

/** The question, and the current situation on a second line. */
export function drawHeading(
  pen: Pen,
  heading: string,
  now: string,
  /** Width of what else is on the second line. */
  beside = 0,
): void {
  const line = { colour: pen.theme.ink, maxWidth: SHEET.width };
  pen.write(heading, SHEET.x, PANEL.y + 36, { ...line, size: 33, minSize: 26 });
  pen.write(now, SHEET.x, NOW_Y, {
    ...line,
    size: 28,
    minSize: 26,
    weight: 'normal',
    maxWidth: SHEET.width - beside,
  });
}

/** The question, and the seat's current standing. */
export function drawStandingHeading(pen: Pen, scene: CourtScene, seat: Seat): void {
  const { view, say, names } = scene;
  const now = view.players[seat];
  if (now === undefined) return;
  const opponent = view.role?.opponent ?? null;
  const heading = say('court-picture-choice-heading', {
    phase: view.phase,
    opponent: opponent === null ? '' : (names[opponent] ?? ''),
  });
  const isMoney = view.phase === 'giveTile';
  const line = isMoney
    ? say('court-picture-choice-treasury', { tiles: paidWords(say, now.treasury) })
    : say('court-picture-choice-now', { sizes: sizesText(now.standing.sizes), place: now.place });
  if (isMoney || view.phase === 'refill') {
    drawHeading(pen, heading, line);
    return;
  }
  const afterwards = pen.write(say('court-picture-choice-afterwards'), SHEET.x + SHEET.width, NOW_Y, {
    size: 26,
    weight: 'normal',
    colour: pen.theme.softInk,
    align: 'right',
    maxWidth: SHEET.width * 0.45,
  });
  drawHeading(pen, heading, line, afterwards + 16);
}

const DISC = 41;

/** Width of the number with the space behind it. */
const NUMBER_WIDTH = DISC + 8;

/** The option's number in a ring at the cell's left edge. Returns the rest of the cell. */
export function numbered(pen: Pen, number: number, { x, y, width, height }: Cell): Cell {
  pen.stamp(`option ${number}`, DISC + 4, DISC + 4, x + DISC / 2, y, (inner: Pen) => {
    inner.circle(0, 0, DISC / 2 - 1);
    inner.fill(pen.theme.highlight).stroke(pen.theme.ink, 2.5);
    inner.write(String(number), 0, 0, { size: 26, colour: pen.theme.engraving, align: 'centre' });
  });
  return { x: x + NUMBER_WIDTH, y, width: width - NUMBER_WIDTH, height };
}

/** Height of a medal alone, and of one of two. */
const MEDAL = 38;

const SMALL_MEDAL = 33;

/** Room for trend, group sizes and place. */
export const STANDING_WIDTH = 176;

/** Cells at least as high have room for the opponent's standing too, at this distance from the middle. */
const TWO_LINES = 78;

const LINE = 20;

const SHIELD = 36;

/** A green triangle up if the sizes improve, a red one down if they get worse. */
function drawTrend(pen: Pen, trend: number, x: number, y: number): void {
  if (trend === 0) return;
  const up = Math.sign(trend);
  pen
    .polygon([x - 10, y + 8 * up], [x + 10, y + 8 * up], [x, y - 10 * up])
    .fill(trend > 0 ? pen.theme.green.fill : pen.theme.red.fill);
}

/** Trend, group sizes and place, from right to left. Returns the left edge. */
function drawLine(
  pen: Pen,
  { say }: CourtScene,
  { place, standing }: CourtPlayerView,
  trend: number,
  { right, y, medal: size }: { readonly right: number; readonly y: number; readonly medal: number },
): number {
  const room = medalWidth(size);
  medal(pen, place, say('court-picture-place', { place }), size, right - room / 2, y);
  const told = pen.write(sizesText(standing.sizes), right - room - 8, y, {
    size: 28,
    colour: pen.theme.ink,
    align: 'right',
  });
  const left = right - room - 8 - told;
  drawTrend(pen, trend, left - 16, y);
  return trend === 0 ? left : left - 26;
}

/** The group sizes and the place that the option leads to, at the cell's right edge, and whether that's better; below them the opponent's, if there's room. Returns the left edge of the first line. */
export function drawStanding(
  pen: Pen,
  scene: CourtScene,
  seat: Seat,
  { action, after, players }: Outcome,
  { x, y, width, height }: Cell,
): number {
  const now = scene.view.players[seat];
  if (now === undefined || !changesCourt(action)) return x + width;
  const theirs = action.type === 'swapLancelot' && height >= TWO_LINES ? action.opponent : null;
  const then = theirs === null ? undefined : players[theirs];
  const line = then === undefined ? { y, medal: MEDAL } : { y: y - LINE, medal: SMALL_MEDAL };
  const edge = drawLine(pen, scene, after, compareSizes(after.standing.sizes, now.standing.sizes), {
    ...line,
    right: x + width,
  });
  if (theirs === null || then === undefined) return edge;
  const left = drawLine(pen, scene, then, 0, { right: x + width, y: y + LINE, medal: SMALL_MEDAL });
  shield(pen, theirs, SHIELD, left - SHIELD / 2 - 4, y + LINE);
  return edge;
}
