import type { QuestsState } from '../../games/quests/cards.ts';
import type { QuestsAction, QuestsView } from '../../games/quests/types.ts';
import { SearchChance } from '../search/chance.ts';
import type { SearchGame } from '../search/position.ts';
import { NetJudge, strengths, weightsFor } from './judge.ts';
import { isIdleDraw, moveOf } from './moves.ts';
import { QuestsPosition } from './position.ts';
import { deal, fromState, fromView } from './reading.ts';

const scratch = (seats: number): QuestsPosition => new QuestsPosition(seats, new SearchChance(0));

/** The card game for the search. */
export const questsSearch: SearchGame<QuestsPosition> = {
  id: 'quests',
  strengths,
  fromState: (state, chance) => fromState(state as QuestsState, chance),
  fromView: (view, seat, history, chance) => fromView(view as QuestsView, seat, history, chance),
  deal,
  reorder: ({ chance, knights, knightPile, adversaries, adversaryPile }) => {
    chance.shuffle(knights, knightPile);
    chance.shuffle(adversaries, adversaryPile);
  },
  moveOf: (action) => moveOf(action as QuestsAction),
  isIdle: isIdleDraw,
  judge: (variant, seats) => new NetJudge(weightsFor(variant, seats), scratch(seats)),
};
