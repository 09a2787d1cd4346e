import { checkSetupOptions, type Game, type Result } from '../game.ts';
import { isLastRound, MAX_SEATS, MIN_SEATS, sumOfTiles, TILE_COUNT } from './data.ts';
import { actionsNow, legalActions, play } from './play.ts';
import { placesNow, sizesNow } from './scoring.ts';
import { PIPS, setup } from './setup.ts';
import type { CourtState } from './state.ts';
import { CHARACTERS, type CourtAction, type CourtEvent, type CourtView } from './types.ts';
import { facts, preview, view } from './view.ts';

/** The score is the smallest group; in `places` the larger groups and the Favor break ties. */
function result(state: CourtState): Result | null {
  if (state.phase !== 'over') return null;
  return { scores: sizesNow(state).map(([min]) => min), places: placesNow(state) };
}

/** With three players; see docs/rules/court.md. */
const MOST_ROUNDS = 10;

/** In an auction each bid is higher than the last, and all pass; then come the choice and the role. */
const MOST_STEPS_OF_AUCTION = sumOfTiles(TILE_COUNT) + MAX_SEATS + 1 + (MAX_SEATS + 1);

/** More than a court has courtiers. */
const MOST = 100;

/** King Arthur's Court, the auction of characters. */
export const court: Game<CourtState, CourtAction, CourtView, CourtEvent> = {
  id: 'court',
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  stateVersion: 1,
  variants: ['standard'],
  ruleOptions: [],
  longest: {
    steps: MAX_SEATS + MOST_ROUNDS * CHARACTERS.length * MOST_STEPS_OF_AUCTION,
    // Ties are rolled again for as long as it takes: this often, they never come.
    outcomes: 256,
    items: PIPS.length,
  },
  perfectInformation: true,
  setup(options) {
    checkSetupOptions(court, options);
    return setup(options.seats);
  },
  toAct: (state) => (state.actor === null ? [] : [state.actor]),
  legalActions,
  forced(state) {
    const actions = actionsNow(state);
    return actions.length === 1 ? (actions[0] as CourtAction) : null;
  },
  play,
  turn: (state) => state.turn,
  view,
  preview,
  result,
  course: {
    // Characters go back, except in the last round.
    standings: (view) =>
      view.players.map(({ standing, lasting }) =>
        (isLastRound(view) ? standing : lasting).sizes.reduce((all, size) => all * MOST + size, 0),
      ),
    rows: ({ sizesByRound }) => sizesByRound.length,
  },
  facts,
};
