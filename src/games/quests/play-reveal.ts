import type { Seat } from '../game.ts';
import { type BoardChange, withChanges } from './board.ts';
import { fullColumn, withCards } from './columns.ts';
import { turnLog } from './turn-log.ts';
import type { AdversaryCard, Board, TurnLog } from './types.ts';

/**
 * Puts the revealed cards into their columns.
 * @param cards empty for a preview, which can't know them
 */
export function playReveal(
  board: Board,
  seat: Seat,
  log: TurnLog,
  cards: readonly AdversaryCard[],
): BoardChange {
  const columns = withCards(board.columns, cards);
  return {
    board: withChanges(board, {
      step: 'challenge',
      columns,
      adversaryPile: board.adversaryPile - cards.length,
      thisTurn: turnLog(log, { revealed: cards }),
    }),
    events: [{ type: 'revealed', seat, cards, four: fullColumn(columns) }],
  };
}
