import { TURN } from '../sheet.ts';

export const LEFT = TURN.x + 18;
export const RIGHT = TURN.x + TURN.width - 18;
export const TRACK_Y = TURN.y + 122;
export const LOG_Y = TURN.y + 168;
