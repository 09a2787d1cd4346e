import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import type { CourtScene } from '../scene.ts';
import { bottomOf, type Cell, cellsFor, ROW_HEIGHT, ROWS } from './cells.ts';
import { drawExchange } from './exchange.ts';
import { drawStandingHeading } from './heading.ts';
import { changesCourt, type Outcome } from './outcome.ts';
import { drawStanding } from './standing.ts';

/** Each option: what changes hands and the player's standing after it. Returns the bottom edge. */
export function drawActions(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): number {
  drawStandingHeading(context, scene, seat);
  const cells = cellsFor(context, scene, outcomes.length);
  const narrow = outcomes.length > ROWS;
  outcomes.forEach((outcome, i) => {
    const cell = cells[i] as Cell;
    const small = narrow && changesCourt(outcome.action);
    const half = ROW_HEIGHT / 4 - 2;
    drawExchange(
      context,
      scene,
      outcome,
      small ? { ...cell, y: cell.y - half } : cell,
      narrow ? (small ? 29 : 40) : 44,
    );
    drawStanding(context, scene, seat, outcome, small ? { ...cell, y: cell.y + half } : cell);
  });
  return bottomOf(cells);
}
