import type { CanvasRenderingContext2D } from 'canvas';
import type { Chair } from '../../../src/games/artus/types.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { glow } from '../board/glow.ts';
import { angleOf, CENTRE, onChair, RADII, STEP } from '../board/ring.ts';
import { signed } from '../reading.ts';
import type { Outcome } from './outcome.ts';

function tag(context: CanvasRenderingContext2D, theme: Theme, text: string, chair: Chair): void {
  const { x, y } = onChair(chair, RADII.lane - 9);
  stamp(context, `tag ${theme.id} ${text}`, 60, 60, x, y, (inner) => {
    inner.beginPath();
    inner.arc(0, 0, 25, 0, Math.PI * 2);
    inner.fillStyle = theme.highlight;
    inner.fill();
    inner.strokeStyle = theme.engraving;
    inner.lineWidth = 2.5;
    inner.stroke();
    write(inner, text, 0, 0, { size: text.length > 2 ? 24 : 29, colour: theme.engraving, align: 'centre' });
  });
}

/** The path from a figure to its farthest landing. */
function way(context: CanvasRenderingContext2D, theme: Theme, from: Chair, steps: number): void {
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, RADII.lane - 9, angleOf(from), angleOf(from) + steps * STEP, steps < 0);
  context.strokeStyle = theme.highlight;
  context.lineWidth = 5;
  context.stroke();
}

/** Highlights the chairs that figures leave, land on or score on. */
export function drawChoiceChairs(
  context: CanvasRenderingContext2D,
  theme: Theme,
  outcomes: readonly Outcome[],
): void {
  const chairs = new Set<Chair>();
  for (const { action, from, to } of outcomes) {
    if (action.type === 'score') for (const chair of action.chairs) chairs.add(chair);
    if (from !== null) chairs.add(from);
    if (to !== null) chairs.add(to);
  }
  for (const chair of chairs) glow(context, theme, chair);
}

/** For a single figure: the number of steps at each landing. */
export function drawLandings(
  context: CanvasRenderingContext2D,
  theme: Theme,
  outcomes: readonly Outcome[],
): void {
  const moves = outcomes.flatMap(({ action, from, to }) =>
    (action.type === 'moveKnight' || action.type === 'movePrince') && from !== null && to !== null
      ? [{ from, to, steps: action.steps }]
      : [],
  );
  const first = moves[0];
  if (first === undefined) return;
  const steps = moves.map((move) => move.steps);
  way(context, theme, first.from, Math.max(0, ...steps));
  way(context, theme, first.from, Math.min(0, ...steps));
  for (const move of moves) tag(context, theme, String(Math.abs(move.steps)), move.to);
}

/** For several figures: the most points each could score, in front of its chair. */
export function drawGains(
  context: CanvasRenderingContext2D,
  theme: Theme,
  outcomes: readonly Outcome[],
): void {
  const best = new Map<Chair, number>();
  for (const { from, points } of outcomes) {
    if (from !== null) best.set(from, Math.max(points, best.get(from) ?? points));
  }
  for (const [chair, points] of best) tag(context, theme, signed(points), chair);
}
