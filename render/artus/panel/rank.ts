import type { CanvasRenderingContext2D } from 'canvas';
import type { ArtusView } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { widthOf } from '../../parts/measure.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { LEAST } from '../sheet.ts';

export const RANK_SIGN_HEIGHT = 38;

export interface Rank {
  readonly place: number;
  /** Whether others have the same score. */
  readonly shared: boolean;
}

/** A seat's place by score: equal scores share one. */
export function rankOf({ players }: ArtusView, seat: Seat): Rank {
  const score = players[seat]?.score ?? 0;
  return {
    place: 1 + players.filter((other) => other.score > score).length,
    shared: players.filter((other) => other.score === score).length > 1,
  };
}

/** Whether the game has a leader already. */
export function hasLeader({ players }: ArtusView): boolean {
  return players.some(({ score }) => score !== players[0]?.score);
}

/** The place in words, on gold for the first and on a plain plate for the others. Returns its right edge. */
export function rankSign(
  context: CanvasRenderingContext2D,
  theme: Theme,
  text: string,
  first: boolean,
  left: number,
  y: number,
): number {
  const width = widthOf(text, LEAST) + 14;
  roundedRect(context, left, y - RANK_SIGN_HEIGHT / 2, width, RANK_SIGN_HEIGHT, first ? 19 : 6);
  context.fillStyle = first ? theme.gold.mid : theme.parchment.mid;
  context.fill();
  context.strokeStyle = first ? theme.gold.dark : theme.softInk;
  context.lineWidth = first ? 3 : 1.5;
  context.stroke();
  const colour = first ? theme.engraving : theme.ink;
  write(context, text, left + width / 2, y, { size: LEAST, colour, align: 'centre' });
  return left + width;
}
