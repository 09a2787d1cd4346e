import type { Seat } from '../game.ts';
import { withChanges } from './board.ts';
import { fullColumn, withCards } from './columns.ts';
import { type Turned, turnLog } from './turn.ts';
import type { AdversaryCard, Board, TurnLog } from './types.ts';

/** Puts the cards revealed into their columns; none are given where nobody can know them yet. */
export function reveal(board: Board, seat: Seat, log: TurnLog, cards: readonly AdversaryCard[]): Turned {
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
