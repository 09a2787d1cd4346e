import type { CanvasRenderingContext2D } from 'canvas';
import type { RoleView } from '../../../src/games/court/types.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { bust } from '../pieces/busts.ts';
import type { CourtScene } from '../scene.ts';
import type { Place } from './boardLayout.ts';

/** The acting character, and the opponents still to come. */
export function drawRole(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  role: RoleView,
  { x, y, width }: Place,
): void {
  bust(context, theme, role.character, 84, x + 44, y - 30);
  shield(context, theme, role.seat, 52, x + 118, y - 30);
  write(context, words.court.character(role.character), x + 154, y - 30, {
    size: 28,
    minSize: 20,
    colour: theme.chalk,
    maxWidth: width - 154,
  });
  role.others.forEach((seat, i) => {
    shield(context, theme, seat, 46, x + 118 + i * 58, y + 44);
  });
}
