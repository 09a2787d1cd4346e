import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import { bust } from '../pieces/busts.ts';
import { emptyPlace } from '../pieces/coins.ts';
import { favorDie } from '../pieces/dice.ts';
import type { CourtScene } from '../scene.ts';
import { PLAQUE, TEXT_X } from './layout.ts';

/** Name, characters held and the King's Favor, in one line. */
export function drawHead(
  context: CanvasRenderingContext2D,
  { view, theme, names }: CourtScene,
  seat: Seat,
  x: number,
  y: number,
  scale: number,
): void {
  let right = x + (PLAQUE.width - 12) * scale;
  if (view.favor === seat) {
    favorDie(context, theme, Math.round(40 * scale), right - 20 * scale, y);
    right -= 50 * scale;
  }
  for (const character of view.players[seat]?.characters.toReversed() ?? []) {
    bust(context, theme, character, Math.round(44 * scale), right - 22 * scale, y);
    right -= 48 * scale;
  }
  for (let left = view.players[seat]?.quotaLeft ?? 0; left > 0 && view.round > 0; left--) {
    emptyPlace(context, theme.softInk, 36 * scale, right - 22 * scale, y);
    right -= 48 * scale;
  }
  const left = x + TEXT_X * scale;
  write(context, names[seat] ?? '', left, y, {
    size: Math.round(27 * scale),
    minSize: Math.round(20 * scale),
    colour: theme.ink,
    maxWidth: right - left - 6,
  });
}
