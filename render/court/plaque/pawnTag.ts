import type { CanvasRenderingContext2D } from 'canvas';
import type { Character } from '../../../src/games/court/types.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { bust } from '../figures/figures.ts';
import { COIN_PITCH, COIN_SIZE, type Spot } from './spot.ts';

/** A pawn that counts as one or two members of a group, on a tag as wide as that many coins. */
export function pawnTag(
  context: CanvasRenderingContext2D,
  theme: Theme,
  character: Character,
  members: 1 | 2,
  { x, y, scale }: Spot,
): void {
  const height = Math.round(COIN_SIZE * scale);
  const width = Math.ceil(((members - 1) * COIN_PITCH + COIN_SIZE) * scale);
  const key = `pawn tag ${theme.id} ${character} ${members} ${scale}`;
  stamp(context, key, width + 6, height + 14, x + width / 2, y, (inner) => {
    roundedRect(inner, -width / 2, -height / 2, width, height, 7 * scale);
    inner.fillStyle = theme.castle.cloth[character];
    inner.fill();
    inner.strokeStyle = theme.ink;
    inner.lineWidth = 1.5;
    inner.stroke();
    bust(inner, theme, character, Math.round(height + 2), members === 2 ? -width * 0.2 : 0, 0);
    if (members === 1) return;
    write(inner, '2', width * 0.26, 0, {
      size: Math.round(28 * scale),
      colour: theme.chalk,
      align: 'centre',
    });
  });
}
