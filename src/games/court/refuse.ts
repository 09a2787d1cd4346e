import type { Seat } from '../game.ts';
import { type Bag, courtiersOf, tilesOf } from './bag.ts';
import { refillSize } from './roles/guinevere.ts';
import { type CourtState, holderOf } from './state.ts';
import { CHARACTERS, COURTIERS, type CourtAction, type Courtier, TILES } from './types.ts';

/** Why an action is illegal: the `reason` in the data of `illegalAction`. */
export type IllegalReason =
  /** Not an action of this game: an unknown type, fields missing or surplus, or a list out of its order. */
  | 'malformed'
  /** An action for another moment. */
  | 'notNow'
  /** The opener of an auction may not pass. */
  | 'mustOpen'
  | 'tilesNotHeld'
  /** The sum does not exceed the current bid. */
  | 'bidTooLow'
  | 'characterTaken'
  /** The character with the black die is still there for the third chooser. */
  | 'blackDie'
  /** More or fewer courtiers, or swaps, than the rules say. */
  | 'wrongCount'
  /** A courtier is not in the court, the row or the peasantry that it is to come from. */
  | 'courtierNotThere'
  /** A swap must be of two different types. */
  | 'sameType'
  /** Lancelot's swaps are made with one opponent after the other. */
  | 'wrongOpponent';

type Check = (value: unknown) => boolean;
const among =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (values: readonly unknown[]): Check =>
  (list) =>
    Array.isArray(list) &&
    list.every((item, at) => values.indexOf(item) >= Math.max(0, values.indexOf(list[at - 1])));

const FIELDS: { readonly [T in CourtAction['type']]: Readonly<Record<string, Check>> } = {
  startCourtier: { courtier: among(COURTIERS) },
  bid: { tiles: listOf(TILES) },
  pass: {},
  choose: { character: among(CHARACTERS) },
  swapMerlin: { give: listOf(COURTIERS), take: listOf(COURTIERS) },
  takeAspirants: { courtiers: listOf(COURTIERS) },
  takeAspirant: { courtier: among(COURTIERS) },
  refill: { courtiers: listOf(COURTIERS) },
  giveTile: { tile: among(TILES) },
  swapLancelot: { opponent: Number.isInteger, give: among(COURTIERS), take: among(COURTIERS) },
};

function isWellFormed(action: unknown): action is CourtAction {
  if (typeof action !== 'object' || action === null) return false;
  const given = Object.entries(action);
  const type = given.find(([key]) => key === 'type')?.[1];
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return false;
  const fields = FIELDS[type as CourtAction['type']];
  return (
    given.length === Object.keys(fields).length + 1 &&
    given.every(([key, value]) => key === 'type' || (Object.hasOwn(fields, key) && fields[key]?.(value)))
  );
}

const lacks = <T>(have: readonly T[], want: readonly T[]): boolean =>
  want.some((item) => want.filter((x) => x === item).length > have.filter((x) => x === item).length);

/** Why the action, which is none of the legal ones, is illegal. */
export function reasonFor(state: CourtState, seat: Seat, action: unknown): IllegalReason {
  if (!isWellFormed(action)) return 'malformed';
  if (action.type === 'pass') return state.phase === 'bid' ? 'mustOpen' : 'notNow';
  if (action.type !== state.phase) return 'notNow';
  const court = courtiersOf(state.courts[seat] as Bag);
  const missingFromRow = (want: readonly Courtier[]) => lacks(courtiersOf(state.row), want);
  switch (action.type) {
    case 'bid':
      if (lacks(tilesOf(state.treasuries[seat] as Bag), action.tiles)) return 'tilesNotHeld';
      return 'bidTooLow';
    case 'giveTile':
      return 'tilesNotHeld';
    case 'choose':
      return holderOf(state, action.character) === null ? 'blackDie' : 'characterTaken';
    case 'startCourtier':
    case 'takeAspirant':
      return 'courtierNotThere';
    case 'takeAspirants':
      return missingFromRow(action.courtiers) ? 'courtierNotThere' : 'wrongCount';
    case 'refill':
      return action.courtiers.length === refillSize(state) ? 'courtierNotThere' : 'wrongCount';
    case 'swapMerlin': {
      const { give, take } = action;
      if (lacks(court, give) || missingFromRow(take)) return 'courtierNotThere';
      return give.some((courtier) => take.includes(courtier)) ? 'sameType' : 'wrongCount';
    }
    case 'swapLancelot':
      if (action.opponent !== state.opponent) return 'wrongOpponent';
      return action.give === action.take ? 'sameType' : 'courtierNotThere';
  }
}
