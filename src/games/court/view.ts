import type { Seat } from '../game.ts';
import { checkSeat } from '../options.ts';
import { biddersIn } from './auction.ts';
import { type Bag, courtierCounts, courtiersOf, sumOfTiles, tilesOf } from './bag.ts';
import { legalChoices } from './choose.ts';
import { rowSize } from './data.ts';
import { actionsNow } from './legal.ts';
import { gameLength } from './length.ts';
import { placesNow, standingOf } from './scoring.ts';
import { type CourtState, charactersOf, leftOf, quotaLeft, roleSeat } from './state.ts';
import {
  type AuctionView,
  CHARACTERS,
  type Character,
  type CharacterView,
  type CourtPlayerView,
  type CourtView,
  type RoleView,
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

function auctionView(state: CourtState): AuctionView | null {
  if (state.opener === null) return null;
  return {
    opener: state.opener,
    tiles: tilesOf(state.bid),
    sum: sumOfTiles(state.bid),
    bidder: state.bidder,
    bidders: biddersIn(state),
    passed: seatsFrom(state, state.opener, state.opener).filter((seat) => state.passed & (1 << seat)),
  };
}

function roleView(state: CourtState): RoleView | null {
  if (state.role === null) return null;
  const seat = roleSeat(state);
  return {
    character: state.role,
    seat,
    opponent: state.opponent,
    others: othersLeft(state, seat),
  };
}

function othersLeft(state: CourtState, seat: Seat): Seat[] {
  switch (state.phase) {
    case 'takeAspirants':
      return seatsFrom(state, leftOf(state, seat), seat);
    case 'takeAspirant':
      return seatsFrom(state, state.actor as Seat, seat);
    case 'giveTile':
    case 'swapLancelot':
      return seatsFrom(state, state.opponent as Seat, seat);
    default:
      return [];
  }
}

/** Seats clockwise from `first` up to the one before `end`; all of them when the two are one. */
function seatsFrom(state: CourtState, first: Seat, end: Seat): Seat[] {
  const seats = [first];
  for (let seat = leftOf(state, first); seat !== end; seat = leftOf(state, seat)) seats.push(seat);
  return seats;
}
