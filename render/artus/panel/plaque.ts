import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { turnMark } from '../../parts/turnMark.ts';
import { pilesOf } from '../cardIcons.ts';
import { signed } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { pileIcon } from './pileIcon.ts';
import { drawPlayed } from './playedCards.ts';
import { drawScoreTiles } from './scoreTiles.ts';

const MARGIN = 10;

/** From the top of a plaque to the bottom of its last row, with three piles. */
export const PLAQUE_HEIGHT = 206;

export function drawPlaque(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  seat: Seat,
  top: number,
): void {
  const { theme, view, names } = scene;
  const player = view.players[seat];
  if (player === undefined) return;
  const left = PANEL.x + MARGIN;
  const width = PANEL.width - 2 * MARGIN;
  if (view.toAct === seat) {
    turnMark(context, theme, { x: left, y: top, width, height: PLAQUE_HEIGHT }, { reach: 20, down: 46 });
  }

  shield(context, theme, seat, 72, left + 44, top + 46);
  const text = left + 86;
  write(context, names[seat] ?? '', text, top + 25, {
    size: 25,
    minSize: 20,
    colour: theme.ink,
    maxWidth: width - 94,
  });
  write(context, signed(player.score, false), text, top + 66, { size: 44, colour: theme.ink });
  drawScoreTiles(context, theme, player.score, left + width - 12, top + 66);

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
