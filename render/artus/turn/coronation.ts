import type { CanvasRenderingContext2D } from 'canvas';
import { CHAIR_COUNT } from '../../../src/games/artus/data.ts';
import type { Chair } from '../../../src/games/artus/types.ts';
import { crown } from '../../parts/crown.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import { angleOf, CENTRE, onChair, RADII, STEP } from '../board/ring.ts';

/** Radius of the crown's path: in the middle of the wood between the values and the plate. */
const AROUND = (RADII.topInner - 26 + RADII.medallion) / 2 + 2;

/** The crown's half width, in radians on its path. */
const HALF_CROWN = 0.14;

/** The crown passes from the old King to the new one, along an arc inside the values. */
export function drawCoronation(
  context: CanvasRenderingContext2D,
  theme: Theme,
  from: Chair,
  to: Chair,
): void {
  const clockwise = (to - from + CHAIR_COUNT) % CHAIR_COUNT <= CHAIR_COUNT / 2;
  const chairs = clockwise
    ? (to - from + CHAIR_COUNT) % CHAIR_COUNT
    : (from - to + CHAIR_COUNT) % CHAIR_COUNT;
  const way = clockwise ? 1 : -1;
  const start = angleOf(from);
  const end = start + way * Math.max(0, chairs * STEP - HALF_CROWN);
  context.save();
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, AROUND, start, end, !clockwise);
  context.setLineDash([2, 14]);
  context.lineCap = 'round';
  context.lineWidth = 7;
  context.strokeStyle = theme.gold.mid;
  context.stroke();
  context.restore();
  const { x, y } = onChair(to, AROUND);
  stamp(context, `crowned ${theme.id}`, 54, 54, x, y, (inner) => {
    inner.translate(0, 2);
    crown(inner, 48, theme.engraving);
    inner.translate(0, 1);
    crown(inner, 38, theme.gold.mid);
  });
}
