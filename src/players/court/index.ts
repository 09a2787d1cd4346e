import { stateOf } from '../../games/court/preview.ts';
import type { CourtState } from '../../games/court/state.ts';
import type { CourtAction, CourtView } from '../../games/court/types.ts';
import { SearchChance } from '../search/chance.ts';
import { LinearJudge } from '../search/linear.ts';
import type { SearchGame } from '../search/position.ts';
import { STRENGTHS } from '../search/strengths.ts';
import { codeOf } from './codes.ts';
import { courtFeatures } from './features.ts';
import { fromState } from './from-state.ts';
import { CourtPosition } from './position.ts';

/** King Arthur's Court for the search. Nothing is hidden, so a view is the whole state. */
export const courtSearch: SearchGame<CourtPosition> = {
  id: 'court',
  strengths: STRENGTHS,
  fromState: (state, chance) => fromState(state as unknown as CourtState, chance),
  fromView: (view, _seat, _history, chance) => fromState(stateOf(view as CourtView), chance),
  deal: (known, into) => into.copy(known),
  moveOf: (action) => codeOf(action as CourtAction),
  features: courtFeatures,
  judge: (variant, seats) =>
    courtSearch.judgeWith(
      { features: courtFeatures.names, weights: [[0, 1, 0.1, 0.01]], scales: [1] },
      variant,
      seats,
    ),
  judgeWith: (weights, _variant, seats) =>
    new LinearJudge(courtFeatures, weights, new CourtPosition(seats, new SearchChance(0))),
};
