import type { CanvasRenderingContext2D } from 'canvas';
import { crown } from '../../parts/crown.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { drawIcon } from '../cards/icons.ts';
import { drawMedal } from '../cards/medal.ts';
import { drawTrophy } from '../cards/token.ts';
import { grouped, sorted, sum } from '../reading.ts';
import type { QuestsScene } from '../scene.ts';
import { ADVENTURES_X, MARGIN, NAME_X, rowHeight, SHEET_WIDTH, TOTAL_X, TROPHIES_X } from './layout.ts';
import type { Ranked } from './ranking.ts';

export function drawRank(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  rank: Ranked,
  top: number,
): void {
  const { theme, view, names, words } = scene;
  const ink = { colour: theme.ink };
  const y = top + rowHeight(view.players.length) / 2;
  context.fillStyle = theme.parchment.dark;
  context.fillRect(MARGIN + 22, top - 0.75, SHEET_WIDTH - 44, 1.5);
  write(context, words.questsPicture.place(rank.place), MARGIN + 28, y, { ...ink, size: 36 });
  shield(context, theme, rank.seat, 78, MARGIN + 110, y);
  if (rank.place === 1) {
    context.save();
    context.translate(NAME_X + 20, y - 28);
    crown(context, 40, theme.gold.dark);
    context.restore();
  }
  write(context, names[rank.seat] ?? '', NAME_X, rank.place === 1 ? y + 12 : y, {
    ...ink,
    size: 28,
    minSize: 20,
    maxWidth: ADVENTURES_X - NAME_X - 20,
  });
  const perLine = 5;
  const radius = rank.adventures.length > perLine ? 21 : 25;
  const lines = Math.ceil(rank.adventures.length / perLine);
  rank.adventures.forEach((value, i) => {
    const line = Math.floor(i / perLine);
    const x = ADVENTURES_X + 78 + radius + (i % perLine) * (radius * 2 + 3);
    drawMedal(context, theme, value, radius, x, y + (line - (lines - 1) / 2) * (radius * 2 + 3));
  });
  write(context, String(sum(rank.adventures)), ADVENTURES_X + 66, y, { ...ink, size: 32, align: 'right' });

  const cards = sorted(view.players[rank.seat]?.trophies ?? []);
  const size = 34;
  const columns = 4;
  const shown = cards.length > columns * 2 ? grouped(cards).map(({ card }) => card) : cards;
  const rows = Math.ceil(shown.length / columns);
  const pitch = rows > 2 ? 26 : 40;
  shown.forEach((card, i) => {
    const at = y + (Math.floor(i / columns) - (rows - 1) / 2) * pitch;
    drawTrophy(context, theme, card, rows > 2 ? 24 : size, TROPHIES_X + 64 + 16 + (i % columns) * 38, at);
  });
  write(context, String(rank.trophies), TROPHIES_X + 52, y, { ...ink, size: 32, align: 'right' });
  drawIcon(context, theme, 'knights', 40, 1012, y);
  write(context, String(rank.knights), 1034, y, { ...ink, size: 28 });
  write(context, String(rank.score), TOTAL_X, y, { ...ink, size: 54, align: 'right' });
}
