import type { Json } from './json.ts';

export const ILLEGAL_ACTION_CODES = [
  'unknownVariant',
  'unknownRule',
  'seatCount',
  'unknownSeat',
  'notYourTurn',
  'illegalAction',
  'gameOver',
] as const;
export type IllegalActionCode = (typeof ILLEGAL_ACTION_CODES)[number];

/** Set-up options or an action that a game refuses. */
export class IllegalAction extends Error {
  readonly code: IllegalActionCode;
  readonly data: Json;

  constructor(code: IllegalActionCode, data: Json = null) {
    super(`${code} ${JSON.stringify(data)}`);
    this.name = 'IllegalAction';
    this.code = code;
    this.data = data;
  }
}
