import type { CanvasRenderingContext2D } from 'canvas';
import type { CourtPlayerView } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { medal } from '../pieces/medal.ts';
import type { CourtScene } from '../scene.ts';
import { ARMS_X, PLACE_Y, SHIELD_Y, SIZES_Y } from './layout.ts';
import type { Spot } from './spot.ts';

/** Shield, place, and the sizes of the groups, smallest first. */
export function drawArms(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  player: CourtPlayerView,
  seat: Seat,
  { x, y, scale }: Spot,
): void {
  const middle = x + ARMS_X * scale;
  const { place, sizes } = words.courtPicture;
  shield(context, theme, seat, Math.round(84 * scale), middle, y + SHIELD_Y * scale);
  medal(
    context,
    theme,
    player.place,
    place(player.place),
    Math.round(42 * scale),
    middle,
    y + PLACE_Y * scale,
  );
  write(context, sizes(player.standing.sizes), middle, y + SIZES_Y * scale, {
    size: Math.round(30 * scale),
    minSize: 26,
    colour: theme.ink,
    align: 'centre',
    maxWidth: 92 * scale,
  });
}
