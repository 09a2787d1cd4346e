import { PLAQUE } from '../plaque/layout.ts';
import { PANEL } from '../sheet.ts';

/** Height of the legend at the bottom of the parchment. */
const LEGEND = 68;

export const LEFT = PANEL.x + (PANEL.width - PLAQUE.width) / 2;
export const PITCH = (PANEL.height - 14 - LEGEND) / 4;
export const GAP = PITCH - PLAQUE.height;
export const FIRST_Y = PANEL.y + 7 + GAP / 2;

/** Middles of the legend's lines, below the fourth court. */
export const LEGEND_TOP = FIRST_Y + 4 * PITCH - GAP / 2;
export const LEGEND_YS = [LEGEND_TOP + 19, LEGEND_TOP + 50] as const;

/** Bottom of the text on a panel that isn't full of courts, and top of the course of the game on it. */
export const FOOT_Y = LEGEND_TOP - 8;
export const COURSE_Y = FIRST_Y + 3 * PITCH - GAP / 2;
