import type { CanvasRenderingContext2D } from 'canvas';
import type { KnightCard } from '../../../src/games/quests/types.ts';
import type { Rect } from '../../parts/rect.ts';
import { roundedRect } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';
import { RATIO } from '../cards/knightCard.ts';
import { drawKnightRow } from '../cards/knightRow.ts';
import { drawLivery } from '../cards/livery.ts';
import { type Livery, strengths, sum } from '../reading.ts';
import type { QuestsScene } from '../scene.ts';
import { groupsOf, inLines, lineWidth, PAD, widthAt } from './groupLayout.ts';
import { drawStrength } from './strength.ts';

/** Card heights to try in one line, in pixels. If none fits, there are two lines. */
const HEIGHTS = [196, 184, 172, 160, 148, 136, 124, 112] as const;
const IN_TWO_LINES = 104;

/** A dashed outline for a colour without knights. */
function emptyPlace(
  context: CanvasRenderingContext2D,
  theme: Theme,
  livery: Livery,
  height: number,
  x: number,
  y: number,
): void {
  const width = height / RATIO;
  roundedRect(context, x - width / 2, y - height / 2, width, height, height * 0.09);
  context.setLineDash([9, 8]);
  context.strokeStyle = theme.softInk;
  context.lineWidth = 2.5;
  context.stroke();
  context.setLineDash([]);
  drawLivery(context, theme, livery, Math.min(62, Math.round(width * 0.6)), x, y);
}

/** The hand by colour, doubles first, with each group's strength below it. */
export function drawKnightGroups(
  context: CanvasRenderingContext2D,
  { theme }: QuestsScene,
  hand: readonly KnightCard[],
  area: Rect,
): void {
  const groups = groupsOf(hand);
  const inner = area.width - 24;
  const widthsAt = (height: number, lines: number) => groups.map((group) => widthAt(group, height, lines));
  const fitting = HEIGHTS.find((height) => sum(widthsAt(height, 1)) <= inner);
  const height = fitting ?? IN_TWO_LINES;
  const lines = fitting === undefined ? 2 : 1;
  const wanted = widthsAt(height, lines);
  const stretch = inner / sum(wanted);
  const all = strengths(hand);
  const y = area.y + 24 + HEIGHTS[0] / 2;
  let left = area.x + 12;
  groups.forEach(({ livery, cards }, i) => {
    const width = (wanted[i] as number) * stretch;
    const middle = left + width / 2;
    if (cards.length === 0) emptyPlace(context, theme, livery, height, middle, y);
    inLines(cards, lines).forEach((line, n, { length }) => {
      const room = Math.min(lineWidth(line, height), width - PAD);
      const at = y + (n - (length - 1) / 2) * (height + 10);
      drawKnightRow(context, theme, line, height, middle - room / 2, at, room);
    });
    drawStrength(context, theme, livery, all[livery], all.merlin, middle, area.y + area.height - 48);
    if (i > 0) {
      context.fillStyle = theme.parchment.dark;
      context.fillRect(left - 0.75, area.y + 24, 1.5, area.height - 48);
    }
    left += width;
  });
}
