import { checkSeat, type Preview, type Seat } from '../game.ts';
import type { Json } from '../json.ts';
import { biddersIn } from './auction.ts';
import {
  type Bag,
  bagCourtiers,
  bagOfCounts,
  bagOfCourtiers,
  bagOfTiles,
  bagSize,
  bagTiles,
  courtierCounts,
  hasBlackDie,
  lasting,
  peasantryAtStart,
  rowSize,
  sumOfTiles,
} from './data.ts';
import { actionsNow, playWithoutDice } from './play.ts';
import { forcedCharacter, legalChoices } from './roles.ts';
import { lastingPlaces, placesNow, seatStanding, sizesNow } from './scoring.ts';
import {
  type CourtState,
  characterHolder,
  nextSeat,
  quotaLeft,
  roleSeat,
  seatCharacters,
  seatsFrom,
} from './state.ts';
import {
  type AuctionView,
  CHARACTERS,
  type Character,
  type CharacterView,
  type CourtAction,
  type CourtEvent,
  type CourtPlayerView,
  type CourtView,
  type RoleView,
} from './types.ts';

/** Null outside an auction. */
function auctionView(state: CourtState): AuctionView | null {
  if (state.opener === null) return null;
  return {
    opener: state.opener,
    tiles: bagTiles(state.bid),
    sum: sumOfTiles(state.bid),
    bidder: state.bidder,
    bidders: biddersIn(state),
    passed: seatsFrom(state, state.opener, state.opener).filter((seat) => state.passed & (1 << seat)),
  };
}

/** Refills left, including the one that ends the game; 0 after that one. */
function refillsLeft(state: CourtState): number {
  if (state.lastRound) return 0;
  const peasantry = state.round === 0 ? peasantryAtStart(state.seats) : bagSize(state.peasantry);
  return Math.floor(peasantry / rowSize(state.seats)) + 1;
}

/**
 * Minimum and maximum length of the game in rounds. Guinevere acts once a round if every character is
 * taken. With the black die she can be left over, but not twice in a row, because the die is then on her.
 */
export function gameLength(state: CourtState): { readonly min: number; readonly max: number } {
  const before = Math.max(state.round, 1) - 1;
  const refills = refillsLeft(state);
  const taken = characterHolder(state, 'guinevere') !== null;
  const refilled = taken && state.role !== 'guinevere';
  if (refilled) return { min: before + 1 + refills, max: before + 1 + refills * roundsPerRefill(state) };
  if (taken || !hasBlackDie(state.seats) || state.blackDie === 'guinevere')
    return { min: before + refills, max: before + 1 + (refills - 1) * roundsPerRefill(state) };
  const allChosen = state.treasuries.every((_, seat) => quotaLeft(state, seat) === 0);
  const leftOver = allChosen || forcedCharacter(state) !== null;
  return { min: before + refills + (leftOver ? 1 : 0), max: before + refills * roundsPerRefill(state) };
}

const roundsPerRefill = (state: CourtState): number => (hasBlackDie(state.seats) ? 2 : 1);

/** Null when no role is being carried out. */
function roleView(state: CourtState): RoleView | null {
  if (state.role === null) return null;
  const seat = roleSeat(state);
  return { character: state.role, seat, opponent: state.opponent, others: othersLeft(state, seat) };
}

function othersLeft(state: CourtState, seat: Seat): Seat[] {
  switch (state.phase) {
    case 'takeAspirants':
      return seatsFrom(state, nextSeat(state, seat), seat);
    case 'takeAspirant':
      return seatsFrom(state, state.actor as Seat, seat);
    case 'giveTile':
    case 'swapLancelot':
      return seatsFrom(state, state.opponent as Seat, seat);
    default:
      return [];
  }
}

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
    row: bagCourtiers(state.row),
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
    purse: bagTiles(state.purses[at] as Bag),
    takenBy: state.takenBy[at] as Seat | null,
    open: choices.some((choice) => choice.character === character),
  })) as [CharacterView, CharacterView, CharacterView, CharacterView];
  return { merlin, guinevere, arthur, lancelot };
}

function playersView(state: CourtState): CourtPlayerView[] {
  const places = placesNow(state);
  const lastingAt = lastingPlaces(state);
  return state.courts.map((court, seat) => ({
    treasury: bagTiles(state.treasuries[seat] as Bag),
    court: courtierCounts(court),
    characters: seatCharacters(state, seat),
    quotaLeft: quotaLeft(state, seat),
    standing: seatStanding(state, seat),
    lasting: lasting(court),
    place: places[seat] as number,
    lastingPlace: lastingAt[seat] as number,
  }));
}

/** What a verifier compares (docs/record.md). */
export function facts(state: CourtState): Json {
  return {
    phase: state.phase,
    toAct: state.actor,
    round: state.round,
    lastRound: state.lastRound,
    favor: state.favor,
    blackDie: state.blackDie,
    row: bagCourtiers(state.row),
    peasantry: courtierCounts(state.peasantry),
    treasuries: state.treasuries.map(bagTiles),
    courts: state.courts.map(courtierCounts),
    purses: byCharacter((at) => bagTiles(state.purses[at] as number)),
    takenBy: byCharacter((at) => state.takenBy[at] as number | null),
    auction:
      state.opener === null
        ? null
        : {
            opener: state.opener,
            bid: bagTiles(state.bid),
            bidder: state.bidder,
            passed: state.courts.flatMap((_, seat) => (state.passed & (1 << seat) ? [seat] : [])),
          },
    opponent: state.opponent,
    final: state.phase === 'over' ? { sizes: sizesNow(state), places: placesNow(state) } : null,
  };
}

const byCharacter = (value: (at: number) => Json): Json =>
  Object.fromEntries(CHARACTERS.map((character, at) => [character, value(at)]));

/** Previews everything but the dice: after the last starting courtier the view stays in the phase `dice`. */
export function preview(before: CourtView, seat: Seat, action: CourtAction): Preview<CourtView, CourtEvent> {
  const events: CourtEvent[] = [];
  const state = playWithoutDice(courtStateFromView(before), seat, action, events);
  return { view: view(state, before.viewer), events };
}

/** The state that a view shows. */
export function courtStateFromView(seen: CourtView): CourtState {
  const { auction, role } = seen;
  return {
    seats: seen.players.length,
    turn: seen.turn,
    round: seen.round,
    phase: seen.phase,
    actor: seen.toAct,
    role: role?.character ?? null,
    opponent: role?.opponent ?? null,
    treasuries: seen.players.map(({ treasury }) => bagOfTiles(treasury)),
    courts: seen.players.map(({ court }) => bagOfCounts(court)),
    purses: CHARACTERS.map((character) => bagOfTiles(seen.characters[character].purse)),
    takenBy: CHARACTERS.map((character) => seen.characters[character].takenBy),
    row: bagOfCourtiers(seen.row),
    peasantry: bagOfCounts(seen.peasantry),
    favor: seen.favor,
    blackDie: seen.blackDie,
    opener: auction?.opener ?? null,
    bid: bagOfTiles(auction?.tiles ?? []),
    bidder: auction?.bidder ?? null,
    passed: (auction?.passed ?? []).reduce((bits, passed) => bits | (1 << passed), 0),
    lastRound: seen.lastRound,
    sizesByRound: seen.sizesByRound,
  };
}
