import type { Seat } from '../game.ts';
import { checkSeat } from '../options.ts';
import { auctionView } from './auction-view.ts';
import type { Bag } from './bag.ts';
import { legalChoices } from './choose.ts';
import { courtierCounts, courtiersOf } from './courtier-bag.ts';
import { rowSize } from './data.ts';
import { actionsNow } from './legal.ts';
import { gameLength } from './length.ts';
import { placesNow } from './ranking.ts';
import { roleView } from './role-view.ts';
import { charactersOf, quotaLeft } from './seats.ts';
import { standingOf } from './standing.ts';
import type { CourtState } from './state.ts';
import { tilesOf } from './tile-bag.ts';
import {
  CHARACTERS,
  type Character,
  type CharacterView,
  type CourtPlayerView,
  type CourtView,
} from './types.ts';

/** Everything is public: a spectator sees what a player sees. */
export function view(state: CourtState, viewer: Seat | null): CourtView {
  if (viewer !== null) checkSeat(viewer, state.seats);
  return {
    viewer,
    phase: state.phase,
    toAct: state.actor,
    forced: actionsNow(state).length === 1,
    turn: state.turn,
    round: state.round,
    rounds: gameLength(state),
    lastRound: state.lastRound,
    row: courtiersOf(state.row),
    rowSize: rowSize(state.seats),
    peasantry: courtierCounts(state.peasantry),
    favor: state.favor,
    blackDie: state.blackDie,
    characters: charactersView(state),
    players: playersView(state),
    auction: auctionView(state),
    role: roleView(state),
    sizesByRound: state.sizesByRound,
  };
}

function charactersView(state: CourtState): Record<Character, CharacterView> {
  const choices = state.phase === 'choose' ? legalChoices(state) : [];
  const [merlin, guinevere, arthur, lancelot] = CHARACTERS.map((character, at) => ({
    purse: tilesOf(state.purses[at] as Bag),
    takenBy: state.takenBy[at] as Seat | null,
    open: choices.some((choice) => choice.character === character),
  })) as [CharacterView, CharacterView, CharacterView, CharacterView];
  return { merlin, guinevere, arthur, lancelot };
}

function playersView(state: CourtState): CourtPlayerView[] {
  const places = placesNow(state);
  return state.courts.map((court, seat) => ({
    treasury: tilesOf(state.treasuries[seat] as Bag),
    court: courtierCounts(court),
    characters: charactersOf(state, seat),
    quotaLeft: quotaLeft(state, seat),
    standing: standingOf(state, seat),
    place: places[seat] as number,
  }));
}
