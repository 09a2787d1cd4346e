import type { Seat } from '../game.ts';
import { fullColumn, withCards } from './columns.ts';
import type { Turned } from './turn.ts';
import type { AdversaryCard, Board, TurnLog } from './types.ts';

/** Puts the cards revealed into their columns; none are given where nobody can know them yet. */
export function reveal(board: Board, seat: Seat, log: TurnLog, cards: readonly AdversaryCard[]): Turned {
  const columns = withCards(board.columns, cards);
  return {
    board: {
      ...board,
      step: 'challenge',
      columns,
      adversaryPile: board.adversaryPile - cards.length,
      thisTurn: { ...log, revealed: cards },
    },
    events: [{ type: 'revealed', seat, cards, four: fullColumn(columns) }],
  };
}
