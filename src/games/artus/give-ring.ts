import type { Seat } from '../game.ts';
import { type BoardDraft, spaceValue } from './board.ts';
import { addRing } from './coronation.ts';
import type { CardRow } from './data.ts';
import { type FigureCode, metalOf, ringsOf } from './figures.ts';
import { checkChair, checkFieldCount, refuse } from './refuse.ts';
import type { ActionOf, ArtusEvent } from './types.ts';

/** @returns the points scored */
export function giveRing(
  row: CardRow,
  action: ActionOf<'addRing'>,
  seat: Seat,
  board: BoardDraft,
  events: ArtusEvent[],
): number {
  checkFieldCount(action, 3);
  const { card, chair } = action;
  checkChair(chair);
  if (row.ring === undefined) throw refuse('notOnCard');
  const code = board.chairs[chair] as FigureCode;
  const metal = metalOf(code);
  if (metal === null || chair === board.king || !row.ring.includes(metal)) throw refuse('wrongFigure');
  const points = spaceValue(board, chair);
  events.push({ type: 'ringAdded', seat, card, metal, chair, rings: ringsOf(code) + 1, points });
  addRing(board, chair, events);
  return points;
}
