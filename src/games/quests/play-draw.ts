import type { Seat } from '../game.ts';
import { type BoardChange, draftOf, withPlayer } from './board.ts';
import { isDisplayEmpty } from './columns.ts';
import { endTurn } from './end-turn.ts';
import type { Board, EndReason, QuestsEvent, Reshuffle, TurnLog } from './types.ts';

/** The most knights that may be drawn now: 2 without a challenge or an adventure, otherwise 1. */
export function maxDraw(board: Board): number {
  if (board.thisTurn === null) return 0;
  const { challenge, adventure } = board.thisTurn;
  return Math.min(challenge === null && adventure === null ? 2 : 1, board.knightPile + board.discards.length);
}

/**
 * The reshuffle, if any, while drawing `count` knights. It comes as soon as the pile's last card is drawn if
 * there are discards, otherwise when a card is needed. Drawing discards nothing, so there's at most one.
 */
export function reshuffleIn(board: Board, count: number): Reshuffle | null {
  const cards = board.discards.length;
  return count > 0 && cards > 0 && board.knightPile <= count ? { after: board.knightPile, cards } : null;
}

/**
 * Draws knights, which ends the turn.
 * @param count at most `maxDraw`
 */
export function playDraw(board: Board, seat: Seat, log: TurnLog, count: number): BoardChange {
  const reshuffle = reshuffleIn(board, count);
  const idle = count === 0 && log.revealed.length === 0 && log.challenge === null && log.adventure === null;
  const draft = draftOf(board);
  draft.idleTurns = idle ? board.idleTurns + 1 : 0;
  draft.knightPile += (reshuffle?.cards ?? 0) - count;
  if (reshuffle !== null) draft.discards = [];
  if (count > 0) draft.players = withPlayer(board.players, seat, { knights: count });
  const end = endOfTurn(draft);
  // Spelled out because spreading is slower.
  const { seat: drawer, revealed, challenge, adventure } = log;
  endTurn(draft, { seat: drawer, revealed, challenge, adventure, drawn: count }, end);
  const event: QuestsEvent = { type: 'drew', seat, count, reshuffle };
  return { board: draft, events: end === null ? [event] : [event, { type: 'ended', reason: end }] };
}

function endOfTurn({ adversaryPile, columns, idleTurns, players }: Board): EndReason | null {
  if (adversaryPile === 0 && isDisplayEmpty(columns)) return 'display';
  return idleTurns >= players.length ? 'stalemate' : null;
}
