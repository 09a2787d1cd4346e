import type { Preview, Result, Seat } from '../game.ts';
import type { Json } from '../json.ts';
import type { BoardChange } from './board.ts';
import { type CardGameState, cardCounts, cardsFromCounts, changed, KNIGHTS } from './cards.ts';
import { ADVENTURES, KINDS } from './data.ts';
import {
  canTakeAdventure,
  isStillAhead,
  maxDraw,
  mayReveal,
  modesFor,
  mustReveal,
  TURN_STEPS,
} from './legal.ts';
import { playAdventure, playChallenge, playDraw, playReveal } from './play.ts';
import type {
  AdventureId,
  AdventureTaken,
  Board,
  CardGameAction,
  CardGameEvent,
  CardGameView,
  ColumnCard,
  KnightCard,
  TurnLog,
  TurnStep,
} from './types.ts';

/** Section 4: most points, then most knight cards in hand; seats still tied share a place. */
export function finalResult({ end, players }: Board): Result | null {
  if (end === null) return null;
  return {
    scores: players.map(({ score }) => score),
    places: players.map(
      ({ score, knights }) =>
        1 +
        players.filter((other) => other.score > score || (other.score === score && other.knights > knights))
          .length,
    ),
  };
}

/** Everything public, plus the viewer's own knights. */
export const view = ({ board, hands }: CardGameState, viewer: Seat | null): CardGameView =>
  viewOf(
    board,
    viewer,
    viewer === null ? undefined : cardsFromCounts(KNIGHTS, hands[viewer] as readonly number[]),
  );

function viewOf(board: Board, viewer: Seat | null, hand?: readonly KnightCard[]): CardGameView {
  const { taken, ...open } = board;
  return {
    ...open,
    viewer,
    adventures: ADVENTURES.map(({ id, value, need }) => ({ id, value, need, taken: taken[id] })),
    openSteps: openSteps(board),
    maxDraw: maxDraw(board),
    places: finalResult(board)?.places ?? null,
    ...(hand === undefined ? {} : { hand }),
  };
}

/** The board that a view shows; a view includes all of it. */
export function boardFromView(shown: CardGameView): Board {
  const { adventures, viewer, openSteps: _steps, maxDraw: _draw, places, hand, ...open } = shown;
  const taken = Object.fromEntries(adventures.map((adventure) => [adventure.id, adventure.taken]));
  return { ...open, taken: taken as Record<AdventureId, AdventureTaken | null> };
}

export function openSteps(board: Board): TurnStep[] {
  const { toAct } = board;
  if (toAct === null) return [];
  if (mustReveal(board)) return ['reveal'];
  const open: Record<TurnStep, boolean> = {
    reveal: mayReveal(board),
    challenge: isStillAhead(board, 'challenge') && isAnythingToChallenge(board, toAct),
    adventure: canTakeAdventure(board, toAct),
    draw: true,
  };
  return TURN_STEPS.filter((step) => open[step]);
}

const isAnythingToChallenge = (board: Board, seat: Seat): boolean =>
  KINDS.some((kind) => board.columns[kind].some(({ seal }) => modesFor(board, seat, seal).length > 0));

const named = ({ card, seal }: ColumnCard): string => (seal === null ? card : `${card}:${seal}`);

/** What a verifier compares after set-up and after each action (docs/record.md). Lists of cards are sorted. */
export function facts(board: Board): Json {
  return {
    turn: board.turn,
    toAct: board.toAct,
    step: board.step,
    columns: Object.fromEntries(KINDS.map((kind) => [kind, board.columns[kind].map(named).sort()])),
    adversaryPile: board.adversaryPile,
    knightPile: board.knightPile,
    discards: [...board.discards].sort(),
    players: board.players.map(({ knights, trophies, seals, score }) => ({
      knights,
      trophies: [...trophies].sort(),
      seals,
      score,
    })),
    adventures: Object.fromEntries(
      ADVENTURES.flatMap(({ id }) => {
        const taken = board.taken[id];
        return taken === null ? [] : [[id, taken.seat]];
      }),
    ),
    end: board.end,
  };
}

/**
 * What a legal action of the seat would do. The cards revealed or drawn are unknown, so the display and the
 * viewer's hand stay as they were, while the step and the card counts move on.
 */
export function preview(
  shown: CardGameView,
  seat: Seat,
  action: CardGameAction,
): Preview<CardGameView, CardGameEvent> {
  const board = boardFromView(shown);
  const { board: after, events } = outcome(board, seat, board.thisTurn as TurnLog, action);
  const hand =
    shown.hand !== undefined && shown.viewer === seat && action.type === 'challenge'
      ? cardsFromCounts(KNIGHTS, changed(KNIGHTS, cardCounts(KNIGHTS, shown.hand), action.pay, -1))
      : shown.hand;
  return { view: viewOf(after, shown.viewer, hand), events };
}

function outcome(board: Board, seat: Seat, log: TurnLog, action: CardGameAction): BoardChange {
  switch (action.type) {
    case 'reveal':
      return playReveal(board, seat, log, []);
    case 'challenge':
      return playChallenge(board, seat, log, action);
    case 'adventure':
      return playAdventure(board, seat, log, action);
    case 'draw':
      return playDraw(board, seat, log, action.count);
  }
}
