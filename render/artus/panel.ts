import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import { roundedRect } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { pilesOf } from './cardIcons.ts';
import { pileIcon } from './pileIcon.ts';
import { drawPlayed } from './playedCards.ts';
import { signed, tiles } from './reading.ts';
import type { ArtusScene } from './scene.ts';
import { PANEL } from './sheet.ts';

const MARGIN = 10;
const TILES_SHOWN = 2;
/** From the top of a plaque to the end of its last row, with three piles. */
const PLAQUE_HEIGHT = 206;

/** One 50-point tile with its right edge at `right`. */
function tile(context: CanvasRenderingContext2D, theme: Theme, right: number, y: number): void {
  roundedRect(context, right - 36, y - 13, 36, 26, 6);
  context.fillStyle = theme.gold.mid;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 1.5;
  context.stroke();
  write(context, '50', right - 18, y, { size: 19, colour: theme.engraving, align: 'centre' });
}

/** Tiles side by side, or one with their number. */
function scoreTiles(
  context: CanvasRenderingContext2D,
  theme: Theme,
  score: number,
  right: number,
  y: number,
): void {
  const count = tiles(score);
  if (count > TILES_SHOWN) {
    const width = write(context, `×${count}`, right, y, { size: 22, colour: theme.ink, align: 'right' });
    tile(context, theme, right - width - 5, y);
  } else for (let i = 0; i < count; i++) tile(context, theme, right - i * 41, y);
}

/** Whose turn it is: a gold frame, and a pointer towards the table. */
function turnMark(
  context: CanvasRenderingContext2D,
  theme: Theme,
  x: number,
  y: number,
  width: number,
): void {
  roundedRect(context, x, y, width, PLAQUE_HEIGHT, 8);
  context.fillStyle = theme.parchment.mid;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 4;
  context.stroke();
  context.beginPath();
  context.moveTo(x - 20, y + 46);
  context.lineTo(x, y + 28);
  context.lineTo(x, y + 64);
  context.closePath();
  context.fillStyle = theme.gold.dark;
  context.fill();
}

function plaque(context: CanvasRenderingContext2D, scene: ArtusScene, seat: Seat, top: number): void {
  const { theme, view, names } = scene;
  const player = view.players[seat];
  if (player === undefined) return;
  const left = PANEL.x + MARGIN;
  const width = PANEL.width - 2 * MARGIN;
  if (view.toAct === seat) turnMark(context, theme, left, top, width);

  shield(context, theme, seat, 72, left + 44, top + 46);
  const text = left + 86;
  write(context, names[seat] ?? '', text, top + 25, { size: 25, colour: theme.ink, maxWidth: width - 94 });
  write(context, signed(player.score, false), text, top + 66, { size: 44, colour: theme.ink });
  scoreTiles(context, theme, player.score, left + width - 12, top + 66);

  const piles = pilesOf(view.variant);
  const icons = [
    ['hand', player.handSize] as const,
    ...piles.map((pile) => [pile, player.piles[pile]] as const),
  ];
  icons.forEach(([icon, count], i) => {
    const x = left + 15 + i * 63;
    pileIcon(context, theme, icon, x + 14, top + 106);
    write(context, String(count), x + 33, top + 106, { size: 26, colour: theme.ink });
  });
  drawPlayed(context, theme, player.played, left + 8, top + 124, piles);
}

/** Players, scores, hands, piles and played cards. */
export function drawPanel(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const count = scene.view.players.length;
  const pitch = Math.min((PANEL.height - 14) / count, 262);
  const first = PANEL.y + (PANEL.height - pitch * count) / 2 + (pitch - PLAQUE_HEIGHT) / 2;
  for (let seat = 0; seat < count; seat++) {
    const top = first + seat * pitch;
    plaque(context, scene, seat, top);
    if (seat === 0) continue;
    context.fillStyle = scene.theme.parchment.dark;
    context.fillRect(PANEL.x + 24, top - (pitch - PLAQUE_HEIGHT) / 2 - 0.75, PANEL.width - 48, 1.5);
  }
}
