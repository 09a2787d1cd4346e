import type { CanvasRenderingContext2D } from 'canvas';
import { KINDS } from '../../../src/games/quests/data.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';

/** A card of any kind: a band of all colours at the top, with text on it. */
export function drawAnyCard(
  context: CanvasRenderingContext2D,
  theme: Theme,
  text: string,
  width: number,
  height: number,
  x: number,
  y: number,
): void {
  stamp(context, `any ${theme.id} ${text} ${width} ${height}`, width + 4, height + 4, x, y, (inner) => {
    roundedRect(inner, -width / 2, -height / 2, width, height, 6);
    inner.save();
    inner.fillStyle = theme.parchment.light;
    inner.fill();
    inner.clip();
    const band = Math.round(height * 0.24);
    KINDS.forEach((kind, i) => {
      inner.fillStyle = theme.quests.adversaries[kind].fill;
      inner.fillRect(-width / 2 + (i * width) / 4, -height / 2, width / 4 + 1, band);
    });
    inner.fillStyle = theme.ink;
    inner.fillRect(-width / 2, -height / 2 + band, width, 1.5);
    inner.restore();
    roundedRect(inner, -width / 2, -height / 2, width, height, 6);
    inner.strokeStyle = theme.ink;
    inner.lineWidth = 2;
    inner.stroke();
    write(inner, text, 0, band / 2, { size: 26, colour: theme.ink, align: 'centre' });
  });
}
