import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import { bust } from '../figures/figures.ts';
import { favorDie } from '../pieces/dice.ts';
import { vacancy } from '../pieces/vacancy.ts';
import type { CourtScene } from '../scene.ts';
import { HEAD_Y, RIGHT, TEXT_X } from './layout.ts';
import type { Spot } from './spot.ts';

/** Name, characters held or still to take, and the King's Favor, in one line. */
export function drawHead(
  context: CanvasRenderingContext2D,
  { view, theme, names }: CourtScene,
  seat: Seat,
  { x, y: top, scale }: Spot,
): void {
  const y = top + HEAD_Y * scale;
  let right = x + RIGHT * scale;
  if (view.favor === seat) {
    favorDie(context, theme, Math.round(42 * scale), right - 21 * scale, y);
    right -= 50 * scale;
  }
  for (const character of view.players[seat]?.characters.toReversed() ?? []) {
    bust(context, theme, character, Math.round(42 * scale), right - 21 * scale, y);
    right -= 50 * scale;
  }
  for (let left = view.players[seat]?.quotaLeft ?? 0; left > 0 && view.round > 0; left--) {
    vacancy(context, theme, Math.round(40 * scale), right - 22 * scale, y);
    right -= 46 * scale;
  }
  const left = x + TEXT_X * scale;
  write(context, names[seat] ?? '', left, y, {
    size: Math.round(30 * scale),
    minSize: 26,
    colour: theme.ink,
    maxWidth: right - left - 4,
  });
}
