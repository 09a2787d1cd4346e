import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { laurel } from '../panel/laurel.ts';
import { rankOf, rankSign } from '../panel/rank.ts';
import { signed } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST, PANEL } from '../sheet.ts';

export const RANK_HEIGHT = 136;

export interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** Best first; equal scores share a place. */
export function ranking({ view }: ArtusScene): Ranked[] {
  return view.players
    .map(({ score }, seat) => ({ seat, score, place: rankOf(view, seat).place }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export function drawRanking(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { theme, names, view, words } = scene;
  const left = PANEL.x + 16;
  const width = PANEL.width - 32;
  ranking(scene).forEach(({ seat, place, score }, i) => {
    const top = PANEL.y + 14 + i * RANK_HEIGHT;
    if (i > 0) {
      context.fillStyle = theme.parchment.dark;
      context.fillRect(left + 8, top - 1, width - 16, 1.5);
    }
    const line = { colour: theme.ink };
    write(context, names[seat] ?? '', left + width / 2, top + 26, {
      ...line,
      size: 28,
      minSize: LEAST,
      align: 'centre',
      maxWidth: width - 8,
    });
    if (place === 1) laurel(context, theme, 40, left + 46, top + 88);
    shield(context, theme, seat, place === 1 ? 62 : 72, left + 46, top + 86);
    write(context, signed(score, false), left + 98, top + 70, { ...line, size: 46 });
    const rank = words.artusPicture.rank(place, rankOf(view, seat).shared);
    rankSign(context, theme, rank, place === 1, left + 98, top + 111);
  });
}
