import { COURTIERS, type Courtier } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { shield } from '../parts/heraldry.ts';
import { arrow } from '../parts/shapes.ts';
import type { Pen } from '../pen.ts';
import type { Outcome } from './choice-words.ts';
import { coin } from './coins.ts';
import { choiceArea as AREA, drawTrend, numberDisc, trendOf } from './exchange.ts';
import type { CourtScene } from './sheet.ts';
import { sizesText } from './words.ts';

/** Width of the column with what's given, height of the line with what's taken, and the coins, unless there's room for more. */
const GIVEN = 96;

const TAKEN = 46;

const COIN = 40;

/** Of an option's number; and from the cell's left edge to the groups after it. */
const DISC = 24;

const NUMBER = 52;

/** A cell's groups, the trend behind them, and the height of two lines. */
const CELL = { groups: 80, trend: 36, lines: 72 } as const;

const LARGEST = 1.25;

/** How much larger everything but the numbers may be with so many types to take and to give. */
function growthOf(takes: number, gives: number): number {
  const wide = ((AREA.width - GIVEN) / takes - NUMBER - CELL.trend) / CELL.groups;
  const high = AREA.height / (TAKEN + gives * CELL.lines);
  return Math.min(LARGEST, Math.max(1, Math.min(wide, high)));
}

type Swap = Outcome & { readonly action: { readonly type: 'swapLancelot' } };

const isSwap = (outcome: Outcome): outcome is Swap => outcome.action.type === 'swapLancelot';

/** The types that occur among some, in their usual order. */
const typesOf = (all: readonly Courtier[]): Courtier[] => COURTIERS.filter((id) => all.includes(id));

/**
 * Lancelot's swaps with one opponent as a grid: a line for each courtier that's given, a column for each that's taken.
 * A cell has the option's number, the player's groups after it, and below them the opponent's.
 */
export function drawSwaps(pen: Pen, { view }: CourtScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const swaps = outcomes.filter(isSwap);
  const gives = typesOf(swaps.map(({ action }) => action.give));
  const takes = typesOf(swaps.map(({ action }) => action.take));
  const now = view.players[seat];
  if (now === undefined) return;
  const growth = growthOf(takes.length, gives.length);
  const [size, given, taken] = [COIN, GIVEN, TAKEN].map((each) => Math.round(each * growth)) as [
    number,
    number,
    number,
  ];
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
    const x = middle(takes.indexOf(action.take)) - DISC - (CELL.groups / 2) * growth;
    const y = AREA.y + taken + pitch.y * (gives.indexOf(action.give) + 0.5);
    const theirs = players[action.opponent];
    numberDisc(pen, i + 1, x + DISC, y);
    const own = pitch.y < 2 * DISC ? y : y - 13 * growth;
    const told = pen.write(sizesText(after.standing.sizes), x + NUMBER, own, {
      size: Math.round(28 * growth),
      colour: pen.theme.ink,
    });
    drawTrend(pen, trendOf(now, after), x + NUMBER + told + 16, own);
    if (theirs === undefined || own === y) return;
    const below = y + 15 * growth;
    shield(pen, action.opponent, Math.round(26 * growth), x + NUMBER + 12 * growth, below);
    pen.write(sizesText(theirs.standing.sizes), x + NUMBER + 30 * growth, below, {
      size: Math.round(26 * growth),
      weight: 'normal',
      colour: pen.theme.softInk,
    });
  });
}
