import type { CanvasRenderingContext2D } from 'canvas';
import { withShadow } from '../../parts/shadow.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import type { Tones } from '../../themes/tones.ts';

function metalOf(theme: Theme, place: number): Tones {
  return [theme.gold, theme.silver, theme.bronze][place - 1] ?? theme.parchment;
}

/** A medal with a place in the ranking, `size` pixels wide, centred on (x, y). */
export function medal(
  context: CanvasRenderingContext2D,
  theme: Theme,
  place: number,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.3);
  stamp(context, `place ${theme.id} ${place} ${size}`, box, box, x, y, (inner) => {
    const metal = metalOf(theme, place);
    const disc = (radius: number, colour: string) => {
      inner.beginPath();
      inner.arc(0, 0, radius, 0, Math.PI * 2);
      inner.fillStyle = colour;
      inner.fill();
    };
    withShadow(inner, theme, size * 0.06, () => disc(size / 2, metal.dark));
    disc(size / 2 - 2, metal.mid);
    disc(size / 2 - Math.max(3, size * 0.11), metal.light);
    write(inner, String(place), 0, 0, {
      size: Math.round(size * 0.64),
      colour: theme.engraving,
      align: 'centre',
    });
  });
}
