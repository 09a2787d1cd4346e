import type { Seat } from '../../../src/games/game.ts';
import type { Rect } from '../../parts/rect.ts';
import { PANEL } from '../sheet.ts';

const MOST_PLAYERS = 4;
const PITCH = (PANEL.height - 14) / MOST_PLAYERS;
const MARGIN = 10;

export const PLAQUE_HEIGHT = 238;

/** From one plaque's bottom to the next one's top. */
export const PLAQUE_GAP = PITCH - PLAQUE_HEIGHT;

/** A player's plaque in the panel. */
export function plaqueAt(seat: Seat): Rect {
  const y = PANEL.y + 7 + PLAQUE_GAP / 2 + seat * PITCH;
  return { x: PANEL.x + MARGIN, y, width: PANEL.width - 2 * MARGIN, height: PLAQUE_HEIGHT };
}

/** The score, its rank and its tiles on a plaque. */
export function scoreAt(seat: Seat): Rect {
  const { x, y, width } = plaqueAt(seat);
  return { x: x + 108, y: y + 46, width: width - 112, height: 106 };
}

/** The numbers of cards on a plaque. */
export function cardsAt(seat: Seat): Rect {
  const { x, y, width } = plaqueAt(seat);
  return { x: x + 4, y: y + 158, width: width - 8, height: 74 };
}
