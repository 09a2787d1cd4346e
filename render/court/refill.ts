import { GROUPS, type GroupId } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { shield } from '../parts/heraldry.ts';
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
import type { CourtScene } from './sheet.ts';

/** Up to this many new rows are listed one by one. */
export const ROWS_LISTED = 10;

/** Heights of the sentence at the bottom, and of the line above it with what the opponents need. */
const FOOT = { sentence: 40, needs: 44 } as const;

/** In the list of rows, that line takes the place of a further row. */
const MOST_ROWS = 4;

const LINE = { size: 28, minSize: 26, weight: 'normal' } as const;

interface Need {
  readonly seat: Seat;
  /** The groups that are smallest: they're what counts. */
  readonly groups: readonly GroupId[];
}

/** Which groups the opponents need most, clockwise from the seat's left. */
export function needsOf({ players }: CourtScene['view'], seat: Seat): readonly Need[] {
  return players.slice(1).flatMap((_, i) => {
    const opponent = (seat + 1 + i) % players.length;
    const standing = players[opponent]?.standing;
    if (standing === undefined) return [];
    const groups = GROUPS.filter((group) => standing.groups[group].size === standing.sizes[0]);
    return [{ seat: opponent, groups }];
  });
}

/** Signs of groups, from x to the right. Returns the right edge. */
function drawGroups(pen: Pen, groups: readonly GroupId[], size: number, x: number, y: number): number {
  groups.forEach((group, i) => {
    coin(pen, group, size, x + size / 2 + i * (size + 4), y);
  });
  return x + groups.length * (size + 4);
}

const ARMS = { line: 34, row: 46 } as const;

const COIN = { line: 32, row: 46 } as const;

/** What all opponents need, in one line. */
function drawNeedsLine(pen: Pen, { say }: CourtScene, needs: readonly Need[], y: number): void {
  const told = pen.write(say('court-picture-choice-need'), AREA.x, y, {
    ...LINE,
    colour: pen.theme.ink,
    maxWidth: AREA.width * 0.35,
  });
  let x = AREA.x + told + 14;
  for (const { seat, groups } of needs) {
    shield(pen, seat, ARMS.line, x + ARMS.line / 2, y);
    x = drawGroups(pen, groups, COIN.line, x + ARMS.line + 6, y) + 12;
  }
}

/** What each opponent needs, a row each. */
function drawNeeds(pen: Pen, { say, names }: CourtScene, needs: readonly Need[], bottom: number): void {
  const { cells } = gridOf(needs.length, { columns: 1, bottom });
  drawRules(pen, cells);
  needs.forEach(({ seat, groups }, i) => {
    const { x, y, width } = cells[i] as Cell;
    shield(pen, seat, ARMS.row, x + ARMS.row / 2, y);
    const left = x + width - GROUPS.length * (COIN.row + 4);
    drawGroups(pen, groups, COIN.row, left, y);
    const needed = { ...LINE, colour: pen.theme.ink, align: 'right', maxWidth: 150 } as const;
    const told = pen.write(say('court-picture-choice-needs'), left - 12, y, needed);
    const name = x + ARMS.row + 12;
    pen.write(names[seat] ?? '', name, y, {
      size: 30,
      minSize: 26,
      colour: pen.theme.ink,
      maxWidth: left - told - 28 - name,
    });
  });
}

/** The rows that can be laid, if they are few, and what the opponents need, since some of them take from it. */
export function drawRefill(pen: Pen, scene: CourtScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const { view, say } = scene;
  const [first] = outcomes;
  const count = first?.action.type === 'refill' ? first.action.courtiers.length : 0;
  const isListed = outcomes.length <= ROWS_LISTED;
  const heading = say('court-picture-choice-heading', { phase: view.phase, opponent: '' });
  drawHeading(pen, heading, isListed ? '' : say('court-picture-choice-any', { count }));
  const needs = needsOf(view, seat);
  const foot = AREA.y + AREA.height - FOOT.sentence;
  pen.write(say('court-picture-hint', { phase: view.phase }), AREA.x, foot + FOOT.sentence / 2 + 4, {
    ...LINE,
    colour: pen.theme.softInk,
    maxWidth: AREA.width,
  });
  if (!isListed) {
    drawNeeds(pen, scene, needs, foot);
    return;
  }
  const hasNeeds = outcomes.length <= 2 * MOST_ROWS;
  const bottom = hasNeeds ? foot - FOOT.needs : foot;
  const { cells } = gridOf(outcomes.length, { bottom });
  drawRules(pen, cells);
  cells.forEach((cell, i) => {
    const outcome = outcomes[i] as Outcome;
    drawExchange(pen, scene, seat, outcome, numbered(pen, i + 1, cell));
  });
  if (hasNeeds) drawNeedsLine(pen, scene, needs, foot - FOOT.needs / 2 + 4);
}
