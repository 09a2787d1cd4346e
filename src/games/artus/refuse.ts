import { IllegalAction } from '../game.ts';
import { CHAIR_COUNT } from './data.ts';
import type { Chair } from './types.ts';

/** Why an action is illegal: the `reason` in the data of `illegalAction`. */
export type IllegalReason =
  /** Not an action of this game: an unknown type, or fields that are missing, extra or of the wrong kind. */
  | 'malformed'
  /** The wrong time for this action: placing, playing and drawing each have their own. */
  | 'notNow'
  | 'chairTaken'
  | 'notInHand'
  /** The card can't be used this way. */
  | 'notOnCard'
  /** The chair has no figure that the seat may use this card on. */
  | 'wrongFigure'
  /** The chosen Knights don't fit the scoring card. */
  | 'wrongChoice'
  | 'pileEmpty';

export const refuse = (reason: IllegalReason): IllegalAction =>
  new IllegalAction('illegalAction', { reason });

/** @throws IllegalAction `malformed` unless the action has exactly this many fields */
export function checkFieldCount(action: object, fields: number): void {
  if (Object.keys(action).length !== fields) throw refuse('malformed');
}

export const isChair = (value: unknown): value is Chair =>
  Number.isInteger(value) &&
  (value as number) >= 0 &&
  (value as number) < CHAIR_COUNT &&
  !Object.is(value, -0);

/** @throws IllegalAction `malformed` unless the value is a chair */
export function checkChair(value: unknown): asserts value is Chair {
  if (!isChair(value)) throw refuse('malformed');
}
