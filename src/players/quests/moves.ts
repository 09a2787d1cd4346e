import { ADVERSARIES, cardCounts, KNIGHTS } from '../../games/quests/cards.ts';
import { ADVENTURES, FULL_COLUMN } from '../../games/quests/data.ts';
import { ADVENTURE_NEEDS, challengeNeed, legalPayments, type Need } from '../../games/quests/payments.ts';
import type { CardGameAction } from '../../games/quests/types.ts';
import { NOBODY } from '../search/position.ts';
import {
  ADVENTURE_STEP,
  type CardGameBoard,
  CHALLENGE_STEP,
  CHALLENGED,
  COLUMNS,
  VENTURED,
} from './board.ts';
import {
  COLOUR_BITS,
  cardsIn,
  countedKnights,
  countedTrophies,
  MERLIN_SHIFT,
  type PackedKnights,
  type PackedTrophies,
  packedKnights,
  placeValues,
  TYPES,
  VALUE,
} from './cards.ts';

/*
 * Codes of moves: 0 to 2 draw as many knights, then comes the reveal. A challenge has bit 17, its mode from bit 15,
 * the card from bit 11, and the payment. Adventures come after all of them: each has a range of its own, in which
 * its payments are numbers in mixed radix.
 */
export const REVEAL = 3;
const CHALLENGE = 1 << 17;
export const FIRST_ADVENTURE = 1 << 18;

const MODES = ['usual', 'repeated', 'double'] as const;
export const USUAL = 0;
export const REPEATED = 1;
const DOUBLE = 2;

/** A challenge without its payment. */
const challengeCode = (mode: number, card: number): number => CHALLENGE | (mode << 15) | (card << 11);
export const modeIn = (move: number): number => (move >> 15) & 3;
export const cardIn = (move: number): number => (move >> 11) & 15;

/** A payment of knights in 11 bits: the colour from bit 9 (0 for Merlins only), Merlins from bit 6, doubles, singles. */
function paymentCode(pay: PackedKnights): number {
  const merlins = (pay >> MERLIN_SHIFT) << COLOUR_BITS;
  for (let colour = 2; colour > 0; colour--) {
    const knights = (pay >> (colour * COLOUR_BITS)) & 63;
    if (knights !== 0) return (colour << 9) | merlins | knights;
  }
  return merlins | (pay & 63);
}

/** The knights paid in a challenge. */
export const knightsIn = (move: number): PackedKnights =>
  ((move & 63) << (((move >> 9) & 3) * COLOUR_BITS)) | (((move >> COLOUR_BITS) & 7) << MERLIN_SHIFT);

const ADVENTURE_COUNT = ADVENTURE_NEEDS.length;

/** The most copies of each card that a payment can take. */
const mostIn = (need: Need): number[] =>
  ADVERSARIES.copies.map((copies, card) => Math.min(copies, usefulIn(need, card)));

function usefulIn(need: Need, card: number): number {
  if (need.type === 'sets')
    return Math.max(...need.sets.map(({ demands, met }) => (met[card] === 0 ? 0 : demands)));
  return need.pools.some(({ cards }) => cards.includes(card))
    ? Math.ceil(need.total / ADVERSARIES.values[card]!)
    : 0;
}

const ADVENTURE_PLACES = ADVENTURE_NEEDS.map(({ need }) => placeValues(mostIn(need)));
const ADVENTURE_STARTS = new Float64Array(ADVENTURE_COUNT + 1);
ADVENTURE_STARTS[0] = FIRST_ADVENTURE;
ADVENTURE_NEEDS.forEach(({ need }, at) => {
  ADVENTURE_STARTS[at + 1] =
    ADVENTURE_STARTS[at]! + mostIn(need).reduce((size, most) => size * (most + 1), 1);
});

/** @param pay counts by position in the deck of adversaries */
function adventureCode(adventure: number, pay: ArrayLike<number>): number {
  let code = ADVENTURE_STARTS[adventure]!;
  for (let card = 0; card < TYPES; card++) code += pay[card]! * ADVENTURE_PLACES[adventure]![card]!;
  return code;
}

export function adventureIn(move: number): number {
  let adventure = 0;
  while (move >= ADVENTURE_STARTS[adventure + 1]!) adventure++;
  return adventure;
}

/** Writes the adversaries paid, as counts. */
export function writeTrophiesIn(move: number, adventure: number, into: Int32Array): void {
  const place = ADVENTURE_PLACES[adventure]!;
  let rest = move - ADVENTURE_STARTS[adventure]!;
  for (let card = TYPES - 1; card >= 0; card--) {
    into[card] = (rest / place[card]!) | 0;
    rest %= place[card]!;
  }
}

type Lists = (Int32Array | undefined)[];

/** Pages that a book holds before it's emptied. */
const MOST_PAGES = 1 << 16;

const ruleOf = (lean: boolean) => (lean ? 'lean' : 'exact');

/** Remembers lists by what's held, and then by a small number. */
class Book {
  readonly #pages = new Map<number, Lists>();

  page(held: number): Lists {
    let page = this.#pages.get(held);
    if (page === undefined) {
      if (this.#pages.size >= MOST_PAGES) this.#pages.clear();
      page = [];
      this.#pages.set(held, page);
    }
    return page;
  }
}

/** The legal payments under one payment rule, remembered. */
class Payments {
  readonly #knights = new Book();
  readonly #trophies = new Book();
  readonly #lean: boolean;

  constructor(lean: boolean) {
    this.#lean = lean;
  }

  /** For a hand, its payments by price, as far as they're known. */
  knightPage(hand: PackedKnights): Lists {
    return this.#knights.page(hand);
  }

  /** For trophies, the codes of their adventures, by adventure, as far as they're known. */
  trophyPage(trophies: PackedTrophies): Lists {
    return this.#trophies.page(trophies);
  }

  /** Codes of the payments, added to the page. */
  payPrice(page: Lists, hand: PackedKnights, price: number): Int32Array {
    const found = legalPayments(KNIGHTS, countedKnights(hand), challengeNeed(price), ruleOf(this.#lean));
    const codes = Int32Array.from(found, (pay) => paymentCode(packedKnights(cardCounts(KNIGHTS, pay))));
    page[price] = codes;
    return codes;
  }

  /** Codes of the moves that take the adventure, added to the page. */
  payAdventure(page: Lists, trophies: PackedTrophies, adventure: number): Int32Array {
    const { need } = ADVENTURE_NEEDS[adventure]!;
    const found = legalPayments(ADVERSARIES, countedTrophies(trophies), need, ruleOf(this.#lean));
    const codes = Int32Array.from(found, (pay) => adventureCode(adventure, cardCounts(ADVERSARIES, pay)));
    page[adventure] = codes;
    return codes;
  }
}

const EXACT_PAYMENTS = new Payments(false);
const LEAN_PAYMENTS = new Payments(true);

/** Writes the codes of all legal moves. @returns their number */
export function legalMoves(board: CardGameBoard, into: Int32Array): number {
  if (board.actor === NOBODY) return 0;
  let count = 0;
  if (board.step < CHALLENGE_STEP && mayReveal(board)) {
    into[count++] = REVEAL;
    if (board.mustReveal && isDisplayEmpty(board)) return count;
  }
  if (board.step <= CHALLENGE_STEP) count = challenges(board, into, count);
  if (board.step <= ADVENTURE_STEP) count = adventures(board, into, count);
  const most = maxDraw(board);
  for (let cards = 0; cards <= most; cards++) into[count++] = cards;
  return count;
}

function mayReveal({ adversaryPile, lengths }: CardGameBoard): boolean {
  if (adversaryPile === 0) return false;
  for (let column = 0; column < COLUMNS; column++) if (lengths[column]! >= FULL_COLUMN) return false;
  return true;
}

export const isDisplayEmpty = ({ lengths }: CardGameBoard): boolean =>
  lengths[0]! + lengths[1]! + lengths[2]! + lengths[3]! === 0;

function maxDraw({ done, knightPile, discards }: CardGameBoard): number {
  const most = (done & (CHALLENGED | VENTURED)) === 0 ? 2 : 1;
  return knightPile >= most ? most : Math.min(most, knightPile + cardsIn(discards));
}

/** Whether the legal move draws fewer knights than it may, except where drawing none ends the game. */
export function isIdleDraw(move: number, board: CardGameBoard): boolean {
  const endsGame = move === 0 && board.done === 0 && board.idleTurns + 1 >= board.seats;
  return move < maxDraw(board) && !endsGame;
}

const paymentsOf = ({ lean }: CardGameBoard) => (lean ? LEAN_PAYMENTS : EXACT_PAYMENTS);

function challenges(board: CardGameBoard, into: Int32Array, from: number): number {
  const { actor, cards, owners, lengths, seals } = board;
  const hasSeal = seals && board.sealsLeft[actor]! > 0;
  const page = paymentsOf(board).knightPage(board.hands[actor]!);
  let count = from;
  for (let column = 0; column < COLUMNS; column++) {
    const start = column * FULL_COLUMN;
    for (let at = start; at < start + lengths[column]!; at++) {
      const owner = owners[at]!;
      if ((owner !== 0 && owner !== actor + 1) || isRepeated(board, start, at)) continue;
      const card = cards[at]!;
      if (owner !== 0) count = pay(board, page, challengeCode(REPEATED, card), into, count);
      else if (!seals || hasSeal) count = pay(board, page, challengeCode(USUAL, card), into, count);
      if (owner === 0 && seals) count = pay(board, page, challengeCode(DOUBLE, card), into, count);
    }
  }
  return count;
}

/** Whether an equal card with an equal seal comes before this place of the column. */
function isRepeated({ cards, owners }: CardGameBoard, start: number, at: number): boolean {
  for (let other = start; other < at; other++)
    if (cards[other] === cards[at] && owners[other] === owners[at]) return true;
  return false;
}

/** Adds the ways to pay for a challenge. @param page of the hand that pays */
function pay(board: CardGameBoard, page: Lists, challenge: number, into: Int32Array, from: number): number {
  const value = VALUE[cardIn(challenge)]!;
  const price = modeIn(challenge) === DOUBLE ? 2 * value : value;
  const payments = page[price] ?? paymentsOf(board).payPrice(page, board.hands[board.actor]!, price);
  let count = from;
  for (let i = 0; i < payments.length; i++) into[count++] = challenge | payments[i]!;
  return count;
}

function adventures(board: CardGameBoard, into: Int32Array, from: number): number {
  const trophies = board.packedTrophies[board.actor]!;
  if (trophies === 0) return from;
  const payments = paymentsOf(board);
  const page = payments.trophyPage(trophies);
  let count = from;
  for (let adventure = 0; adventure < ADVENTURES.length; adventure++) {
    if (((board.open >> adventure) & 1) === 0) continue;
    const moves = page[adventure] ?? payments.payAdventure(page, trophies, adventure);
    for (let i = 0; i < moves.length; i++) into[count++] = moves[i]!;
  }
  return count;
}

/** The action's code. */
export function encodeCardGameAction(action: CardGameAction): number {
  switch (action.type) {
    case 'reveal':
      return REVEAL;
    case 'challenge': {
      const { mode, card, pay } = action;
      const payment = paymentCode(packedKnights(cardCounts(KNIGHTS, pay)));
      return challengeCode(MODES.indexOf(mode), ADVERSARIES.position[card]) | payment;
    }
    case 'adventure': {
      const adventure = ADVENTURES.findIndex(({ id }) => id === action.adventure);
      return adventureCode(adventure, cardCounts(ADVERSARIES, action.pay));
    }
    case 'draw':
      return action.count;
  }
}
