import type { CanvasRenderingContext2D } from 'canvas';
import type { PileId } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { crown } from '../../parts/crown.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { shield } from '../../parts/shield.ts';
import { stamp } from '../../parts/stamp.ts';
import { star } from '../../parts/star.ts';
import type { Theme } from '../../themes/theme.ts';
import { header } from './cardColours.ts';

export const CARD_BACK = { width: 84, height: 126 } as const;

/** The back of a pile's card, two more below it, centred on (x, y). */
export function cardBack(
  context: CanvasRenderingContext2D,
  theme: Theme,
  pile: PileId,
  seat: Seat,
  x: number,
  y: number,
): void {
  const { width, height } = CARD_BACK;
  stamp(context, `back ${theme.id} ${pile} ${seat}`, width + 20, height + 20, x, y, (inner) => {
    const band = header(theme, pile, seat);
    for (const shift of [6, 3, 0]) {
      roundedRect(inner, -width / 2 + shift, -height / 2 + shift, width, height, 9);
      inner.fillStyle = theme.parchment.light;
      inner.fill();
      inner.strokeStyle = theme.softInk;
      inner.lineWidth = 1.5;
      inner.stroke();
    }
    roundedRect(inner, -width / 2 + 6, -height / 2 + 6, width - 12, height - 12, 6);
    inner.fillStyle = band.fill;
    inner.fill();
    if (pile === 'knight') shield(inner, theme, seat, 64, 0, 0);
    else if (pile === 'king') crown(inner, 58, band.text);
    else {
      star(inner, 32);
      inner.fillStyle = theme.gold.mid;
      inner.fill();
    }
  });
}
