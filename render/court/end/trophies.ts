import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { bust } from '../figures/figures.ts';
import { FOOT_Y } from '../panel/layout.ts';
import { bonus } from '../pieces/bonus.ts';
import type { CourtScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';

const BUST = 156;
const PITCH = 200;

/** The characters that the seat holds, large, at the bottom of a parchment with only two courts. */
export function drawTrophies(
  context: CanvasRenderingContext2D,
  { theme, view }: CourtScene,
  seat: Seat,
): void {
  const held = view.players[seat]?.characters ?? [];
  const y = FOOT_Y - 112;
  held.forEach((character, i) => {
    const x = PANEL.x + PANEL.width / 2 + (i - (held.length - 1) / 2) * PITCH;
    bust(context, theme, character, BUST, x, y);
    bonus(context, theme, character, 44, x, y + BUST / 2 + 14);
  });
}
