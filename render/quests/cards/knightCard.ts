import type { CanvasRenderingContext2D } from 'canvas';
import type { KnightCard } from '../../../src/games/quests/types.ts';
import { mix } from '../../parts/colour.ts';
import { withShadow } from '../../parts/shadow.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import { liveryOf, strengthOf } from '../reading.ts';
import { charge } from './charges.ts';

/** Height of a knight card divided by its width. */
export const RATIO = 1.45;

/** Width of a double divided by that of a single. */
const DOUBLE = 1.5;

export function knightWidth(card: KnightCard, height: number): number {
  return Math.round((height / RATIO) * (strengthOf(card) === 2 ? DOUBLE : 1));
}

/** Traces a pointed banner, the cloth behind one knight's charge. */
function banner(context: CanvasRenderingContext2D, width: number, top: number, bottom: number): void {
  const half = width / 2;
  context.beginPath();
  context.moveTo(-half, top);
  context.lineTo(half, top);
  context.lineTo(half, bottom - width * 0.3);
  context.lineTo(0, bottom);
  context.lineTo(-half, bottom - width * 0.3);
  context.closePath();
}

/** A knight card centred on (x, y). A double has two banners. */
export function drawKnight(
  context: CanvasRenderingContext2D,
  theme: Theme,
  card: KnightCard,
  height: number,
  x: number,
  y: number,
): void {
  const width = knightWidth(card, height);
  const margin = Math.ceil(height * 0.1) + 3;
  const key = `knight ${theme.id} ${card} ${height}`;
  stamp(context, key, width + margin * 2, height + margin * 2, x, y, (inner) => {
    const { fill, edge, text } = theme.quests.knights[liveryOf(card)];
    const radius = height * 0.09;
    withShadow(inner, theme, height * 0.045, () => {
      roundedRect(inner, -width / 2, -height / 2, width, height, radius);
      inner.fillStyle = theme.parchment.light;
      inner.fill();
    });
    roundedRect(inner, -width / 2, -height / 2, width, height, radius);
    inner.strokeStyle = theme.engraving;
    inner.lineWidth = Math.max(1.5, height / 60);
    inner.stroke();
    const count = strengthOf(card);
    const edgeWidth = height * 0.07;
    const pitch = (width - 2 * edgeWidth) / count;
    const cloth = pitch - (count === 2 ? height * 0.03 : 0);
    for (let i = 0; i < count; i++) {
      inner.save();
      inner.translate((i - (count - 1) / 2) * pitch, 0);
      banner(inner, cloth, -height / 2 + edgeWidth, height / 2 - edgeWidth);
      inner.fillStyle = fill;
      inner.fill();
      inner.save();
      inner.clip();
      inner.fillStyle = theme.shadow > 0 ? mix(fill, edge, 0.18) : fill;
      inner.fillRect(0, -height, width, height * 2);
      inner.restore();
      banner(inner, cloth, -height / 2 + edgeWidth, height / 2 - edgeWidth);
      inner.strokeStyle = edge === theme.chalk ? theme.engraving : edge;
      inner.lineWidth = Math.max(1, height / 70);
      inner.stroke();
      inner.translate(0, -height * 0.06);
      charge(inner, liveryOf(card), cloth * 0.78, text, fill);
      inner.restore();
    }
  });
}
