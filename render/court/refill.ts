import type { Seat } from '../../src/games/game.ts';
import { shield } from '../parts/heraldry.ts';
import { widthOf, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import type { Outcome } from './choice-words.ts';
import { coin } from './coins.ts';
import {
  choiceArea as AREA,
  type Cell,
  drawExchange,
  drawHeading,
  drawRules,
  gridOf,
  numbered,
} from './exchange.ts';
import { type CourtScene, mayBeLast, type Wanted, wantedOf } from './sheet.ts';

/** Up to this many new rows are listed one by one. */
export const ROWS_LISTED = 10;

/** Heights of the sentences at the bottom: one, and two. */
const FOOT = { line: 36, lines: 66 } as const;

/** In the list of rows, so many are below each other, with what everyone needs beside them. */
const MOST_ROWS = 4;

const LINE = { size: 28, minSize: 26, weight: 'normal' } as const;

interface Need {
  readonly seat: Seat;
  readonly wanted: Wanted;
}

/** What everyone needs for a higher score, clockwise from the seat, which is the first. */
export const needsOf = ({ players }: CourtScene['view'], seat: Seat): readonly Need[] =>
  players.map((_, i) => {
    const at = (seat + i) % players.length;
    return { seat: at, wanted: wantedOf(players[at]!) };
  });

/** Between the signs of what's needed. */
const GAP = 6;

/** What's needed, with its right edge at `right` and within `room`: coins with words between or before them. Returns its left edge. */
function drawWanted(
  pen: Pen,
  { say }: CourtScene,
  wanted: Wanted,
  size: number,
  right: number,
  y: number,
): number {
  const words = { size: 26, weight: 'normal', colour: pen.theme.ink, align: 'right' } as const;
  const { types, how } = wanted;
  const joiner = how === 'count' ? '' : say('court-picture-own-more-joiner', { how });
  let x = right;
  for (const [i, courtier] of [...types].reverse().entries()) {
    if (i === 1 && joiner !== '') x -= pen.write(joiner, x, y, words) + GAP;
    coin(pen, courtier, size, x - size / 2, y);
    x -= size + GAP;
  }
  if (how !== 'count') return x;
  const told = say('court-picture-choice-of', { count: wanted.count });
  return x - pen.write(told, x, y, words) - GAP;
}

const ARMS = 44;

const COIN = { row: 42, beside: 34 } as const;

/** What everyone needs, a row each. */
function drawNeeds(pen: Pen, scene: CourtScene, needs: readonly Need[], bottom: number): void {
  const { say, names } = scene;
  const { cells } = gridOf(needs.length, { columns: 1, bottom });
  drawRules(pen, cells);
  needs.forEach(({ seat, wanted }, i) => {
    const { x, y, width } = cells[i] as Cell;
    shield(pen, seat, ARMS, x + ARMS / 2, y);
    const left = drawWanted(pen, scene, wanted, COIN.row, x + width, y);
    const name = x + ARMS + 12;
    const whose = i === 0 ? 'own' : 'other';
    const needed = say('court-picture-choice-needs', { whose, name: names[seat] ?? '' });
    pen.write(needed, name, y, { size: 28, minSize: 26, colour: pen.theme.ink, maxWidth: left - name - 8 });
  });
}

/** The same beside listed rows, from `x`. */
function drawNeedsBeside(
  pen: Pen,
  scene: CourtScene,
  needs: readonly Need[],
  x: number,
  bottom: number,
): void {
  const { say } = scene;
  const pitch = Math.min(48, (bottom - AREA.y) / (needs.length + 1));
  const room = AREA.x + AREA.width - x;
  const head = { ...LINE, size: 26, colour: pen.theme.ink, maxWidth: room };
  pen.write(say('court-picture-choice-need'), x, AREA.y + pitch / 2, head);
  needs.forEach(({ seat, wanted }, i) => {
    const y = AREA.y + (i + 1.5) * pitch;
    shield(pen, seat, 36, x + 18, y);
    drawWanted(pen, scene, wanted, COIN.beside, AREA.x + AREA.width, y);
  });
}

/** From the left edge of listed rows to what's beside them. */
const BESIDE = 290;

/** Who takes from the row, and what the needs leave out. Returns its top. */
function drawFoot(pen: Pen, { view, say }: CourtScene, hasNeeds: boolean): number {
  const line = { ...LINE, size: 26, colour: pen.theme.softInk, maxWidth: AREA.width };
  const hint = say('court-picture-hint', { phase: view.phase });
  const told = hasNeeds && !mayBeLast(view) ? `${hint} ${say('court-picture-choice-needs-lasting')}` : hint;
  const lines = widthOf(told, 26, 'normal') > AREA.width ? wrap(told, 26, AREA.width, 2, 'normal') : [told];
  const height = lines.length > 1 ? FOOT.lines : FOOT.line;
  const top = AREA.y + AREA.height - height;
  pen.writeLines(lines, AREA.x, top + FOOT.line / 2 + 2, 30, line);
  return top;
}

/** The rows that can be laid, if they are few, and what everyone needs, since some of them take from it. */
export function drawRefill(pen: Pen, scene: CourtScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const { view, say } = scene;
  const [first] = outcomes;
  const count = first?.action.type === 'refill' ? first.action.courtiers.length : 0;
  const isListed = outcomes.length <= ROWS_LISTED;
  const heading = say('court-picture-choice-heading', { phase: view.phase, opponent: '' });
  drawHeading(pen, heading, isListed ? '' : say('court-picture-choice-any', { count }));
  const needs = needsOf(view, seat);
  const hasNeeds = outcomes.length <= MOST_ROWS || !isListed;
  const foot = drawFoot(pen, scene, hasNeeds);
  if (!isListed) {
    drawNeeds(pen, scene, needs, foot);
    return;
  }
  const { cells } = gridOf(outcomes.length, { bottom: foot });
  drawRules(pen, cells);
  cells.forEach((cell, i) => {
    const outcome = outcomes[i] as Outcome;
    const inner = numbered(pen, i + 1, cell);
    drawExchange(pen, scene, seat, outcome, hasNeeds ? { ...inner, width: BESIDE - 70 } : inner);
  });
  if (!hasNeeds) return;
  pen.fillRect(AREA.x + BESIDE - 10, AREA.y + 4, 1.5, foot - AREA.y - 8, pen.theme.parchment.dark);
  drawNeedsBeside(pen, scene, needs, AREA.x + BESIDE + 8, foot);
}
