import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { signed } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST, PANEL } from '../sheet.ts';
import { HEAD_HEIGHT, LEFT, TOP, WIDTH } from './layout.ts';

/** Whose choice it is, and their score. */
export function drawHead(context: CanvasRenderingContext2D, scene: ArtusScene, seat: Seat): void {
  const { theme, view, names } = scene;
  const y = PANEL.y + 8 + HEAD_HEIGHT / 2 - 2;
  shield(context, theme, seat, 40, LEFT + 19, y);
  const line = { size: LEAST, colour: theme.ink } as const;
  const right = LEFT + WIDTH - 2;
  const score = signed(view.players[seat]?.score ?? 0, false);
  const width = write(context, score, right, y, { ...line, size: 32, align: 'right' });
  write(context, names[seat] ?? '', LEFT + 46, y, { ...line, maxWidth: WIDTH - 54 - width });
  context.fillStyle = theme.ink;
  context.fillRect(LEFT, TOP - 4, WIDTH, 2);
}
