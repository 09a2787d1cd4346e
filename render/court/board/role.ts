import type { CanvasRenderingContext2D } from 'canvas';
import type { RoleView } from '../../../src/games/court/types.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { bust } from '../figures/figures.ts';
import type { CourtScene } from '../scene.ts';
import type { Place } from './boardLayout.ts';

/** The acting character, and whose it is. */
export function drawRole(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  role: RoleView,
  { x, y, width }: Place,
): void {
  bust(context, theme, role.character, 100, x + 48, y - 2);
  const left = x + 104;
  write(context, words.court.character(role.character), left, y - 26, {
    size: 30,
    minSize: 26,
    colour: theme.highlight,
    maxWidth: width - 104,
  });
  shield(context, theme, role.seat, 56, left + 26, y + 24);
}
