import type { CanvasRenderingContext2D } from 'canvas';
import type { Tile } from '../../../src/games/court/types.ts';
import { withShadow } from '../../parts/shadow.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';

/** A money tile, `size` pixels wide, centred on (x, y). Its number is in the middle of its first `shown` pixels. */
export function moneyTile(
  context: CanvasRenderingContext2D,
  theme: Theme,
  value: Tile,
  size: number,
  x: number,
  y: number,
  shown: number = size,
): void {
  const box = Math.ceil(size * 1.3);
  stamp(context, `money ${theme.id} ${value} ${size} ${shown}`, box, box, x, y, (inner) => {
    const half = size / 2;
    withShadow(inner, theme, size * 0.06, () => {
      roundedRect(inner, -half, -half, size, size, size * 0.16);
      inner.fillStyle = theme.gold.dark;
      inner.fill();
    });
    roundedRect(inner, -half + 2, -half + 2, size - 4, size - 4, size * 0.13);
    inner.fillStyle = theme.gold.mid;
    inner.fill();
    inner.fillStyle = theme.gold.light;
    inner.save();
    inner.clip();
    inner.fillRect(-half, -half, size, Math.max(4, size * 0.1));
    inner.restore();
    write(inner, String(value), (shown - size) / 2 + (shown < size ? 1 : 0), 1, {
      size: Math.round(size * 0.74),
      colour: theme.engraving,
      align: 'centre',
    });
  });
}
