import type { Seat } from '../game.ts';
import type { BoardDraft } from './board.ts';
import type { CardRow } from './data.ts';
import { checkFieldCount, isChair, refuse } from './refuse.ts';
import { score } from './scoring.ts';
import { choices } from './scoring-choices.ts';
import type { ActionOf, ArtusEvent, Chair } from './types.ts';

/** @returns the points scored */
export function scoreKnights(
  row: CardRow,
  action: ActionOf<'score'>,
  seat: Seat,
  board: BoardDraft,
  events: ArtusEvent[],
): number {
  checkFieldCount(action, 3);
  const { chairs: chosen } = action;
  if (!Array.isArray(chosen) || !chosen.every(isChair)) throw refuse('malformed');
  if (row.scoring === undefined) throw refuse('notOnCard');
  const allowed = choices(board, seat, row.scoring).some((choice) => equal(choice, chosen));
  if (!allowed) throw refuse('wrongChoice');
  const { chairs, met, points } = score(board, seat, row.scoring, chosen);
  events.push({ type: 'scored', seat, card: action.card, chairs, met, points });
  return points;
}

const equal = (a: readonly Chair[], b: readonly Chair[]): boolean =>
  a.length === b.length && a.every((chair, i) => chair === b[i]);
