import type { Seat } from '../game.ts';
import { addRing, type BoardDraft, chairAfter, relocate, spaceValue } from './board.ts';
import type { CardRow, Range } from './data.ts';
import { FIGURES, type FigureCode, metalOf, ringsOf } from './figures.ts';
import { checkChair, checkFieldCount, isChair, refuse } from './refuse.ts';
import { choices, score } from './scoring.ts';
import type { ArtusAction, ArtusEvent, Chair, Figure, ScoringCard } from './types.ts';

type Of<Type extends ArtusAction['type']> = Extract<ArtusAction, { type: Type }>;
export type CardAction = Of<'moveKnight' | 'movePrince' | 'addRing' | 'score'>;

/**
 * Uses a card on the board as the action says, and tells what happened.
 * @returns the points it scores
 * @throws IllegalAction `illegalAction`, the board being untouched
 */
export function useCard(
  row: CardRow,
  action: CardAction,
  seat: Seat,
  board: BoardDraft,
  events: ArtusEvent[],
): number {
  switch (action.type) {
    case 'moveKnight':
      return moveKnight(row, action, seat, board, events);
    case 'movePrince':
      return movePrince(row, action, seat, board, events);
    case 'addRing':
      return giveRing(row, action, seat, board, events);
    case 'score':
      return scoreKnights(row, action, seat, board, events);
  }
}

function moveKnight(
  row: CardRow,
  action: Of<'moveKnight'>,
  seat: Seat,
  board: BoardDraft,
  events: ArtusEvent[],
) {
  checkMove(action, row.moveKnight);
  const figure = FIGURES[board.chairs[action.from] as FigureCode];
  if (figure?.kind !== 'knight' || figure.seat !== seat) throw refuse('wrongFigure');
  return move(action, figure, spaceValue(board, action.from), seat, board, events);
}

function movePrince(
  row: CardRow,
  action: Of<'movePrince'>,
  seat: Seat,
  board: BoardDraft,
  events: ArtusEvent[],
) {
  checkMove(action, row.movePrince);
  const figure = FIGURES[board.chairs[action.from] as FigureCode];
  if (figure?.kind !== 'prince' || !row.movePrince?.metals.includes(figure.metal))
    throw refuse('wrongFigure');
  return move(action, figure, figure.king ? 0 : spaceValue(board, action.from), seat, board, events);
}

function checkMove(action: Of<'moveKnight' | 'movePrince'>, range: Range | undefined): void {
  checkFieldCount(action, 4);
  checkChair(action.from);
  if (!Number.isInteger(action.steps)) throw refuse('malformed');
  if (range === undefined) throw refuse('notOnCard');
  const distance = range.both ? Math.abs(action.steps) : action.steps;
  if (distance < range.min || distance > range.max) throw refuse('notOnCard');
}

function move(
  { card, from, steps }: Of<'moveKnight' | 'movePrince'>,
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

function giveRing(row: CardRow, action: Of<'addRing'>, seat: Seat, board: BoardDraft, events: ArtusEvent[]) {
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

function scoreKnights(
  row: CardRow,
  action: Of<'score'>,
  seat: Seat,
  board: BoardDraft,
  events: ArtusEvent[],
) {
  checkFieldCount(action, 3);
  const { chairs: chosen } = action;
  if (!Array.isArray(chosen) || !chosen.every(isChair)) throw refuse('malformed');
  if (row.scoring === undefined) throw refuse('notOnCard');
  const allowed = choices(board, seat, row.scoring).some((choice) => equal(choice, chosen));
  if (!allowed) throw refuse('wrongChoice');
  const { chairs, met, points } = score(board, seat, row.scoring, chosen);
  events.push({ type: 'scored', seat, card: action.card as ScoringCard, chairs, met, points });
  return points;
}

const equal = (a: readonly Chair[], b: readonly Chair[]): boolean =>
  a.length === b.length && a.every((chair, i) => chair === b[i]);
