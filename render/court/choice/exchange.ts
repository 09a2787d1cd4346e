import type { CanvasRenderingContext2D } from 'canvas';
import type { Courtier } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import { coin } from '../pieces/coins.ts';
import { tileLine } from '../pieces/money.ts';
import { sumOf } from '../reading.ts';
import type { CourtScene } from '../scene.ts';
import type { Cell } from './cells.ts';
import type { Outcome } from './outcome.ts';

const LARGEST = 66;

/** Cells wider than this also say what's kept by passing, in pixels. */
const WIDE = 300;

/** From one courtier to the next, and the width of an arrow with the space around it, in coins' widths. */
const APART = 1.06;
const OVERLAPPING = 0.62;
const ARROW = 0.85;

/** Courtiers of one type overlap if each would have less room than this, in pixels. */
const CROWDED = 40;

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

/** From each courtier to the next, and the last one's own width: those of one type may overlap. In coins' widths. */
function stepsOf(courtiers: readonly Courtier[], overlap: boolean): number[] {
  return courtiers.map((courtier, i) => (overlap && courtiers[i + 1] === courtier ? OVERLAPPING : APART));
}

/** Courtiers given and taken, as large as the cell allows. Returns the right edge. */
function drawCourtiers(
  context: CanvasRenderingContext2D,
  { theme }: CourtScene,
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
      coin(context, theme, courtier, size, left + size / 2, y);
      left += (steps[i] ?? APART) * size;
    }
  };
  coins(give, given);
  if (give.length > 0) {
    arrow(context, theme.ink, left + size * 0.05, y, size * 0.7);
    left += size * ARROW;
  }
  coins(take, taken);
  return left;
}

/** What changes hands, from left to right, or what's kept. */
export function drawExchange(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  { action, after }: Outcome,
  cell: Cell,
): void {
  const { theme, view, words } = scene;
  const { choice } = words.courtPicture;
  const { x, y, width } = cell;
  const right = x + width;
  const tell = (text: string, left: number) =>
    write(context, text, left, y, { size: 28, minSize: 26, colour: theme.ink, maxWidth: right - left });
  switch (action.type) {
    case 'startCourtier':
    case 'takeAspirant':
      tell(
        words.court.courtier(action.courtier),
        drawCourtiers(context, scene, [], [action.courtier], cell) + 8,
      );
      break;
    case 'takeAspirants':
    case 'refill':
      if (action.courtiers.length === 0) tell(choice.nothing, x);
      else drawCourtiers(context, scene, [], action.courtiers, cell);
      break;
    case 'giveTile': {
      const given = tileLine(context, theme, [action.tile], { x, y, size: 46, width });
      let left = x + given + 18;
      left += tell(choice.keeps, left) + 12;
      const sum = words.courtPicture.sum(sumOf(after.treasury));
      const kept = { x: left, y, size: 38, width: right - left - 70 };
      left += tileLine(context, theme, after.treasury, kept) + 10;
      tell(sum, left);
      break;
    }
    case 'swapLancelot':
      drawCourtiers(context, scene, [action.give], [action.take], cell);
      break;
    case 'swapMerlin':
      if (action.give.length === 0) tell(choice.noSwap, x);
      else drawCourtiers(context, scene, action.give, action.take, cell);
      break;
    case 'pass':
      if (width < WIDE) {
        tell(choice.pass, x);
        break;
      }
      write(context, choice.keepsAll(sumOf(view.players[seat]?.treasury ?? [])), right, y, {
        size: 26,
        weight: 'normal',
        colour: theme.softInk,
        align: 'right',
        maxWidth: width - tell(choice.pass, x) - 20,
      });
      break;
  }
}
