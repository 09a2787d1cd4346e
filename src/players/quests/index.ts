import type { CardGameState } from '../../games/quests/cards.ts';
import type { CardGameAction, CardGameView } from '../../games/quests/types.ts';
import { SearchChance } from '../search/chance.ts';
import type { SearchGame } from '../search/position.ts';
import { LEVEL_STRENGTHS, NetJudge, weightsFor } from './judge.ts';
import { encodeCardGameAction, isIdleDraw } from './moves.ts';
import { CardGamePosition } from './position.ts';
import { deal, fromState, fromView } from './reading.ts';

const scratch = (seats: number): CardGamePosition => new CardGamePosition(seats, new SearchChance(0));

/** The card game for the search. */
export const cardGameSearch: SearchGame<CardGamePosition> = {
  id: 'quests',
  strengths: LEVEL_STRENGTHS,
  fromState: (state, chance) => fromState(state as CardGameState, chance),
  fromView: (view, seat, history, chance) => fromView(view as CardGameView, seat, history, chance),
  deal,
  reorder: ({ chance, knights, knightPile, adversaries, adversaryPile }) => {
    chance.shuffle(knights, knightPile);
    chance.shuffle(adversaries, adversaryPile);
  },
  moveOf: (action) => encodeCardGameAction(action as CardGameAction),
  isIdle: isIdleDraw,
  judge: (variant, seats) => new NetJudge(weightsFor(variant, seats), scratch(seats)),
};
