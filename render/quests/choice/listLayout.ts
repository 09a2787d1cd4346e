import { PANEL } from '../sheet.ts';

export const LEFT = PANEL.x + 20;
export const WIDTH = PANEL.width - 40;
export const LINE = 48;
