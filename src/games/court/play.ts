import type { Chance } from '../chance.ts';
import { actionKey, checkSeat, IllegalAction, type Seat, type Step } from '../game.ts';
import { bid, legalBids, pass } from './auction.ts';
import { type Bag, bagCourtiers, bagTiles } from './data.ts';
import {
  choose,
  giveTile,
  legalAspirantPairs,
  legalAspirants,
  legalChoices,
  legalGifts,
  legalLancelotSwaps,
  legalMerlinSwaps,
  legalRefills,
  refill,
  refillSize,
  swapLancelot,
  swapMerlin,
  takeAspirant,
  takeAspirants,
} from './roles.ts';
import { legalStarts, rollDice, startCourtier } from './setup.ts';
import { type CourtState, characterHolder, type Draft, draftCourtState } from './state.ts';
import {
  type ActionOf,
  CHARACTERS,
  COURTIERS,
  type CourtAction,
  type CourtEvent,
  type Courtier,
  type CourtPhase,
  TILES,
} from './types.ts';

/** The legal actions of each phase. */
const LEGAL: Readonly<Record<CourtPhase, (state: CourtState) => readonly CourtAction[]>> = {
  startCourtier: legalStarts,
  dice: () => [],
  bid: legalBids,
  choose: legalChoices,
  swapMerlin: legalMerlinSwaps,
  takeAspirants: legalAspirantPairs,
  takeAspirant: legalAspirants,
  refill: legalRefills,
  giveTile: legalGifts,
  swapLancelot: legalLancelotSwaps,
  over: () => [],
};

/** Every legal action of the seat to act; equal actions are the same frozen object on every call. */
export const actionsNow = (state: CourtState): readonly CourtAction[] => LEGAL[state.phase](state);

export function legalActions(state: CourtState, seat: Seat): readonly CourtAction[] {
  checkSeat(seat, state.seats);
  return seat === state.actor ? actionsNow(state) : [];
}

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

/** The fields that each type of action must have, no more and no fewer. */
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

/** Whether the value has the shape of an action, with each list in its fixed order. */
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

const lacks = <T>(have: readonly T[], want: readonly T[]): boolean =>
  want.some((item) => want.filter((x) => x === item).length > have.filter((x) => x === item).length);

/** Why an action that isn't legal is refused. */
function reasonFor(state: CourtState, seat: Seat, action: unknown): IllegalReason {
  if (!isWellFormed(action)) return 'malformed';
  if (action.type === 'pass') return state.phase === 'bid' ? 'mustOpen' : 'notNow';
  if (action.type !== state.phase) return 'notNow';
  const court = bagCourtiers(state.courts[seat] as Bag);
  const missingFromRow = (want: readonly Courtier[]) => lacks(bagCourtiers(state.row), want);
  switch (action.type) {
    case 'bid':
      if (lacks(bagTiles(state.treasuries[seat] as Bag), action.tiles)) return 'tilesNotHeld';
      return 'bidTooLow';
    case 'giveTile':
      return 'tilesNotHeld';
    case 'choose':
      return characterHolder(state, action.character) === null ? 'blackDie' : 'characterTaken';
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

/**
 * The legal action equal to the given one.
 * @throws IllegalAction `unknownSeat`, `gameOver`, `notYourTurn`, `illegalAction`
 */
export function admit(state: CourtState, seat: Seat, action: CourtAction): CourtAction {
  checkSeat(seat, state.seats);
  if (state.phase === 'over') throw new IllegalAction('gameOver');
  if (seat !== state.actor) throw new IllegalAction('notYourTurn', { toAct: state.actor });
  const legal = actionsNow(state);
  if (legal.includes(action)) return action;
  const key = actionKey(action);
  const known = legal.find((candidate) => actionKey(candidate) === key);
  if (known === undefined)
    throw new IllegalAction('illegalAction', { reason: reasonFor(state, seat, action) });
  return known;
}

/** What each action does. */
const DONE: {
  readonly [Type in CourtAction['type']]: (
    draft: Draft,
    action: ActionOf<Type>,
    events: CourtEvent[],
  ) => void;
} = {
  startCourtier,
  bid,
  pass,
  choose,
  swapMerlin,
  takeAspirants,
  takeAspirant,
  refill,
  giveTile,
  swapLancelot,
};

/** Applies a legal action to the draft. */
function carryOut(draft: Draft, action: CourtAction, events: CourtEvent[]): void {
  (DONE[action.type] as (draft: Draft, action: CourtAction, events: CourtEvent[]) => void)(
    draft,
    action,
    events,
  );
}

/**
 * Plays one action; only the last starting courtier uses chance.
 * @throws IllegalAction `unknownSeat`, `gameOver`, `notYourTurn`, and `illegalAction` with a `reason`
 */
export function play(
  state: CourtState,
  seat: Seat,
  action: CourtAction,
  chance: Chance,
): Step<CourtState, CourtEvent> {
  const events: CourtEvent[] = [];
  const draft = playWithoutDice(state, seat, action, events);
  const revealed = draft.phase === 'dice';
  if (revealed) {
    rollDice(draft, chance, events);
    draft.turn++;
  }
  return { state: draft, events, revealed };
}

/** Everything an action does before any dice are rolled. */
export function playWithoutDice(
  state: CourtState,
  seat: Seat,
  action: CourtAction,
  events: CourtEvent[],
): Draft {
  const known = admit(state, seat, action);
  const draft = draftCourtState(state);
  carryOut(draft, known, events);
  if (endsTurn(known, draft)) draft.turn++;
  return draft;
}

/** A turn is the starting courtiers with the dice, an auction with its choice, or a role that needs decisions. */
function endsTurn(action: CourtAction, after: Draft): boolean {
  const { type } = action;
  return (
    type === 'choose' ||
    (type !== 'startCourtier' && type !== 'bid' && type !== 'pass' && after.role === null)
  );
}
