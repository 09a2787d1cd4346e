import type { Json } from '../json.ts';
import { courtierCounts, courtiersOf } from './courtier-bag.ts';
import { placesNow, sizesNow } from './ranking.ts';
import type { CourtState } from './state.ts';
import { tilesOf } from './tile-bag.ts';
import { CHARACTERS } from './types.ts';

/** What a verifier compares (docs/record-court.md). */
export function facts(state: CourtState): Json {
  return {
    phase: state.phase,
    toAct: state.actor,
    round: state.round,
    lastRound: state.lastRound,
    favor: state.favor,
    blackDie: state.blackDie,
    row: courtiersOf(state.row),
    peasantry: courtierCounts(state.peasantry),
    treasuries: state.treasuries.map(tilesOf),
    courts: state.courts.map(courtierCounts),
    purses: byCharacter((at) => tilesOf(state.purses[at] as number)),
    takenBy: byCharacter((at) => state.takenBy[at] as number | null),
    auction:
      state.opener === null
        ? null
        : {
            opener: state.opener,
            bid: tilesOf(state.bid),
            bidder: state.bidder,
            passed: state.courts.flatMap((_, seat) => (state.passed & (1 << seat) ? [seat] : [])),
          },
    opponent: state.opponent,
    final: state.phase === 'over' ? { sizes: sizesNow(state), places: placesNow(state) } : null,
  };
}

const byCharacter = (value: (at: number) => Json): Json =>
  Object.fromEntries(CHARACTERS.map((character, at) => [character, value(at)]));
