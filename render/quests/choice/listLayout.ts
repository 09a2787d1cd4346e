import { PANEL } from '../sheet.ts';

export const LEFT = PANEL.x + 22;
export const WIDTH = PANEL.width - 44;
export const LINE = 46;
