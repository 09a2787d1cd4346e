import type { CanvasRenderingContext2D } from 'canvas';
import { withShadow } from '../../parts/colour.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme, Tones } from '../../themes/theme.ts';

function metalOf(theme: Theme, place: number): Tones {
  return [theme.gold, theme.silver, theme.bronze][place - 1] ?? theme.parchment;
}

/** A medal's width, in pixels. Its words need some however low it is. */
export const medalWidth = (size: number): number => Math.max(66, Math.round(size * 1.75));

/** A place in the ranking in words, on a plate of its metal, `size` pixels high, centred on (x, y). */
export function medal(
  context: CanvasRenderingContext2D,
  theme: Theme,
  place: number,
  label: string,
  size: number,
  x: number,
  y: number,
): void {
  const width = medalWidth(size);
  stamp(context, `place ${theme.id} ${place} ${label} ${size}`, width + 16, size + 16, x, y, (inner) => {
    const metal = metalOf(theme, place);
    const plate = (inset: number, colour: string) => {
      roundedRect(
        inner,
        -width / 2 + inset,
        -size / 2 + inset,
        width - 2 * inset,
        size - 2 * inset,
        size / 2 - inset,
      );
      inner.fillStyle = colour;
      inner.fill();
    };
    withShadow(inner, theme, size * 0.06, () => plate(0, metal.dark));
    plate(2, metal.mid);
    plate(Math.max(4, size * 0.11), metal.light);
    write(inner, label, 0, 0, {
      size: Math.max(26, Math.round(size * 0.7)),
      colour: theme.engraving,
      align: 'centre',
      maxWidth: width - 12,
    });
  });
}
