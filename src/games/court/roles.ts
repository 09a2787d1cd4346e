import type { Seat } from '../game.ts';
import { arthursTileChooser, favorAtRoundEnd, mustLancelotSwap } from './assumptions.ts';
import { openAuction } from './auction.ts';
import { add, type Bag, contains, EMPTY, partsOfSize, remove, sizeOf } from './bags.ts';
import { hasBlackDie, MERLIN_SWAPS, rowSize } from './data.ts';
import { sizesNow } from './scoring.ts';
import {
  type CourtState,
  characterIndex,
  type Draft,
  holderOf,
  type Log,
  leftOf,
  mayTake,
  roleSeat,
} from './state.ts';
import { CHARACTERS, type Character } from './types.ts';

/** The character that must be taken now: the black die's, if two others are gone and it isn't. */
export function forcedCharacter(state: CourtState): Character | null {
  if (!hasBlackDie(state.seats) || state.blackDie === null || holderOf(state, state.blackDie) !== null)
    return null;
  const taken = state.takenBy.filter((holder) => holder !== null).length;
  return taken === state.seats - 1 ? state.blackDie : null;
}

export function legalChoices(state: CourtState): Character[] {
  const forced = forcedCharacter(state);
  if (forced !== null) return [forced];
  return CHARACTERS.filter((character) => holderOf(state, character) === null);
}

/** The winner takes the character and its purse, the tiles bid become the new purse, and the role begins. */
export function choose(draft: Draft, character: Character, log: Log): void {
  const seat = draft.actor as Seat;
  const at = characterIndex(character);
  remove(draft.treasuries, seat, draft.bid);
  add(draft.treasuries, seat, draft.purses[at] as Bag);
  draft.purses[at] = draft.bid;
  draft.takenBy[at] = seat;
  draft.opener = null;
  draft.bid = EMPTY;
  draft.bidder = null;
  draft.passed = 0;
  draft.role = character;
  switch (character) {
    case 'merlin':
      draft.phase = 'swapMerlin';
      break;
    case 'guinevere':
      draft.phase = 'takeAspirants';
      break;
    case 'arthur':
      nextGiver(draft, leftOf(draft, seat), log);
      break;
    case 'lancelot':
      nextOpponent(draft, leftOf(draft, seat), log);
      break;
  }
  // A role that has already ended has counted the turn.
  if (draft.role !== null) draft.turn++;
}

/** Courtiers who change places. */
export interface Swap {
  readonly give: Bag;
  readonly take: Bag;
}

/** Whether two bags of courtiers have a type in common. */
const overlap = (a: Bag, b: Bag): boolean => partsOfSize(a, 1).some((one) => contains(b, one));

/** Every net result of up to three swaps with the row, the empty one first. */
export function merlinSwaps(court: Bag, row: Bag): Swap[] {
  const swaps: Swap[] = [];
  for (let size = 0; size <= MERLIN_SWAPS; size++) {
    const takes = partsOfSize(row, size);
    for (const give of partsOfSize(court, size))
      for (const take of takes) if (!overlap(give, take)) swaps.push({ give, take });
  }
  return swaps;
}

/** @param gain the courtiers taken less those given */
export function swapMerlin(draft: Draft, gain: number, log: Log): void {
  add(draft.courts, draft.actor as Seat, gain);
  draft.row -= gain;
  endRole(draft, log);
}

/** Guinevere's player takes two, the others one each, clockwise from her left; then her player lays a new row. */
export function takeAspirants(draft: Draft, courtiers: Bag): void {
  add(draft.courts, draft.actor as Seat, courtiers);
  draft.row -= courtiers;
  draft.actor = leftOf(draft, draft.actor as Seat);
  draft.phase = draft.actor === roleSeat(draft) ? 'refill' : 'takeAspirant';
}

/** How many courtiers the new row gets. */
export const refillSize = (state: CourtState): number =>
  Math.min(rowSize(state.seats), sizeOf(state.peasantry));

/** Guinevere's player lays the new row; if the peasantry can't fill it, this is the last round. */
export function refill(draft: Draft, courtiers: Bag, log: Log): void {
  if (sizeOf(courtiers) < rowSize(draft.seats)) draft.lastRound = true;
  draft.row = courtiers;
  draft.peasantry -= courtiers;
  endRole(draft, log);
}

/** An opponent gives Arthur a tile. */
export function giveTile(draft: Draft, tile: Bag, log: Log): void {
  const from = draft.opponent as Seat;
  remove(draft.treasuries, from, tile);
  add(draft.treasuries, roleSeat(draft), tile);
  nextGiver(draft, leftOf(draft, from), log);
}

/** Moves on to the first seat clockwise from `first` with a tile to spare; if there's none, the role ends. */
function nextGiver(draft: Draft, first: Seat, log: Log): void {
  const arthur = roleSeat(draft);
  for (let giver = first; giver !== arthur; giver = leftOf(draft, giver)) {
    if (sizeOf(draft.treasuries[giver] as Bag) > 1) {
      draft.phase = 'giveTile';
      draft.opponent = giver;
      draft.actor = arthursTileChooser(arthur, giver);
      return;
    }
    log?.push({ type: 'tileSpared', from: giver, to: arthur });
  }
  endRole(draft, log);
}

/** Whether two courts can swap: unless they consist of the same single type. */
const differ = (own: Bag, other: Bag): boolean => partsOfSize(own + other, 1).length > 1;

/** Every swap of a courtier of one court for one of another type of the other. */
export function lancelotSwaps(own: Bag, other: Bag): Swap[] {
  const swaps: Swap[] = [];
  const takes = partsOfSize(other, 1);
  for (const give of partsOfSize(own, 1))
    for (const take of takes) if (give !== take) swaps.push({ give, take });
  return swaps;
}

/** @param gain the courtier taken less the one given */
export function swapLancelot(draft: Draft, gain: number, log: Log): void {
  const opponent = draft.opponent as Seat;
  add(draft.courts, draft.actor as Seat, gain);
  remove(draft.courts, opponent, gain);
  nextOpponent(draft, leftOf(draft, opponent), log);
}

/** Moves on to the first opponent clockwise from `first` who allows a swap; if there's none, the role ends. */
function nextOpponent(draft: Draft, first: Seat, log: Log): void {
  const seat = roleSeat(draft);
  for (let opponent = first; opponent !== seat; opponent = leftOf(draft, opponent)) {
    if (mustLancelotSwap(differ(draft.courts[seat] as Bag, draft.courts[opponent] as Bag))) {
      draft.phase = 'swapLancelot';
      draft.opponent = opponent;
      draft.actor = seat;
      return;
    }
    log?.push({ type: 'lancelotSkipped', seat, opponent });
  }
  endRole(draft, log);
}

/** Ends the current role and moves on to the next auction or the end of the round. */
function endRole(draft: Draft, log: Log): void {
  draft.turn++;
  draft.role = null;
  draft.opponent = null;
  if (draft.treasuries.every((_, seat) => !mayTake(draft, seat))) endRound(draft, log);
  if (draft.phase !== 'over') openAuction(draft);
}

function endRound(draft: Draft, log: Log): void {
  moveFavor(draft, log);
  draft.sizesByRound = [...draft.sizesByRound, sizesNow(draft)];
  if (draft.lastRound) {
    draft.phase = 'over';
    draft.actor = null;
    draft.blackDie = null;
    log?.push({ type: 'roundEnded', round: draft.round }, { type: 'ended' });
    return;
  }
  if (hasBlackDie(draft.seats)) {
    const character = CHARACTERS.find((_, at) => draft.takenBy[at] === null) as Character;
    draft.blackDie = character;
    log?.push({ type: 'blackDieMoved', character });
  }
  draft.takenBy.fill(null);
  log?.push({ type: 'roundEnded', round: draft.round });
  draft.round++;
}

/** Arthur's player gets the King's Favor. */
function moveFavor(draft: Draft, log: Log): void {
  const arthur = holderOf(draft, 'arthur');
  const from = draft.favor as Seat;
  draft.favor = favorAtRoundEnd(from, arthur);
  if (arthur !== null) log?.push({ type: 'favorMoved', from, to: arthur });
}
