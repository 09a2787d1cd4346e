import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { signed } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';

export const RANK_HEIGHT = 92;

export interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** Best first; equal scores share a place. */
export function ranking({ view }: ArtusScene): Ranked[] {
  return view.players
    .map(({ score }, seat) => ({
      seat,
      score,
      place: 1 + view.players.filter((other) => other.score > score).length,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export function drawRanking(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { theme, names, words } = scene;
  const left = PANEL.x + 16;
  const width = PANEL.width - 32;
  ranking(scene).forEach(({ seat, place, score }, i) => {
    const top = PANEL.y + 16 + i * RANK_HEIGHT;
    if (i > 0) {
      context.fillStyle = theme.parchment.dark;
      context.fillRect(left + 8, top - 1, width - 16, 1.5);
    }
    const line = { colour: theme.ink };
    write(context, words.artusPicture.place(place), left - 2, top + 47, { ...line, size: 26 });
    shield(context, theme, seat, 68, left + 61, top + 46);
    write(context, names[seat] ?? '', left + 102, top + 27, {
      ...line,
      size: 23,
      minSize: 18,
      maxWidth: width - 104,
    });
    write(context, signed(score, false), left + 102, top + 65, { ...line, size: 40 });
  });
}
