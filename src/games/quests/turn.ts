import type { Seat } from '../game.ts';
import { withChanges, withPlayer } from './board.ts';
import { fullColumn, isDisplayEmpty } from './columns.ts';
import type { Board, EndReason, QuestsEvent, Reshuffle, TurnLog, TurnStep } from './types.ts';

/** What an action does to the board, in public terms. */
export interface Turned {
  readonly board: Board;
  readonly events: readonly QuestsEvent[];
}

export const TURN_STEPS = ['reveal', 'challenge', 'adventure', 'draw'] as const satisfies readonly TurnStep[];

/** A seat's turn so far, with what is done in it now. */
export function turnLog(
  before: Pick<TurnLog, 'seat'> & Partial<TurnLog>,
  done: Partial<TurnLog> = {},
): TurnLog {
  return {
    seat: before.seat,
    revealed: done.revealed ?? before.revealed ?? [],
    challenge: done.challenge ?? before.challenge ?? null,
    adventure: done.adventure ?? before.adventure ?? null,
    drawn: done.drawn ?? before.drawn ?? null,
  };
}

/** Whether the step may still be taken: the turn has not passed it. */
export const isStillAhead = (board: Board, step: TurnStep): boolean =>
  TURN_STEPS.indexOf(board.step) <= TURN_STEPS.indexOf(step);

/** Revealing needs a card on the pile and no full column, and comes first in a turn (section 3). */
export const mayReveal = (board: Board): boolean =>
  board.step === 'reveal' && board.adversaryPile > 0 && fullColumn(board.columns) === null;

/** The switch `forceRevealOnEmpty`: nothing else may be done. */
export const mustReveal = (board: Board): boolean =>
  board.rules.forceRevealOnEmpty === 'on' && mayReveal(board) && isDisplayEmpty(board.columns);

/** Knights that may be drawn if the turn ended now: 2 without challenge and adventure, otherwise 1. */
export function maxDraw(board: Board): number {
  if (board.thisTurn === null) return 0;
  const { challenge, adventure } = board.thisTurn;
  return Math.min(challenge === null && adventure === null ? 2 : 1, board.knightPile + board.discards.length);
}

/**
 * When the discards become the pile as `count` knights are drawn: with the last card of the pile if there are
 * discards then, otherwise when a card is needed. Nothing is discarded while drawing, so it happens once at most.
 */
export function reshuffleIn(board: Board, count: number): Reshuffle | null {
  const cards = board.discards.length;
  return count > 0 && cards > 0 && board.knightPile <= count ? { after: board.knightPile, cards } : null;
}

/** The seat draws, which ends its turn. `count` is at most `maxDraw`. */
export function draw(board: Board, seat: Seat, log: TurnLog, count: number): Turned {
  const reshuffle = reshuffleIn(board, count);
  const idle = count === 0 && log.revealed.length === 0 && log.challenge === null && log.adventure === null;
  const drawn = withChanges(board, {
    idleTurns: idle ? board.idleTurns + 1 : 0,
    knightPile: board.knightPile - count + (reshuffle?.cards ?? 0),
    discards: reshuffle === null ? board.discards : [],
    players: count === 0 ? board.players : withPlayer(board.players, seat, { knights: count }),
  });
  const end = endOfTurn(drawn);
  const event: QuestsEvent = { type: 'drew', seat, count, reshuffle };
  return {
    board: closeTurn(drawn, turnLog(log, { drawn: count }), end),
    events: end === null ? [event] : [event, { type: 'ended', reason: end }],
  };
}

function endOfTurn({ adversaryPile, columns, idleTurns, players }: Board): EndReason | null {
  if (adversaryPile === 0 && isDisplayEmpty(columns)) return 'display';
  return idleTurns >= players.length ? 'stalemate' : null;
}

/** The turn is over, and with a reason the game is too. */
export function closeTurn(board: Board, log: TurnLog, end: EndReason | null): Board {
  const next = end === null ? (log.seat + 1) % board.players.length : null;
  return withChanges(board, {
    toAct: next,
    turn: board.turn + 1,
    step: 'reveal',
    thisTurn: next === null ? null : turnLog({ seat: next }),
    lastTurn: log,
    scoresByTurn: [...board.scoresByTurn, board.players.map(({ score }) => score)],
    end,
  });
}
