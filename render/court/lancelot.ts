import { COURTIERS, type Courtier, type CourtPlayerView } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { shield } from '../parts/heraldry.ts';
import { arrow, type Rect, shareOf } from '../parts/shapes.ts';
import { widthOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import type { Outcome } from './choice-words.ts';
import { coin } from './coins.ts';
import {
  choiceArea as AREA,
  type Cell,
  drawRules,
  drawTrend,
  gridOf,
  numberDisc,
  numbered,
  trendOf,
} from './exchange.ts';
import { type CourtScene, compareSizes, TALL_SHEET } from './sheet.ts';
import { sizesText } from './words.ts';

/** Width of the column with what's given, height of the line with what's taken, and the coins, unless there's room for more. */
const GIVEN = 96;

const TAKEN = 46;

const COIN = 40;

/** Of an option's number; and from the cell's left edge to the groups after it. */
const DISC = 24;

const NUMBER = 52;

/** Above the lines and left of the columns: what lines and columns are. */
const CORNER = { size: 27, height: 64, apart: 16 } as const;

/** A cell's groups, the trend behind them, and the height of two lines. */
const CELL = { groups: 80, trend: 36, lines: 72 } as const;

const LARGEST = 1.25;

/** A grid has at most so many columns and lines. */
const MOST_TYPES = 3;

/** How much larger everything but the numbers may be with so many types to take and to give. */
function growthOf(takes: number, gives: number): number {
  const wide = ((AREA.width - GIVEN) / takes - NUMBER - CELL.trend) / CELL.groups;
  const high = AREA.height / (TAKEN + gives * CELL.lines);
  return Math.min(LARGEST, wide, high);
}

type Swap = Outcome & { readonly action: { readonly type: 'swapLancelot' } };

const isSwap = (outcome: Outcome): outcome is Swap => outcome.action.type === 'swapLancelot';

/** The types that occur among some, in their usual order. */
const typesOf = (all: readonly Courtier[]): Courtier[] => COURTIERS.filter((id) => all.includes(id));

interface Types {
  readonly gives: readonly Courtier[];
  readonly takes: readonly Courtier[];
}

function typesIn(swaps: readonly Swap[]): Types {
  return {
    gives: typesOf(swaps.map(({ action }) => action.give)),
    takes: typesOf(swaps.map(({ action }) => action.take)),
  };
}

const fitsGrid = ({ gives, takes }: Types): boolean =>
  gives.length <= MOST_TYPES && takes.length <= MOST_TYPES;

/** So few swaps need no grid: each has a line with words. */
const FEW = 3;

/** A list in two columns of this many lines has room on the usual sheet. */
const LISTED = 4;

/** Whether the swaps need a sheet down to the bottom of the picture. */
export function isTall(outcomes: readonly Outcome[]): boolean {
  const swaps = outcomes.filter(isSwap);
  return !fitsGrid(typesIn(swaps)) && swaps.length > 2 * LISTED;
}

/** The groups of whoever's swapped with, after their arms; nothing if they stay as they are. */
function drawTheirs(
  pen: Pen,
  seat: Seat,
  { standing: { sizes } }: CourtPlayerView,
  growth: number,
  x: number,
  y: number,
): void {
  shield(pen, seat, Math.round(26 * growth), x + 12 * growth, y);
  pen.write(sizesText(sizes), x + 30 * growth, y, {
    size: Math.round(26 * growth),
    weight: 'normal',
    colour: pen.theme.softInk,
  });
}

/**
 * Lancelot's swaps with one opponent as a grid: a line for each courtier that's given, a column for each that's taken.
 * A cell has the option's number, the player's groups after it, and below them the opponent's.
 */
function drawGrid(
  pen: Pen,
  { say }: CourtScene,
  now: CourtPlayerView,
  { gives, takes }: Types,
  outcomes: readonly Outcome[],
): void {
  const growth = growthOf(takes.length, gives.length);
  const grown = (each: number) => Math.round(each * Math.max(1, growth));
  const [give, get] = [say('court-picture-choice-you-give'), say('court-picture-choice-you-get')];
  const words = Math.ceil(Math.max(...[give, get].map((text) => widthOf(text, CORNER.size, 'normal'))));
  // More columns or lines need the corner's room themselves.
  const hasCorner = Math.max(takes.length, gives.length) <= 2;
  const size = grown(COIN);
  const given = hasCorner ? Math.max(grown(GIVEN), words + CORNER.apart) : grown(GIVEN);
  const taken = hasCorner ? CORNER.height : grown(TAKEN);
  if (hasCorner) {
    const line = { size: CORNER.size, weight: 'normal', colour: pen.theme.ink } as const;
    pen.write(get, AREA.x + given - CORNER.apart, AREA.y + 14, { ...line, align: 'right' });
    pen.write(give, AREA.x, AREA.y + CORNER.height - 18, line);
  }
  const pitch = { x: (AREA.width - given) / takes.length, y: (AREA.height - taken) / gives.length };
  const middle = (column: number) => AREA.x + given + pitch.x * (column + 0.5);
  takes.forEach((courtier, column) => {
    arrow(pen, pen.theme.ink, middle(column) - size - 16, AREA.y + taken / 2 - 1, 28);
    coin(pen, courtier, size, middle(column), AREA.y + taken / 2 - 1);
  });
  gives.forEach((courtier, line) => {
    const top = AREA.y + taken + pitch.y * line;
    pen.fillRect(AREA.x, top - 0.75, AREA.width, 1.5, pen.theme.parchment.dark);
    coin(pen, courtier, size, AREA.x + size / 2, top + pitch.y / 2);
    arrow(pen, pen.theme.ink, AREA.x + size + 10, top + pitch.y / 2, 28);
  });
  outcomes.forEach((outcome, i) => {
    if (!isSwap(outcome)) return;
    const { action, after, players } = outcome;
    const x = middle(takes.indexOf(action.take)) - (NUMBER + CELL.groups * growth + CELL.trend) / 2;
    const y = AREA.y + taken + pitch.y * (gives.indexOf(action.give) + 0.5);
    const theirs = players[action.opponent];
    numberDisc(pen, i + 1, x + DISC, y);
    const own = y - 13 * growth;
    const told = pen.write(sizesText(after.standing.sizes), x + NUMBER, own, {
      size: Math.round(28 * growth),
      colour: pen.theme.ink,
    });
    drawTrend(pen, trendOf(now, after), x + NUMBER + told + 16, own);
    if (theirs !== undefined) drawTheirs(pen, action.opponent, theirs, growth, x + NUMBER, y + 17 * growth);
  });
}

const FEW_COIN = 44;

const FEW_WORDS = { size: 28, weight: 'normal' } as const;

const FEW_SIZES = 30;

/** Between words and coin, between what's given and what's taken, and from there to the groups, for the trend. */
const FEW_GAP = { word: 8, parts: 12, trend: 42 } as const;

/** A few swaps below each other: what's given and taken in words and coins, what both courts come to, and whether that's better. */
function drawFew(pen: Pen, { say }: CourtScene, now: CourtPlayerView, swaps: readonly Swap[]): void {
  const { cells } = gridOf(swaps.length);
  drawRules(pen, cells);
  const words = [say('court-picture-choice-you-give'), say('court-picture-choice-you-get')] as const;
  const widths = words.map((text) => widthOf(text, FEW_WORDS.size, FEW_WORDS.weight));
  const results = swaps.map(({ after }) => sizesText(after.standing.sizes));
  const widest = Math.max(...results.map((text) => widthOf(text, FEW_SIZES)));
  swaps.forEach(({ action, after, players }, i) => {
    const cell = cells[i] as Cell;
    const { y } = cell;
    const theirs = players[action.opponent];
    const right = cell.x + cell.width;
    const own = right - (theirs === undefined ? 0 : THEIRS);
    const size = Math.min(FEW_COIN, cell.height - 8);
    let left = numbered(pen, i + 1, cell).x;
    const coins = 2 * (size + FEW_GAP.word) + FEW_GAP.parts;
    const share = shareOf(widths, own - widest - FEW_GAP.trend - left - coins);
    [action.give, action.take].forEach((courtier, part) => {
      const maxWidth = (widths[part] ?? 0) * share;
      left += pen.write(words[part] ?? '', left, y, { ...FEW_WORDS, colour: pen.theme.ink, maxWidth });
      left += FEW_GAP.word;
      coin(pen, courtier, size, left + size / 2, y);
      left += size + FEW_GAP.parts;
    });
    const sizes = { size: FEW_SIZES, colour: pen.theme.ink, align: 'right' } as const;
    const told = pen.write(results[i] ?? '', own, y, sizes);
    drawTrend(pen, trendOf(now, after), own - told - 16, y);
    if (theirs !== undefined) drawTheirs(pen, action.opponent, theirs, 1, right - THEIRS + 12, y);
  });
}

/** Of the other court's arms and groups, with the space before them. */
const THEIRS = 118;

/** Between the columns of a list, height of a line, and its coins. */
const LIST = { gap: 22, line: 66, coin: 44, arrow: 26 } as const;

/** From an option's number to the groups after it. */
const EXCHANGED = 2 * LIST.coin + LIST.arrow + 22;

function cellsOf(count: number, { x, y, width, height }: Rect): readonly Cell[] {
  const lines = Math.ceil(count / 2);
  const pitch = Math.min(LIST.line, height / lines);
  const column = (width - LIST.gap) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: x + Math.floor(i / lines) * (column + LIST.gap),
    y: y + ((i % lines) + 0.5) * pitch,
    width: column,
    height: pitch,
  }));
}

/** Where courts have too many types for a grid: the swaps in two columns, each with its number and what it leads to. */
function drawList(pen: Pen, view: CourtScene['view'], now: CourtPlayerView, swaps: readonly Swap[]): void {
  const bottom = TALL_SHEET.y + TALL_SHEET.height - 12;
  const cells = cellsOf(
    swaps.length,
    swaps.length > 2 * LISTED ? { ...AREA, height: bottom - AREA.y } : AREA,
  );
  swaps.forEach(({ action, after, players }, i) => {
    const cell = cells[i] as Cell;
    const { x, y } = numbered(pen, i + 1, cell);
    pen.fillRect(cell.x, y - cell.height / 2 - 0.75, cell.width, 1.5, pen.theme.parchment.dark);
    coin(pen, action.give, LIST.coin, x + LIST.coin / 2, y);
    arrow(pen, pen.theme.ink, x + LIST.coin + 5, y, LIST.arrow);
    coin(pen, action.take, LIST.coin, x + LIST.coin * 1.5 + LIST.arrow + 10, y);
    const left = x + EXCHANGED;
    const [before, theirs] = [view.players[action.opponent], players[action.opponent]];
    const isTheirs = before && theirs && compareSizes(before.standing.sizes, theirs.standing.sizes) !== 0;
    const own = isTheirs ? y - 14 : y;
    const told = pen.write(sizesText(after.standing.sizes), left, own, {
      size: 28,
      colour: pen.theme.ink,
      maxWidth: cell.x + cell.width - left - 26,
    });
    drawTrend(pen, trendOf(now, after), left + told + 15, own);
    if (isTheirs) drawTheirs(pen, action.opponent, theirs, 1, left, y + 15);
  });
}

/** Lancelot's swaps with one opponent, as a grid or, where they are few or courts have too many types, as a list. */
export function drawSwaps(pen: Pen, scene: CourtScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const now = scene.view.players[seat];
  if (now === undefined) return;
  const swaps = outcomes.filter(isSwap);
  const types = typesIn(swaps);
  if (swaps.length <= FEW) drawFew(pen, scene, now, swaps);
  else if (fitsGrid(types)) drawGrid(pen, scene, now, types, outcomes);
  else drawList(pen, scene.view, now, swaps);
}
