import { checkSeat, IllegalAction, type Seat } from '../game.ts';
import { legalBids, mayPass } from './auction.ts';
import { type Bag, bagOfTiles, countAt, courtiersOf, partsOfSize, sumOfTiles, tilesOf } from './bags.ts';
import { GUINEVERE_ASPIRANTS, MERLIN_SWAPS } from './data.ts';
import { lancelotSwaps, legalChoices, merlinSwaps, refillSize } from './roles.ts';
import { type CourtState, holderOf } from './state.ts';
import { CHARACTERS, COURTIERS, type CourtAction, type Courtier, TILES, type Tile } from './types.ts';

const oneCourtier = (bag: Bag): Courtier => courtiersOf(bag)[0] as Courtier;

/** Every legal action of the seat to act. */
export function actionsNow(state: CourtState): CourtAction[] {
  const seat = state.actor as Seat;
  switch (state.phase) {
    case 'startCourtier':
      return partsOfSize(state.peasantry, 1).map((one) => ({
        type: 'startCourtier',
        courtier: oneCourtier(one),
      }));
    case 'bid': {
      const bids = legalBids(state).map(({ tiles }): CourtAction => ({ type: 'bid', tiles }));
      return mayPass(state) ? [...bids, { type: 'pass' }] : bids;
    }
    case 'choose':
      return legalChoices(state).map((character) => ({ type: 'choose', character }));
    case 'swapMerlin':
      return merlinSwaps(state.courts[seat] as Bag, state.row).map(({ give, take }) => ({
        type: 'swapMerlin',
        give: courtiersOf(give),
        take: courtiersOf(take),
      }));
    case 'takeAspirants':
      return partsOfSize(state.row, GUINEVERE_ASPIRANTS).map((two) => ({
        type: 'takeAspirants',
        courtiers: courtiersOf(two),
      }));
    case 'takeAspirant':
      return partsOfSize(state.row, 1).map((one) => ({ type: 'takeAspirant', courtier: oneCourtier(one) }));
    case 'refill':
      return partsOfSize(state.peasantry, refillSize(state)).map((row) => ({
        type: 'refill',
        courtiers: courtiersOf(row),
      }));
    case 'giveTile':
      return partsOfSize(state.treasuries[seat] as Bag, 1).map((one) => ({
        type: 'giveTile',
        tile: tilesOf(one)[0] as Tile,
      }));
    case 'swapLancelot': {
      const opponent = state.opponent as Seat;
      return lancelotSwaps(state.courts[seat] as Bag, state.courts[opponent] as Bag).map(
        ({ give, take }) => ({
          type: 'swapLancelot',
          opponent,
          give: oneCourtier(give),
          take: oneCourtier(take),
        }),
      );
    }
    case 'dice':
    case 'over':
      return [];
  }
}

export function legalActions(state: CourtState, seat: Seat): readonly CourtAction[] {
  checkSeat(seat, state.seats);
  return seat === state.actor ? actionsNow(state) : [];
}

/** Whether the value is a list of these in their order. */
const isOrdered = <T>(list: readonly T[], values: readonly T[]): boolean =>
  Array.isArray(list) &&
  list.every((item, at) => values.indexOf(item) >= Math.max(0, values.indexOf(list[at - 1])));

/** Whether the value has the shape of an action, with each list in its fixed order. It may be anything. */
function isWellFormed(action: CourtAction): boolean {
  if (typeof action !== 'object' || action === null) return false;
  const fields = Object.keys(action).length;
  switch (action.type) {
    case 'pass':
      return fields === 1;
    case 'startCourtier':
    case 'takeAspirant':
      return fields === 2 && COURTIERS.includes(action.courtier);
    case 'bid':
      return fields === 2 && isOrdered(action.tiles, TILES);
    case 'choose':
      return fields === 2 && CHARACTERS.includes(action.character);
    case 'swapMerlin':
      return fields === 3 && isOrdered(action.give, COURTIERS) && isOrdered(action.take, COURTIERS);
    case 'takeAspirants':
    case 'refill':
      return fields === 2 && isOrdered(action.courtiers, COURTIERS);
    case 'giveTile':
      return fields === 2 && TILES.includes(action.tile);
    case 'swapLancelot': {
      const { opponent, give, take } = action;
      return (
        fields === 4 && Number.isInteger(opponent) && [give, take].every((one) => COURTIERS.includes(one))
      );
    }
    default:
      return false;
  }
}

/** Why an action is illegal: the `reason` in the data of `illegalAction`. */
export type IllegalReason =
  /** Not an action of this game: an unknown type, missing or extra fields, or a list out of order. */
  | 'malformed'
  /** The wrong time for this action. */
  | 'notNow'
  /** The opener of an auction may not pass. */
  | 'mustOpen'
  | 'tilesNotHeld'
  /** The sum doesn't exceed the current bid. */
  | 'bidTooLow'
  | 'characterTaken'
  /** The third chooser must take the character with the black die. */
  | 'blackDie'
  /** Too many or too few courtiers or swaps. */
  | 'wrongCount'
  /** A courtier isn't in the court, row or peasantry that they should come from. */
  | 'courtierNotThere'
  /** A swap needs two different types. */
  | 'sameType'
  /** Lancelot swaps with opponents in order, and this isn't the current one. */
  | 'wrongOpponent';

/** Whether the list has more of something than the bag, whose kinds these are. */
const exceeds = <T>(list: readonly T[], bag: Bag, kinds: readonly T[]): boolean =>
  kinds.some((kind, at) => list.filter((item) => item === kind).length > countAt(bag, at));

const missing = (list: readonly Courtier[], bag: Bag): boolean => exceeds(list, bag, COURTIERS);

/** Why the action is illegal for the seat to act; null if it's legal. */
function reasonAgainst(state: CourtState, seat: Seat, action: CourtAction): IllegalReason | null {
  if (!isWellFormed(action)) return 'malformed';
  if (action.type === 'pass') return state.phase === 'bid' ? (mayPass(state) ? null : 'mustOpen') : 'notNow';
  if (action.type !== state.phase) return 'notNow';
  const court = state.courts[seat] as Bag;
  const treasury = state.treasuries[seat] as Bag;
  switch (action.type) {
    case 'startCourtier':
      return missing([action.courtier], state.peasantry) ? 'courtierNotThere' : null;
    case 'bid':
      if (exceeds(action.tiles, treasury, TILES)) return 'tilesNotHeld';
      return sumOfTiles(bagOfTiles(action.tiles)) > sumOfTiles(state.bid) ? null : 'bidTooLow';
    case 'choose':
      if (holderOf(state, action.character) !== null) return 'characterTaken';
      return legalChoices(state).includes(action.character) ? null : 'blackDie';
    case 'swapMerlin': {
      const { give, take } = action;
      if (missing(give, court) || missing(take, state.row)) return 'courtierNotThere';
      if (give.some((courtier) => take.includes(courtier))) return 'sameType';
      return give.length === take.length && give.length <= MERLIN_SWAPS ? null : 'wrongCount';
    }
    case 'takeAspirants':
      if (missing(action.courtiers, state.row)) return 'courtierNotThere';
      return action.courtiers.length === GUINEVERE_ASPIRANTS ? null : 'wrongCount';
    case 'takeAspirant':
      return missing([action.courtier], state.row) ? 'courtierNotThere' : null;
    case 'refill':
      if (action.courtiers.length !== refillSize(state)) return 'wrongCount';
      return missing(action.courtiers, state.peasantry) ? 'courtierNotThere' : null;
    case 'giveTile':
      return exceeds([action.tile], treasury, TILES) ? 'tilesNotHeld' : null;
    case 'swapLancelot': {
      const { opponent, give, take } = action;
      if (opponent !== state.opponent) return 'wrongOpponent';
      if (give === take) return 'sameType';
      const isThere = !missing([give], court) && !missing([take], state.courts[opponent] as Bag);
      return isThere ? null : 'courtierNotThere';
    }
  }
}

/** @throws IllegalAction `unknownSeat`, `gameOver`, `notYourTurn`, `illegalAction` */
export function checkAction(state: CourtState, seat: Seat, action: CourtAction): void {
  checkSeat(seat, state.seats);
  if (state.phase === 'over') throw new IllegalAction('gameOver');
  if (seat !== state.actor) throw new IllegalAction('notYourTurn', { toAct: state.actor });
  const reason = reasonAgainst(state, seat, action);
  if (reason !== null) throw new IllegalAction('illegalAction', { reason });
}
