import { bagSize, hasBlackDie, ONE_OF_EACH, rowSize, sumOfTiles } from '../../games/court/data.ts';
import { type CourtState, characterIndex } from '../../games/court/state.ts';
import type { Character } from '../../games/court/types.ts';
import type { SearchChance } from '../search/chance.ts';
import { NOBODY, type Position } from '../search/position.ts';
import { ARTHUR, BITS, CourtBoard, courtResult, GUINEVERE, LANCELOT, MERLIN, NONE } from './board.ts';
import * as codes from './codes.ts';
import { findLancelotSwaps, writeLegal } from './moves.ts';
import * as phases from './phases.ts';
import { PHASE_NUMBERS } from './phases.ts';

/** The opener is the Favor's holder, or the first to their left who may still take a character. */
function openAuction(board: CourtBoard): void {
  let opener = board.favor;
  while (!board.mayTake(opener)) opener = board.leftOf(opener);
  board.phase = phases.BID;
  board.actor = opener;
  board.opener = opener;
}

/** Passes the turn to the next bidder; once only the highest is left, they choose. */
function nextBidder(board: CourtBoard): void {
  let seat = board.leftOf(board.actor);
  while (seat !== board.bidder && ((board.passed & (1 << seat)) !== 0 || !board.mayTake(seat)))
    seat = board.leftOf(seat);
  board.actor = seat;
  if (seat === board.bidder) board.phase = phases.CHOOSE_CHARACTER;
}

/** Goes on to the next auction, round or the end of the game. */
function endRole(board: CourtBoard): void {
  board.role = NONE;
  board.opponent = NONE;
  if (BITS[board.taken] === board.seats * board.quota) endRound(board);
  if (board.phase !== phases.OVER) openAuction(board);
}

function endRound(board: CourtBoard): void {
  const arthur = board.holderOf(ARTHUR);
  if (arthur !== NONE) board.favor = arthur;
  if (board.lastRound) {
    board.phase = phases.OVER;
    board.actor = NOBODY;
    board.blackDie = NONE;
    return;
  }
  if (hasBlackDie(board.seats)) board.blackDie = [0, 1, 2, 3].find((at) => (board.taken & (1 << at)) === 0)!;
  board.held.fill(0);
  board.taken = 0;
  board.round++;
}

/** The winner of the auction takes the character and its purse; the tiles bid become the new purse. */
function choose(board: CourtBoard, character: number): void {
  const seat = board.actor;
  board.treasuries[seat]! += board.purses[character]! - board.bid;
  board.purses[character] = board.bid;
  board.held[seat]! |= 1 << character;
  board.taken |= 1 << character;
  board.opener = NONE;
  board.bid = 0;
  board.bidSum = 0;
  board.bidder = NONE;
  board.passed = 0;
  board.role = character;
  switch (character) {
    case MERLIN:
      board.phase = phases.SWAP_MERLIN;
      break;
    case GUINEVERE:
      board.phase = phases.TAKE_PAIR;
      break;
    case ARTHUR:
      nextGiver(board, board.leftOf(seat), seat);
      break;
    case LANCELOT:
      nextOpponent(board, board.leftOf(seat));
      break;
  }
}

function swapMerlin(board: CourtBoard, gain: number): void {
  board.courts[board.actor]! += gain;
  board.row -= gain;
  endRole(board);
}

/** Guinevere's player takes two aspirants, then everyone else takes one. */
function takeAspirants(board: CourtBoard, bag: number): void {
  board.courts[board.actor]! += bag;
  board.row -= bag;
  board.actor = board.leftOf(board.actor);
  const isBack = (board.held[board.actor]! & (1 << GUINEVERE)) !== 0;
  board.phase = isBack ? phases.REFILL_ROW : phases.TAKE_ONE;
}

/** Lays a new row. @param full whether it has its full size; if not, this is the last round */
function refill(board: CourtBoard, bag: number, full: boolean): void {
  if (!full) board.lastRound = true;
  board.row = bag;
  board.peasantry -= bag;
  endRole(board);
}

function giveTile(board: CourtBoard, tile: number): void {
  const arthur = board.holderOf(ARTHUR);
  board.treasuries[board.actor]! -= tile;
  board.treasuries[arthur]! += tile;
  nextGiver(board, board.leftOf(board.actor), arthur);
}

/** Moves on to the next opponent who has a tile to spare. */
function nextGiver(board: CourtBoard, first: number, arthur: number): void {
  for (let giver = first; giver !== arthur; giver = board.leftOf(giver)) {
    if (isSingle(board.treasuries[giver]!)) continue;
    board.phase = phases.GIVE_TILE;
    board.opponent = giver;
    board.actor = giver;
    return;
  }
  endRole(board);
}

/** Whether there's exactly one tile in the bag. */
const isSingle = (bag: number): boolean => (bag & 0x11111) === bag && (bag & (bag - 1)) === 0;

function swapLancelot(board: CourtBoard, gain: number): void {
  board.courts[board.actor]! += gain;
  board.courts[board.opponent]! -= gain;
  nextOpponent(board, board.leftOf(board.opponent));
}

/** Moves on to the next opponent with whom a swap is possible. The actor is Lancelot's player. */
function nextOpponent(board: CourtBoard, first: number): void {
  const { courts, actor } = board;
  for (let opponent = first; opponent !== actor; opponent = board.leftOf(opponent)) {
    if (findLancelotSwaps(courts[actor]!, opponent, courts[opponent]!).length === 0) continue;
    board.phase = phases.SWAP_LANCELOT;
    board.opponent = opponent;
    return;
  }
  endRole(board);
}

/** Where a position's dice come from. */
export type Dice = Pick<SearchChance, 'below'>;

/** King Arthur's Court, changed in place. Only the dice after the last starting courtier are chance. */
export class CourtPosition extends CourtBoard implements Position<CourtPosition> {
  readonly #dice: Dice;

  constructor(seats: number, dice: Dice) {
    super(seats);
    this.#dice = dice;
  }

  legalMoves(into: Int32Array): number {
    return writeLegal(this, into);
  }

  play(move: number): number {
    const payload = move & codes.PAYLOAD;
    switch (move - payload) {
      case 0:
        this.bid = payload;
        this.bidSum = sumOfTiles(payload);
        this.bidder = this.actor;
        nextBidder(this);
        return 0;
      case codes.PASS:
        this.passed |= 1 << this.actor;
        nextBidder(this);
        return 0;
      case codes.CHOOSE:
        choose(this, payload);
        return 0;
      case codes.SWAP:
        swapMerlin(this, codes.swapGain(payload));
        return 0;
      case codes.PAIR:
      case codes.ONE:
        takeAspirants(this, payload);
        return 0;
      case codes.REFILL:
        refill(this, payload, bagSize(payload) === rowSize(this.seats));
        return 0;
      case codes.GIFT:
        giveTile(this, payload);
        return 0;
      case codes.DUEL:
        swapLancelot(this, codes.swapGain(payload));
        return 0;
      default:
        return this.#start(payload);
    }
  }

  #start(courtier: number): number {
    this.peasantry -= courtier;
    this.courts[this.actor]! += courtier;
    this.actor = this.leftOf(this.actor);
    return this.actor === 0 ? this.#rollDice() : 0;
  }

  /** All courtiers are equally likely to be added or removed, and all seats to get the Favor. */
  #rollDice(): number {
    const rolled = this.seats === 3 ? 0 : this.#dice.below(4);
    const favor = this.#dice.below(this.seats);
    this.row = ONE_OF_EACH;
    if (this.seats === 2) this.row -= 1 << (4 * rolled);
    if (this.seats === 4) this.row += 1 << (4 * rolled);
    this.peasantry -= this.row;
    this.favor = favor;
    this.round = 1;
    openAuction(this);
    return 1 + 4 * rolled + favor;
  }

  shares(into: Float64Array): void {
    let best = -1;
    let tied = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      const result = courtResult(this, seat);
      into[seat] = result;
      if (result > best) {
        best = result;
        tied = 0;
      }
      if (result === best) tied++;
    }
    for (let seat = 0; seat < this.seats; seat++) into[seat] = into[seat] === best ? 1 / tied : 0;
  }
}

/**
 * The position of a state.
 * @throws Error in the phase `dice`, in which nobody decides
 */
export function fromState(state: CourtState, dice: Dice): CourtPosition {
  if (state.phase === 'dice') throw new Error('the dice are about to be rolled');
  const position = new CourtPosition(state.seats, dice);
  position.phase = PHASE_NUMBERS[state.phase];
  position.actor = state.actor ?? NOBODY;
  position.role = indexOf(state.role);
  position.opponent = state.opponent ?? NONE;
  position.courts.set(state.courts);
  position.treasuries.set(state.treasuries);
  position.purses.set(state.purses);
  for (const [character, seat] of state.takenBy.entries()) {
    if (seat === null) continue;
    position.held[seat]! |= 1 << character;
    position.taken |= 1 << character;
  }
  position.row = state.row;
  position.peasantry = state.peasantry;
  position.favor = state.favor ?? NONE;
  position.blackDie = indexOf(state.blackDie);
  position.opener = state.opener ?? NONE;
  position.bid = state.bid;
  position.bidSum = sumOfTiles(state.bid);
  position.bidder = state.bidder ?? NONE;
  position.passed = state.passed;
  position.round = state.round;
  position.lastRound = state.lastRound;
  return position;
}

const indexOf = (character: Character | null): number =>
  character === null ? NONE : characterIndex(character);
