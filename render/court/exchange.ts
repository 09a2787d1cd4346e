import {
  bestWith,
  compareSizes,
  countingSizes,
  freeCharacters,
  seatsToCome,
} from '../../src/games/court/reading.ts';
import { CHARACTERS, type Courtier, type CourtPlayerView } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { changesCourt, describeStanding, type Outcome } from '../../src/telling/court/choices.ts';
import { sizesText } from '../../src/telling/court/sentences.ts';
import { shield } from '../parts/heraldry.ts';
import { addUp, arrow } from '../parts/shapes.ts';
import { NARROWEST, small, textWidth, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { coin, tileLine } from './coins.ts';
import { bust } from './figures.ts';
import { type CourtScene, CHOICE_SHEET as SHEET } from './sheet.ts';
import { medal, medalWidth } from './tokens.ts';

/** The part of the sheet with the options. */
const AREA = {
  x: SHEET.x + 26,
  width: SHEET.width - 52,
  top: SHEET.y + 66,
  bottom: SHEET.y + SHEET.height - 12,
} as const;

/** Heights of a row in pixels. */
const ROW = { least: 43, most: 82 } as const;

/** A row as high as this has larger words. */
const ROOMY = 60;

const COLUMN_GAP = 40;

/** Where there's something beside the columns. */
const CLOSE_COLUMNS = 20;

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
}

interface GridShape {
  readonly columns?: 1 | 2;
  readonly mostRows?: number;
  /** Of the room for the cells, if that isn't the whole sheet below the question. */
  readonly top?: number;
  readonly bottom?: number;
  readonly whole?: number;
}

/** Cells for `count` options, in a second column if they don't fit in one or if `columns` says so. */
export function layOutCells(
  count: number,
  {
    top = AREA.top,
    bottom = AREA.bottom,
    whole = AREA.width,
    mostRows = Math.floor((bottom - top) / ROW.least),
    columns = count > mostRows ? 2 : 1,
  }: GridShape = {},
): Grid {
  const most = columns * mostRows;
  const all = Math.min(count, most);
  const rows = Math.ceil(all / columns);
  const height = Math.min(ROW.most, (bottom - top) / Math.max(rows, 1));
  const gap = whole < AREA.width ? CLOSE_COLUMNS : COLUMN_GAP;
  const width = (whole - (columns - 1) * gap) / columns;
  const cells = Array.from({ length: all }, (_, i) => ({
    x: AREA.x + Math.floor(i / rows) * (width + gap),
    y: top + ((i % rows) + 0.5) * height,
    width,
    height,
  }));
  return count > most ? { cells: cells.slice(0, -1), rest: cells.at(-1) ?? null } : { cells, rest: null };
}

/** The upper left corner of a part of the sheet, and its size, below the question. */
export const choiceArea = {
  x: AREA.x,
  y: AREA.top,
  width: AREA.width,
  height: AREA.bottom - AREA.top,
} as const;

/** Draws a thin line above each row. */
export function drawRules({ context, theme }: Pen, cells: readonly Cell[], width: number = AREA.width): void {
  context.fillStyle = theme.parchment.dark;
  const tops = new Set(cells.map(({ y, height }) => y - height / 2));
  for (const top of tops) context.fillRect(AREA.x, top - 0.75, width, 1.5);
}

const LARGEST = 72;

/** Cells wider than this also say what's kept by passing, in pixels. */
const WIDE = 270;

/** From one courtier to the next, and the width of an arrow with the space around it, in coins' widths. */
const APART = 1.06;

const OVERLAPPING = 0.62;

/** How much closer the others come where there isn't room. */
const CLOSE = 0.9;

const ARROW = 0.85;

/** Courtiers of one type overlap if each would have less room than this, in pixels. */
const CROWDED = 40;

/** From each courtier to the next, and the last one's own width: those of one type may overlap. In coins' widths. */
function stepsOf(courtiers: readonly Courtier[], overlap: boolean): number[] {
  return courtiers.map((courtier, i) => {
    if (!overlap || i === courtiers.length - 1) return APART;
    return courtiers[i + 1] === courtier ? OVERLAPPING : CLOSE;
  });
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

/** Room for what's said before a tile that's given, and before those that are kept, in pixels. */
const GIVES = 130;

/** Draws what changes hands, from left to right, or what's kept. */
export function drawExchange(
  pen: Pen,
  scene: CourtScene,
  seat: Seat,
  { action, after }: Outcome,
  cell: Cell,
): void {
  const { view, t } = scene;
  const { x, y, width, height } = cell;
  const right = x + width;
  const tell = (text: string, left: number) =>
    pen.write(text, left, y, {
      size: height < ROOMY ? 28 : 32,
      minSize: 26,
      colour: pen.theme.ink,
      maxWidth: right - left,
    });
  switch (action.type) {
    case 'startCourtier':
    case 'takeAspirant':
      tell(
        t('court-courtier', { courtier: action.courtier, count: 1 }),
        drawCourtiers(pen, [], [action.courtier], cell) + 8,
      );
      break;
    case 'takeAspirants':
    case 'refill':
      if (action.courtiers.length === 0) tell(t('court-picture-choice-nothing'), x);
      else drawCourtiers(pen, [], action.courtiers, cell);
      break;
    case 'giveTile': {
      const words = {
        size: 28,
        minSize: 26,
        weight: 'normal',
        colour: pen.theme.ink,
        maxWidth: GIVES,
      } as const;
      let left = x + pen.write(t('court-picture-choice-you-give'), x, y, words) + 10;
      left += tileLine(pen, [action.tile], { x: left, y, size: 46, width }) + 26;
      left += pen.write(t('court-picture-choice-keeps'), left, y, words) + 10;
      const sum = t('court-picture-sum', { sum: addUp(after.treasury) });
      const kept = { x: left, y, size: 38, width: right - left - 70 };
      left += tileLine(pen, after.treasury, kept) + 10;
      tell(sum, left);
      break;
    }
    case 'swapLancelot':
      drawCourtiers(pen, [action.give], [action.take], cell);
      break;
    case 'swapMerlin':
      if (action.give.length === 0) tell(t('court-picture-choice-no-swap'), x);
      else drawCourtiers(pen, action.give, action.take, cell);
      break;
    case 'pass': {
      if (width < WIDE) {
        tell(t('court-picture-choice-pass'), x);
        break;
      }
      const maxWidth = width - tell(t('court-picture-choice-pass'), x) - 20;
      const sum = addUp(view.players[seat]?.treasury ?? []);
      const kept = t('court-picture-choice-keeps-all', { sum });
      // The heading says the sum, too.
      if (textWidth(kept, 26, 'normal') * NARROWEST > maxWidth) break;
      const line = small(pen.theme.softInk, { align: 'right' });
      pen.write(kept, right, y, { ...line, maxWidth });
      break;
    }
  }
}

/** Draws the question, and at the right how things stand. */
export function drawHeading(pen: Pen, heading: string, now: string): void {
  const y = SHEET.y + 36;
  const told = pen.write(now, AREA.x + AREA.width, y, {
    size: 28,
    minSize: 26,
    weight: 'normal',
    colour: pen.theme.softInk,
    align: 'right',
    maxWidth: AREA.width * 0.53,
  });
  pen.write(heading, AREA.x, y, {
    size: 33,
    minSize: 26,
    colour: pen.theme.ink,
    maxWidth: AREA.width - (told > 0 ? told + 20 : 0),
  });
}

const questionOf = ({ view: { role, phase }, names, t }: CourtScene): string => {
  const opponent = phase === 'giveTile' ? role?.seat : role?.opponent;
  return t('court-picture-choice-heading', { phase, opponent: names[opponent ?? -1] ?? '' });
};

/** Draws the question, and the seat's current standing with the place that all options lead to, if it's the same. */
export function drawStandingHeading(
  pen: Pen,
  scene: CourtScene,
  seat: Seat,
  {
    question = questionOf(scene),
    place,
  }: { readonly question?: string | undefined; readonly place?: number | undefined } = {},
): void {
  const { view } = scene;
  const isUntold = ['giveTile', 'refill', 'startCourtier'].includes(view.phase);
  drawHeading(pen, question, isUntold ? '' : describeStanding(scene, view.players[seat]!, place));
}

const COMING = { size: 34, pitch: 35 } as const;

/** Draws who still does their part in the role, in a cell. */
export function drawComing(pen: Pen, { view, t }: CourtScene, { x, y, width }: Cell): void {
  const coming = seatsToCome(view);
  const line = small(pen.theme.softInk);
  const maxWidth = width - coming.length * COMING.pitch - 8;
  const left = x + pen.write(t('court-picture-to-come'), x, y, { ...line, maxWidth }) + 10;
  coming.forEach((seat, i) => {
    shield(pen, seat, COMING.size, left + COMING.size / 2 + i * COMING.pitch, y);
  });
}

const DISC = 41;

/** Width of the number with the space behind it. */
const NUMBER_WIDTH = DISC + 8;

function drawDisc(pen: Pen, { number }: { readonly number: number }): void {
  pen.circle(0, 0, DISC / 2 - 1);
  pen.fill(pen.theme.highlight).stroke(pen.theme.ink, 2.5);
  pen.write(String(number), 0, 0, { size: 26, colour: pen.theme.engraving, align: 'centre' });
}

/** An option's number in a ring, centred on (x, y). */
export function numberDisc(pen: Pen, number: number, x: number, y: number): void {
  pen.stamp(drawDisc, { number }, DISC + 4, DISC + 4, x, y);
}

/** Draws the option's number at the cell's left edge. Returns the rest of the cell. */
export function drawOptionNumber(pen: Pen, number: number, { x, y, width, height }: Cell): Cell {
  numberDisc(pen, number, x + DISC / 2, y);
  return { x: x + NUMBER_WIDTH, y, width: width - NUMBER_WIDTH, height };
}

const MEDAL = 38;

/** Below the group sizes. */
const LOW_MEDAL = 29;

/** Where the place is: beside the group sizes, below them, or nowhere. */
export type PlaceMark = 'beside' | 'below' | 'none';

/** Room for trend, group sizes and place. */
export const STANDING_WIDTH: Readonly<Record<PlaceMark, number>> = { beside: 176, below: 108, none: 108 };

/** Where options of the usual height, in a column or in one of two, have their places. */
export function layOutPlaceMark(cells: readonly Cell[]): PlaceMark {
  if (cells.every(({ x }) => x === AREA.x)) return 'beside';
  return cells.every(({ height }) => height >= ROOMY) ? 'below' : 'none';
}

/** Draws a triangle up if the sizes improve, one down if they get worse: green and red, unless it has a colour of its own. */
export function drawTrend(
  pen: Pen,
  trend: number,
  x: number,
  y: number,
  colour = trend > 0 ? pen.theme.green.fill : pen.theme.red.fill,
): void {
  if (trend === 0) return;
  const up = Math.sign(trend);
  pen.polygon([x - 10, y + 8 * up], [x + 10, y + 8 * up], [x, y - 10 * up]).fill(colour);
}

/** How an option changes group sizes: better, worse, or not at all. */
export const sizeTrend = (now: CourtPlayerView, after: CourtPlayerView): number =>
  compareSizes(after.standing.sizes, now.standing.sizes);

/** Draws the group sizes that the option leads to, whether that's better, and perhaps the place, at the cell's right edge. */
export function drawStanding(
  pen: Pen,
  { view, t }: CourtScene,
  seat: Seat,
  { action, after }: Outcome,
  { x, y, width }: Cell,
  mark: PlaceMark,
): void {
  if (!changesCourt(action)) return;
  const size = mark === 'below' ? LOW_MEDAL : MEDAL;
  const room = medalWidth(size);
  const edge = x + width;
  const label = t('pictures-place', { place: after.place });
  if (mark !== 'none') {
    medal(pen, after.place, label, size, edge - room / 2, mark === 'below' ? y + 15 : y);
  }
  const right = mark === 'beside' ? edge - room - 8 : edge;
  const line = mark === 'below' ? y - 15 : y;
  const sizes = { size: 28, colour: pen.theme.ink, align: 'right' } as const;
  const told = pen.write(sizesText(after.standing.sizes), right, line, sizes);
  drawTrend(pen, sizeTrend(view.players[seat]!, after), right - told - 16, line);
}

/** Of a row: the character, and what's left of the name, for which there's room from this width. */
const BUST = { size: 36, words: 44, named: 220 } as const;

/** Draws the best groups with each free character, below a heading; for players who still take one. */
export function drawProspects(
  pen: Pen,
  { view, t }: CourtScene,
  seat: Seat,
  { x, y, width, height }: Cell,
): void {
  const free = freeCharacters(view);
  const now = countingSizes(view, seat);
  const line = { size: 26, colour: pen.theme.ink } as const;
  const isNamed = width >= BUST.named;
  const head = wrap(t('court-picture-best-with'), line.size, width, isNamed ? 1 : 2);
  const pitch = height / (CHARACTERS.length + head.length);
  pen.writeLines(head, x, y + pitch / 2, Math.min(pitch, 32), { ...line, weight: 'normal', maxWidth: width });
  free.forEach((character, i) => {
    const middle = y + (i + head.length + 0.5) * pitch;
    const best = bestWith(view, seat, character);
    bust(pen, character, BUST.size, x + BUST.size / 2, middle);
    const right = x + width;
    const told = pen.write(sizesText(best), right, middle, { ...line, size: 28, align: 'right' });
    drawTrend(pen, compareSizes(best, now), right - told - 16, middle);
    if (!isNamed) return;
    const maxWidth = width - BUST.words - told - 34;
    pen.write(t('court-character', { character }), x + BUST.words, middle, {
      ...line,
      weight: 'normal',
      maxWidth,
    });
  });
}
