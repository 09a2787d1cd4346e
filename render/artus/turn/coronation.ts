import type { CanvasRenderingContext2D } from 'canvas';
import { CHAIR_COUNT } from '../../../src/games/artus/data.ts';
import type { Chair } from '../../../src/games/artus/types.ts';
import { crown } from '../../parts/crown.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import { angleOf, CENTRE, onChair, RADII } from '../board/ring.ts';

/** Radius of the crown's path around the plate in the centre. */
const AROUND = RADII.medallion + 22;

/** The crown passes from the old King to the new one. */
export function drawCoronation(
  context: CanvasRenderingContext2D,
  theme: Theme,
  from: Chair,
  to: Chair,
): void {
  const start = onChair(from, RADII.lane + 8);
  const end = onChair(to, AROUND);
  const clockwise = (to - from + CHAIR_COUNT) % CHAIR_COUNT <= CHAIR_COUNT / 2;
  context.save();
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.arc(CENTRE.x, CENTRE.y, AROUND, angleOf(from), angleOf(to), !clockwise);
  context.setLineDash([2, 14]);
  context.lineCap = 'round';
  context.lineWidth = 7;
  context.strokeStyle = theme.gold.mid;
  context.stroke();
  context.restore();
  stamp(context, `crowned ${theme.id}`, 80, 80, end.x, end.y, (inner) => {
    inner.beginPath();
    inner.arc(0, 0, 32, 0, Math.PI * 2);
    inner.fillStyle = theme.parchment.light;
    inner.fill();
    inner.strokeStyle = theme.gold.mid;
    inner.lineWidth = 4;
    inner.stroke();
    crown(inner, 42, theme.crownPlate.text);
  });
}
