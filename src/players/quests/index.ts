import type { QuestsState } from '../../games/quests/cards.ts';
import type { QuestsAction, QuestsView } from '../../games/quests/types.ts';
import { SearchChance } from '../search/chance.ts';
import type { SearchGame } from '../search/position.ts';
import { deal, fromView } from './deal.ts';
import { fromState } from './from-state.ts';
import { NetJudge } from './judging/net-judge.ts';
import { weightsFor } from './judging/weights.ts';
import { isIdleDraw } from './legal.ts';
import { moveOf } from './move-of.ts';
import { QuestsPosition } from './position.ts';
import { strengths } from './settings.ts';

const scratch = (seats: number): QuestsPosition => new QuestsPosition(seats, new SearchChance(0));

/** The card game for the search. */
export const questsSearch: SearchGame<QuestsPosition> = {
  id: 'quests',
  strengths,
  fromState: (state, chance) => fromState(state as QuestsState, chance),
  fromView: (view, seat, history, chance) => fromView(view as QuestsView, seat, history, chance),
  deal,
  moveOf: (action) => moveOf(action as QuestsAction),
  isIdle: isIdleDraw,
  judge: (variant, seats) => new NetJudge(weightsFor(variant, seats), scratch(seats)),
};
