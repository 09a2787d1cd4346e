import type { CourtView } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { Rect } from '../../parts/rect.ts';
import { medalWidth } from '../pieces/medal.ts';
import { ARMS_X, GROUP_YS, HEAD_Y, PLACE_Y, PLAQUE, RIGHT, SIZES_Y, TEXT_X, TREASURY_Y } from './layout.ts';
import type { Spot } from './spot.ts';

const MEDAL = 42;
const FAVOR = 42;
const LINE = 38;

/** The named places of a seat's court. */
export function plaqueSpots({ favor }: CourtView, seat: Seat, { x, y, scale }: Spot): [string, Rect][] {
  const rect = (left: number, top: number, width: number, height: number): Rect => ({
    x: x + left * scale,
    y: y + top * scale,
    width: width * scale,
    height: height * scale,
  });
  const place = medalWidth(MEDAL);
  const rows = GROUP_YS[2] - GROUP_YS[0] + LINE;
  const text = RIGHT - TEXT_X;
  return [
    [`player-${seat}`, rect(0, 0, PLAQUE.width, PLAQUE.height)],
    [`court-${seat}`, rect(TEXT_X, GROUP_YS[0] - LINE / 2, text, rows)],
    [`money-${seat}`, rect(TEXT_X, TREASURY_Y - 22, text, 44)],
    [
      `place-${seat}`,
      rect(ARMS_X - place / 2, PLACE_Y - MEDAL / 2, place, SIZES_Y + 16 - PLACE_Y + MEDAL / 2),
    ],
    ...(favor === seat
      ? [['favor', rect(RIGHT - FAVOR, HEAD_Y - FAVOR / 2, FAVOR, FAVOR)] as [string, Rect]]
      : []),
  ];
}
