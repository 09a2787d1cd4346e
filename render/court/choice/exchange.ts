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
const COIN_GAP = 4;

/** Width of an arrow with the space around it, as a multiple of a coin's. */
const ARROW = 1;

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

/** Courtiers given and taken, as large as the cell allows. Returns the right edge. */
function drawCourtiers(
  context: CanvasRenderingContext2D,
  { theme }: CourtScene,
  give: readonly Courtier[],
  take: readonly Courtier[],
  { x, y, width, height }: Cell,
): number {
  const units = give.length + take.length + (give.length > 0 ? ARROW : 0);
  const size = Math.floor(Math.min(LARGEST, height - 8, width / units - COIN_GAP));
  let left = x;
  const coins = (courtiers: readonly Courtier[]) => {
    for (const courtier of courtiers) {
      coin(context, theme, courtier, size, left + size / 2, y);
      left += size + COIN_GAP;
    }
  };
  coins(give);
  if (give.length > 0) {
    arrow(context, theme.ink, left + size * 0.1, y, size * 0.7);
    left += size * ARROW;
  }
  coins(take);
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
      tell(choice.pass, x);
      if (width < WIDE) break;
      write(context, choice.keepsAll(sumOf(view.players[seat]?.treasury ?? [])), right, y, {
        size: 26,
        weight: 'normal',
        colour: theme.softInk,
        align: 'right',
      });
      break;
  }
}
