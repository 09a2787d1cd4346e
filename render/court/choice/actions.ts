import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import type { CourtScene } from '../scene.ts';
import { type Cell, drawRules, gridOf } from './cells.ts';
import { drawExchange } from './exchange.ts';
import { drawStandingHeading } from './heading.ts';
import { numbered } from './number.ts';
import { changesCourt, type Outcome } from './outcome.ts';
import { drawStanding, STANDING_WIDTH } from './standing.ts';

/** Says how many options aren't listed. */
export function drawRest(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  count: number,
  cell: Cell | null,
): void {
  if (cell === null) return;
  write(context, words.courtPicture.choice.more(count), cell.x, cell.y, {
    size: 28,
    colour: theme.ink,
    maxWidth: cell.width,
  });
}

/** Each option with its number, what changes hands, and the player's standing after it. Returns how many courts fit below. */
export function drawActions(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): number {
  drawStandingHeading(context, scene, seat);
  const { cells, rest, courts } = gridOf(outcomes.length, 1, scene.view.players.length);
  drawRules(context, scene, rest === null ? cells : [...cells, rest]);
  cells.forEach((cell, i) => {
    const outcome = outcomes[i] as Outcome;
    const inner = numbered(context, scene.theme, i + 1, cell);
    const told = changesCourt(outcome.action) ? STANDING_WIDTH : 0;
    drawExchange(context, scene, seat, outcome, { ...inner, width: inner.width - told });
    drawStanding(context, scene, seat, outcome, cell);
  });
  drawRest(context, scene, outcomes.length - cells.length, rest);
  return courts;
}
