import type { ArtusState } from '../../games/artus/state.ts';
import type { ArtusAction, ArtusView, Variant } from '../../games/artus/types.ts';
import { SearchChance } from '../search/chance.ts';

import type { SearchGame } from '../search/position.ts';
import { STRENGTHS } from '../search/strengths.ts';
import type { Weights } from '../search/valuation.ts';
import { codeOf } from './codes.ts';
import { deal } from './dealing.ts';
import { features } from './features.ts';
import { ArtusJudge } from './judge.ts';
import { ArtusPosition } from './position.ts';
import { fromState, fromView } from './reading.ts';

const judgeWith = (weights: Weights, variant: string, seats: number) =>
  new ArtusJudge(weights, new ArtusPosition(variant as Variant, seats, new SearchChance(0)));

/** Artus for the search. */
export const artusSearch: SearchGame<ArtusPosition> = {
  id: 'artus',
  strengths: STRENGTHS,
  fromState: (state, chance) => fromState(state as ArtusState, chance),
  fromView: (view, seat, _history, chance) => fromView(view as ArtusView, seat, chance),
  deal,
  moveOf: (action) => codeOf(action as ArtusAction),
  features,
  judge: (variant, seats) => judgeWith({ features: ['score'], weights: [[1]], scales: [20] }, variant, seats),
  judgeWith,
};
