import type { CanvasRenderingContext2D } from 'canvas';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { signed } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { LEFT, WIDTH } from './head.ts';

const SCORE_ROW = 46;

/** Every player's score, if there's room below the rows. */
export function drawScores(context: CanvasRenderingContext2D, scene: ArtusScene, above: number): void {
  const { theme, view, names, words } = scene;
  const height = SCORE_ROW * view.players.length + 36;
  const top = PANEL.y + PANEL.height - height - 8;
  if (top < above + 24) return;
  write(context, words.artusPicture.scores, LEFT, top + 12, { size: 19, colour: theme.softInk });
  view.players.forEach(({ score }, seat) => {
    const y = top + 36 + (seat + 0.5) * SCORE_ROW;
    shield(context, theme, seat, 40, LEFT + 20, y);
    const ink = { colour: theme.ink };
    const width = write(context, signed(score, false), LEFT + WIDTH, y, { ...ink, size: 26, align: 'right' });
    write(context, names[seat] ?? '', LEFT + 50, y, { ...ink, size: 20, maxWidth: WIDTH - 60 - width });
  });
}
