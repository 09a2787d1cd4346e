import type { Seat } from '../game.ts';
import { type BoardChange, draftOf } from './board.ts';
import { fullColumn, withCards } from './columns.ts';
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
  const draft = draftOf(board);
  draft.step = 'challenge';
  draft.columns = withCards(board.columns, cards);
  draft.adversaryPile -= cards.length;
  draft.thisTurn = { ...log, revealed: cards };
  return { board: draft, events: [{ type: 'revealed', seat, cards, four: fullColumn(draft.columns) }] };
}
