import { PLAQUE } from '../plaque/layout.ts';
import { PANEL } from '../sheet.ts';

export const LEFT = PANEL.x + (PANEL.width - PLAQUE.width) / 2;
export const PITCH = (PANEL.height - 14) / 4;
export const GAP = PITCH - PLAQUE.height;
export const FIRST_Y = PANEL.y + 7 + GAP / 2;

/** Bottom of the text on a panel that isn't full of courts, and top of the course of the game on it. */
export const FOOT_Y = PANEL.y + PANEL.height - 20;
export const COURSE_Y = FIRST_Y + 3 * PITCH - GAP / 2;
