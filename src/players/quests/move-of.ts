import { ADVERSARIES, counted, KNIGHTS } from '../../games/quests/cards.ts';
import { ADVENTURES } from '../../games/quests/data.ts';
import type { QuestsAction } from '../../games/quests/types.ts';
import { adventureCode, challengeCode, MODES, paymentCode, REVEAL } from './codes.ts';
import { packedKnights } from './packed-knights.ts';

/** The action's code. */
export function moveOf(action: QuestsAction): number {
  switch (action.type) {
    case 'reveal':
      return REVEAL;
    case 'challenge': {
      const { mode, card, pay } = action;
      const payment = paymentCode(packedKnights(counted(KNIGHTS, pay)));
      return challengeCode(MODES.indexOf(mode), ADVERSARIES.position[card]) | payment;
    }
    case 'adventure': {
      const adventure = ADVENTURES.findIndex(({ id }) => id === action.adventure);
      return adventureCode(adventure, counted(ADVERSARIES, action.pay));
    }
    case 'draw':
      return action.count;
  }
}
