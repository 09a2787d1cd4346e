import { PANEL } from '../sheet.ts';

/** The panel of a choice, without its margins. */
export const LEFT = PANEL.x + 14;
export const WIDTH = PANEL.width - 28;
export const HEAD_HEIGHT = 50;
export const TOP = PANEL.y + 8 + HEAD_HEIGHT;
export const BOTTOM = PANEL.y + PANEL.height - 8;
