import type { Seat } from '../game.ts';
import { type BoardDraft, chairAfter, spaceValue } from './board.ts';
import type { CardRow, Range } from './data.ts';
import { relocate } from './displacement.ts';
import { FIGURES, type FigureCode } from './figures.ts';
import { checkChair, checkFieldCount, refuse } from './refuse.ts';
import type { ActionOf, ArtusEvent, Figure } from './types.ts';

type Move = ActionOf<'moveKnight' | 'movePrince'>;

/** @returns the points scored */
export function moveKnight(
  row: CardRow,
  action: ActionOf<'moveKnight'>,
  seat: Seat,
  board: BoardDraft,
  events: ArtusEvent[],
): number {
  checkMove(action, row.moveKnight);
  const figure = FIGURES[board.chairs[action.from] as FigureCode];
  if (figure?.kind !== 'knight' || figure.seat !== seat) throw refuse('wrongFigure');
  return move(action, figure, spaceValue(board, action.from), seat, board, events);
}

/** @returns the points scored */
export function movePrince(
  row: CardRow,
  action: ActionOf<'movePrince'>,
  seat: Seat,
  board: BoardDraft,
  events: ArtusEvent[],
): number {
  checkMove(action, row.movePrince);
  const figure = FIGURES[board.chairs[action.from] as FigureCode];
  if (figure?.kind !== 'prince' || !row.movePrince?.metals.includes(figure.metal))
    throw refuse('wrongFigure');
  return move(action, figure, figure.king ? 0 : spaceValue(board, action.from), seat, board, events);
}

function checkMove(action: Move, range: Range | undefined): void {
  checkFieldCount(action, 4);
  checkChair(action.from);
  if (!Number.isInteger(action.steps)) throw refuse('malformed');
  if (range === undefined) throw refuse('notOnCard');
  const distance = range.both ? Math.abs(action.steps) : action.steps;
  if (distance < range.min || distance > range.max) throw refuse('notOnCard');
}

function move(
  { card, from, steps }: Move,
  figure: Figure,
  points: number,
  seat: Seat,
  board: BoardDraft,
  events: ArtusEvent[],
): number {
  const to = chairAfter(from, steps);
  events.push({ type: 'moved', seat, card, figure, from, to, steps, points });
  relocate(board, from, to, events);
  return points;
}
