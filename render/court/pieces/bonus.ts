import type { CanvasRenderingContext2D } from 'canvas';
import type { Character, Courtier } from '../../../src/games/court/types.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { coin } from './coins.ts';

/** Which courtiers a character counts as for whoever holds it, and as how many. */
export const COUNTS_AS: Readonly<Record<Character, readonly [courtier: Courtier, members: 1 | 2]>> = {
  merlin: ['jester', 1],
  guinevere: ['maiden', 2],
  arthur: ['guard', 2],
  lancelot: ['knight', 2],
};

/** What a character adds to its holder's court: a number and a coin, `height` pixels high, centred on (x, y). */
export function bonus(
  context: CanvasRenderingContext2D,
  theme: Theme,
  character: Character,
  height: number,
  x: number,
  y: number,
): void {
  const width = Math.round(height * 2.1);
  stamp(context, `bonus ${theme.id} ${character} ${height}`, width + 8, height + 8, x, y, (inner) => {
    const [courtier, members] = COUNTS_AS[character];
    roundedRect(inner, -width / 2, -height / 2, width, height, height / 2);
    inner.fillStyle = theme.ink;
    inner.fill();
    inner.strokeStyle = theme.gold.mid;
    inner.lineWidth = 2.5;
    inner.stroke();
    write(inner, `+${members}`, -width / 2 + height * 0.3, 0, {
      size: Math.max(26, Math.round(height * 0.7)),
      colour: theme.gold.light,
    });
    coin(inner, theme, courtier, Math.round(height * 0.86), width / 2 - height * 0.52, 0);
  });
}
