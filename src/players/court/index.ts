import { stateOf } from '../../games/court/preview.ts';
import type { CourtState } from '../../games/court/state.ts';
import type { CourtAction, CourtView } from '../../games/court/types.ts';
import type { WeighedGame } from '../search/position.ts';
import { codeOf } from './codes.ts';
import { courtFeatures } from './features.ts';
import { fromState } from './from-state.ts';
import { CourtJudge } from './judge.ts';
import type { CourtPosition } from './position.ts';
import { courtStrengths } from './strengths.ts';
import { weightsBySeats } from './weights.ts';

/** King Arthur's Court for the search. Nothing is hidden, so a view is the whole state. */
export const courtSearch: WeighedGame<CourtPosition> = {
  id: 'court',
  fromState: (state, chance) => fromState(state as unknown as CourtState, chance),
  fromView: (view, _seat, _history, chance) => fromState(stateOf(view as CourtView), chance),
  deal: (known, into) => into.copy(known),
  moveOf: (action) => codeOf(action as CourtAction),
  strengths: courtStrengths,
  features: courtFeatures,
  judge: (variant, seats) => courtSearch.judgeWith(weightsBySeats.get(seats)!, variant, seats),
  judgeWith: (weights, _variant, seats) => new CourtJudge(weights, seats),
};
