import type { CourtState } from '../../games/court/state.ts';
import type { CourtAction, CourtView } from '../../games/court/types.ts';
import { courtStateFromView } from '../../games/court/view.ts';
import { SearchChance } from '../search/chance.ts';
import { Opponents } from '../search/opponents.ts';
import { Leaning, MeanJudge, PlayingOn } from '../search/playing-on.ts';
import type { WeighedGame } from '../search/position.ts';
import { NONE } from './board.ts';
import { encodeAction } from './codes.ts';
import { courtFeatures } from './features.ts';
import { CourtJudge, courtStrengths, weightsBySeats, weightsOfTwo } from './judge.ts';
import { modelOpponents } from './opponents.ts';
import { BID } from './phases.ts';
import { CourtPosition, fromState } from './position.ts';
import { TwoJudge } from './two/judge.ts';

/** With three seats or more, who gets which character for how much is hard to tell in the middle of a round. */
const beginsRound = ({ phase, bidder, taken }: CourtPosition): boolean =>
  phase === BID && bidder === NONE && taken === 0;

/** A round may go on in many ways. By a single one, the last round's winner would always be certain. */
const WAYS = 16;

/** King Arthur's Court for the search. Nothing is hidden, so a view is the whole state. */
export const courtSearch: WeighedGame<CourtPosition> = {
  id: 'court',
  fromState: (state, chance) => fromState(state as unknown as CourtState, chance),
  fromView: (view, _seat, _history, chance) => fromState(courtStateFromView(view as CourtView), chance),
  deal: (known, into) => into.copy(known),
  moveOf: (action) => encodeAction(action as CourtAction),
  strengths: courtStrengths,
  features: courtFeatures,
  judge: (variant, seats) => courtSearch.judgeWith(weightsBySeats.get(seats)!, variant, seats),
  searchJudge: (variant, seats, opponents) => {
    if (seats === 2) return new TwoJudge(weightsOfTwo);
    const judge = courtSearch.judge(variant, seats);
    return new PlayingOn(judge, new CourtPosition(seats, new SearchChance(0)), beginsRound, opponents);
  },
  chancesJudge: (variant, seats, chance) => {
    if (seats === 2) return new TwoJudge(weightsOfTwo);
    const leaning = new Leaning(courtSearch.judge(variant, seats), chance);
    const everybody = Array.from({ length: seats }, () => [1]);
    const opponents = new Opponents([leaning], everybody, chance);
    opponents.draw();
    return new MeanJudge(courtSearch.searchJudge!(variant, seats, opponents), WAYS, seats);
  },
  opponents: (position, variant, history, chance) =>
    position.seats > 2
      ? modelOpponents(position, history, courtSearch.judge(variant, position.seats), chance)
      : undefined,
  judgeWith: (weights, _variant, seats) => new CourtJudge(weights, seats),
};
