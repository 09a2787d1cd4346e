import { compareSizes, seatsToCome } from '../../src/games/court/reading.ts';
import type { CourtPlayerView, Sizes } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Outcome } from '../../src/telling/court/choices.ts';
import { sizesText } from '../../src/telling/court/sentences.ts';
import { shield } from '../parts/heraldry.ts';
import { arrow, type Rect } from '../parts/shapes.ts';
import type { Writing } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { coin } from './coins.ts';
import {
  choiceArea as AREA,
  type Cell,
  drawComing,
  drawOptionNumber,
  drawRules,
  drawTrend,
  layOutCells,
  sizeTrend,
} from './exchange.ts';
import { type CourtScene, TALL_SHEET } from './sheet.ts';
import { medal, medalWidth } from './tokens.ts';

type Swap = Outcome & { readonly action: { readonly type: 'swapLancelot' } };

const isSwap = (outcome: Outcome): outcome is Swap => outcome.action.type === 'swapLancelot';

/** The number of swaps that stand below each other, each with a line of its own. */
const LINES = 8;

/** The number of them that the usual sheet has room for. */
const USUAL = 5;

/** Whether the swaps need a sheet down to the bottom of the picture. */
export const isTall = (outcomes: readonly Outcome[]): boolean => outcomes.filter(isSwap).length > USUAL;

/** Bottom of what's drawn on that sheet. */
const TALL_BOTTOM = TALL_SHEET.y + TALL_SHEET.height - 12;

/** Groups and the place they lead to, after what's drawn beside them; up to `right`. */
function drawRanked(
  pen: Pen,
  { t }: CourtScene,
  { standing: { sizes }, place }: CourtPlayerView,
  {
    x,
    y,
    right,
    colour,
    weight,
  }: { x: number; y: number; right: number; colour: string; weight: 'bold' | 'normal' },
): void {
  const left = x + LIST.beside;
  const line = { size: 26, colour } as const;
  const told = pen.write(sizesText(sizes), left, y, { ...line, weight, maxWidth: right - left });
  const next = left + told + 7;
  const ranked = { ...line, weight: 'normal', maxWidth: right - next } as const;
  pen.write(t('pictures-place', { place }), next, y, ranked);
}

/** Height of the line above the swaps that says what their columns are, and its words. */
const HEAD = { height: 40, size: 26 } as const;

/** Of the columns with coins: their middles, and the widths of their heads. */
const GIVEN = { x: AREA.x + 88, width: 98 } as const;

const TAKEN = { x: AREA.x + 195, width: 98 } as const;

/** Of both courts' columns: right edges of what they come to. */
const OWN = AREA.x + 410;

const THEIRS = AREA.x + AREA.width;

const LARGEST_COIN = 54;

/** What a court comes to, up to `right`. @returns the middle of an arrow before it */
function writeSizes(pen: Pen, sizes: Sizes, right: number, y: number, line: Writing): number {
  return right - pen.write(sizesText(sizes), right, y, { ...line, align: 'right' }) - 16;
}

/** Draws what's in the columns: what's given and taken, and at the right what it leads to. */
function drawHeads(pen: Pen, { t }: CourtScene, opponent: Seat, now: CourtPlayerView): void {
  const y = AREA.y + HEAD.height / 2;
  const line = { size: HEAD.size, weight: 'normal', colour: pen.theme.ink } as const;
  const above = { ...line, align: 'centre' } as const;
  pen.write(t('court-picture-choice-you-give'), GIVEN.x, y, { ...above, maxWidth: GIVEN.width });
  pen.write(t('court-picture-choice-you-get'), TAKEN.x, y, { ...above, maxWidth: TAKEN.width });
  const room = medalWidth(MEDAL);
  pen.write(t('court-picture-you'), OWN - room - 8, y, { ...above, align: 'right' });
  const theirs = t('court-picture-choice-theirs-now', { sizes: sizesText(now.standing.sizes) });
  const maxWidth = THEIRS - OWN - 44;
  const told = pen.write(theirs, THEIRS, y, { ...line, colour: pen.theme.softInk, align: 'right', maxWidth });
  shield(pen, opponent, 28, THEIRS - told - 20, y);
}

const MEDAL = 36;

/** Draws the swaps below each other: what's given and taken, and what both courts come to. */
function drawLines(
  pen: Pen,
  scene: CourtScene,
  now: CourtPlayerView,
  opponent: Seat,
  swaps: readonly Swap[],
): void {
  const { view, t } = scene;
  const before = view.players[opponent]!;
  drawHeads(pen, scene, opponent, before);
  const bottom = swaps.length > USUAL ? TALL_BOTTOM : AREA.y + AREA.height;
  const isComing = seatsToCome(view).length > 0 && swaps.length !== USUAL && swaps.length !== LINES;
  const count = swaps.length + (isComing ? 1 : 0);
  const { cells } = layOutCells(count, { columns: 1, mostRows: LINES, top: AREA.y + HEAD.height, bottom });
  drawRules(pen, cells);
  if (isComing) drawComing(pen, scene, cells[swaps.length] as Cell);
  const room = medalWidth(MEDAL);
  swaps.forEach(({ action, after, players }, i) => {
    const cell = cells[i] as Cell;
    const { y } = drawOptionNumber(pen, i + 1, cell);
    const size = Math.min(LARGEST_COIN, cell.height - 6);
    coin(pen, action.give, size, GIVEN.x, y);
    coin(pen, action.take, size, TAKEN.x, y);
    const own = { size: 30, colour: pen.theme.ink } as const;
    const ownTrend = writeSizes(pen, after.standing.sizes, OWN - room - 8, y, own);
    drawTrend(pen, sizeTrend(now, after), ownTrend, y);
    medal(pen, after.place, t('pictures-place', { place: after.place }), MEDAL, OWN - room / 2, y);
    const theirs = players[opponent]!;
    const soft = { size: 28, weight: 'normal', colour: pen.theme.softInk } as const;
    const theirTrend = writeSizes(pen, theirs.standing.sizes, THEIRS - room - 8, y, soft);
    // What's worse for them isn't bad for the reader.
    drawTrend(pen, sizeTrend(before, theirs), theirTrend, y, soft.colour);
    const place = t('pictures-place', { place: theirs.place });
    medal(pen, theirs.place, place, MEDAL, THEIRS - room / 2, y);
  });
}

/** Between the columns of a list, height of a line, its coins, and what's beside groups. */
const LIST = { gap: 16, line: 66, coin: 34, arrow: 18, beside: 26 } as const;

/** From an option's number to the groups after it. */
const EXCHANGED = 2 * LIST.coin + LIST.arrow + 10;

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

/** More swaps than that in two columns, each with its number and what it leads to. */
function drawList(pen: Pen, scene: CourtScene, now: CourtPlayerView, swaps: readonly Swap[]): void {
  const { view } = scene;
  const cells = cellsOf(swaps.length, { ...AREA, height: TALL_BOTTOM - AREA.y });
  swaps.forEach(({ action, after, players }, i) => {
    const cell = cells[i] as Cell;
    const { x, y } = drawOptionNumber(pen, i + 1, cell);
    pen.fillRect(cell.x, y - cell.height / 2 - 0.75, cell.width, 1.5, pen.theme.parchment.dark);
    coin(pen, action.give, LIST.coin, x + LIST.coin / 2, y);
    arrow(pen, pen.theme.ink, x + LIST.coin + 2, y, LIST.arrow);
    coin(pen, action.take, LIST.coin, x + LIST.coin * 1.5 + LIST.arrow + 4, y);
    const left = x + EXCHANGED;
    const [before, theirs] = [view.players[action.opponent], players[action.opponent]];
    const isTheirs = before && theirs && compareSizes(before.standing.sizes, theirs.standing.sizes) !== 0;
    const own = isTheirs ? y - 14 : y;
    const right = cell.x + cell.width;
    drawRanked(pen, scene, after, { x: left, y: own, right, colour: pen.theme.ink, weight: 'bold' });
    drawTrend(pen, sizeTrend(now, after), left + 12, own);
    if (!isTheirs) return;
    const soft = { colour: pen.theme.softInk, weight: 'normal' } as const;
    drawRanked(pen, scene, theirs, { x: left, y: y + 15, right, ...soft });
    shield(pen, action.opponent, 26, left + 11, y + 15);
  });
}

/** Lancelot's swaps with one opponent: in lines or, where there are many, as a list in two columns. */
export function drawSwaps(pen: Pen, scene: CourtScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const now = scene.view.players[seat]!;
  const swaps = outcomes.filter(isSwap);
  if (swaps.length <= LINES) drawLines(pen, scene, now, swaps[0]!.action.opponent, swaps);
  else drawList(pen, scene, now, swaps);
}
