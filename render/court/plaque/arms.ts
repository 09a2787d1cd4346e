import type { CanvasRenderingContext2D } from 'canvas';
import type { CourtPlayerView } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { coin, emptyPlace } from '../pieces/coins.ts';
import { medal } from '../pieces/medal.ts';
import type { CourtScene } from '../scene.ts';
import type { Spot } from './spot.ts';

/** Shield and place, and below them the jesters that can't join a group. */
export function drawArms(
  context: CanvasRenderingContext2D,
  { theme }: CourtScene,
  player: CourtPlayerView,
  seat: Seat,
  { x, y, scale }: Spot,
): void {
  const middle = x + 44 * scale;
  shield(context, theme, seat, Math.round(74 * scale), middle, y + 46 * scale);
  medal(context, theme, player.place, Math.round(44 * scale), middle, y + 108 * scale);
  const { idleJesters } = player.standing;
  if (idleJesters === 0) return;
  const size = Math.round(28 * scale);
  const left = idleJesters > 1 ? middle - 16 * scale : middle;
  emptyPlace(context, theme.softInk, size + Math.round(12 * scale), left, y + 156 * scale);
  coin(context, theme, 'jester', size, left, y + 156 * scale);
  if (idleJesters === 1) return;
  write(context, `×${idleJesters}`, left + 24 * scale, y + 156 * scale, {
    size: Math.round(26 * scale),
    colour: theme.ink,
  });
}
