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

/** Width of the column with what's given, and height of the line with what's taken. */
const GIVEN = 96;

const TAKEN = 46;

const COIN = 40;

const DISC = 24;

const NUMBER = 52;

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
  const pitch = { x: (AREA.width - GIVEN) / takes.length, y: (AREA.height - TAKEN) / gives.length };
  const middle = (column: number) => AREA.x + GIVEN + pitch.x * (column + 0.5);
  takes.forEach((courtier, column) => {
    arrow(pen, pen.theme.ink, middle(column) - 56, AREA.y + 22, 28);
    coin(pen, courtier, COIN, middle(column), AREA.y + 22);
  });
  gives.forEach((courtier, line) => {
    const top = AREA.y + TAKEN + pitch.y * line;
    pen.fillRect(AREA.x, top - 0.75, AREA.width, 1.5, pen.theme.parchment.dark);
    coin(pen, courtier, COIN, AREA.x + COIN / 2, top + pitch.y / 2);
    arrow(pen, pen.theme.ink, AREA.x + COIN + 10, top + pitch.y / 2, 28);
  });
  outcomes.forEach((outcome, i) => {
    if (!isSwap(outcome)) return;
    const { action, after, players } = outcome;
    const x = middle(takes.indexOf(action.take)) - 64;
    const y = AREA.y + TAKEN + pitch.y * (gives.indexOf(action.give) + 0.5);
    const theirs = players[action.opponent];
    numberDisc(pen, i + 1, x + DISC, y);
    const own = pitch.y < 2 * DISC ? y : y - 13;
    const told = pen.write(sizesText(after.standing.sizes), x + NUMBER, own, {
      size: 28,
      colour: pen.theme.ink,
    });
    drawTrend(pen, trendOf(now, after), x + NUMBER + told + 16, own);
    if (theirs === undefined || own === y) return;
    shield(pen, action.opponent, 26, x + NUMBER + 12, y + 15);
    pen.write(sizesText(theirs.standing.sizes), x + NUMBER + 30, y + 15, {
      size: 26,
      weight: 'normal',
      colour: pen.theme.softInk,
    });
  });
}
