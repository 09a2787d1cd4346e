import type { Seat } from '../game.ts';
import type { Board, QuestsEvent, QuestsPlayer } from './types.ts';

/** What an action does to the board, in public terms. */
export interface BoardChange {
  readonly board: Board;
  readonly events: readonly QuestsEvent[];
}

/** A board that an action is still changing. Only its fields are replaced; what they hold is never modified. */
export type Draft = { -readonly [Field in keyof Board]: Board[Field] };

/** A copy to be changed. Spelled out because spreading an object this wide is much slower. */
export function draftOf(board: Board): Draft {
  return {
    variant: board.variant,
    rules: board.rules,
    startSeat: board.startSeat,
    toAct: board.toAct,
    turn: board.turn,
    step: board.step,
    columns: board.columns,
    adversaryPile: board.adversaryPile,
    knightPile: board.knightPile,
    discards: board.discards,
    players: board.players,
    taken: board.taken,
    thisTurn: board.thisTurn,
    lastTurn: board.lastTurn,
    idleTurns: board.idleTurns,
    scoresByTurn: board.scoresByTurn,
    end: board.end,
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
