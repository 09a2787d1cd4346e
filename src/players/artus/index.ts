import type { ArtusState } from '../../games/artus/state.ts';
import type { ArtusAction, ArtusView, Variant } from '../../games/artus/types.ts';
import { SearchChance } from '../search/chance.ts';
import type { WeighedGame, Weights } from '../search/position.ts';
import { features } from './features.ts';
import { ArtusJudge, artusStrengths, weightsFor } from './judge.ts';
import { encodeMove } from './moves.ts';
import { ArtusPosition } from './position.ts';
import { deal, fromState, fromView } from './reading.ts';

const judgeWith = (weights: Weights, variant: string, seats: number): ArtusJudge =>
  new ArtusJudge(weights, new ArtusPosition(variant as Variant, seats, new SearchChance(0)));

/** Artus for the search. */
export const artusSearch: WeighedGame<ArtusPosition> = {
  id: 'artus',
  strengths: artusStrengths,
  fromState: (state, chance) => fromState(state as ArtusState, chance),
  fromView: (view, seat, _history, chance) => fromView(view as ArtusView, seat, chance),
  deal,
  moveOf: (action) => encodeMove(action as ArtusAction),
  features,
  judge: (variant, seats) => judgeWith(weightsFor(variant, seats), variant, seats),
  judgeWith,
};
