import { ADVERSARIES, type Deck, KNIGHTS } from './cards.ts';
import type { Board, QuestsAction } from './types.ts';

/** Whether the value has the shape of an action. It may be anything, whatever its declared type. */
export function isWellFormed(board: Board, action: QuestsAction): boolean {
  if (typeof action !== 'object' || action === null) return false;
  const fields = Object.keys(action).length;
  switch (action.type) {
    case 'reveal':
      return fields === 1;
    case 'challenge':
      return (
        fields === 4 &&
        ['usual', 'repeated', 'double'].includes(action.mode) &&
        Object.hasOwn(ADVERSARIES.position, action.card) &&
        areCards(KNIGHTS, action.pay)
      );
    case 'adventure':
      return (
        fields === 3 && Object.hasOwn(board.taken, action.adventure) && areCards(ADVERSARIES, action.pay)
      );
    case 'draw':
      return fields === 2 && Number.isInteger(action.count) && action.count >= 0;
    default:
      return false;
  }
}

const areCards = <C extends string>(deck: Deck<C>, cards: readonly C[]): boolean =>
  Array.isArray(cards) && cards.every((card) => deck.cards.includes(card));
