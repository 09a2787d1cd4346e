import { withChanges } from './board.ts';
import { turnLog } from './turn-log.ts';
import type { Board, EndReason, TurnLog } from './types.ts';

/** Ends the turn, and the game too if there's a reason. */
export function endTurn(board: Board, log: TurnLog, end: EndReason | null): Board {
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
