import type { Seat } from '../game.ts';
import type { Board, QuestsEvent, QuestsPlayer } from './types.ts';

/** What an action does to the board, in public terms. */
export interface BoardChange {
  readonly board: Board;
  readonly events: readonly QuestsEvent[];
}

/** The board with some fields changed. Spelled out because spreading an object this wide is much slower. */
export function withChanges(board: Board, changes: Partial<Board>): Board {
  return {
    variant: board.variant,
    rules: board.rules,
    startSeat: board.startSeat,
    toAct: changes.toAct === undefined ? board.toAct : changes.toAct,
    turn: changes.turn ?? board.turn,
    step: changes.step ?? board.step,
    columns: changes.columns ?? board.columns,
    adversaryPile: changes.adversaryPile ?? board.adversaryPile,
    knightPile: changes.knightPile ?? board.knightPile,
    discards: changes.discards ?? board.discards,
    players: changes.players ?? board.players,
    taken: changes.taken ?? board.taken,
    thisTurn: changes.thisTurn === undefined ? board.thisTurn : changes.thisTurn,
    lastTurn: changes.lastTurn ?? board.lastTurn,
    idleTurns: changes.idleTurns ?? board.idleTurns,
    scoresByTurn: changes.scoresByTurn ?? board.scoresByTurn,
    end: changes.end ?? board.end,
  };
}

/** A change to a player: numbers are added, trophies replaced. */
export interface PlayerChange {
  readonly knights?: number;
  readonly seals?: number;
  readonly score?: number;
  readonly trophies?: QuestsPlayer['trophies'];
}

export function withPlayer(
  players: readonly QuestsPlayer[],
  seat: Seat,
  { knights = 0, seals = 0, score = 0, trophies }: PlayerChange,
): readonly QuestsPlayer[] {
  const player = players[seat] as QuestsPlayer;
  return players.with(seat, {
    knights: player.knights + knights,
    trophies: trophies ?? player.trophies,
    seals: player.seals + seals,
    score: player.score + score,
  });
}
