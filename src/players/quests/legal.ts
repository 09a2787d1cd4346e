import { ADVENTURES, FULL_COLUMN } from '../../games/quests/data.ts';
import { NOBODY } from '../search/position.ts';
import { VALUE } from './adversaries.ts';
import { ADVENTURE_STEP, CHALLENGE_STEP, CHALLENGED, COLUMNS, type QuestsBoard, VENTURED } from './board.ts';
import { challengeCode, DOUBLE, REPEATED, REVEAL, USUAL } from './codes.ts';
import { cardsIn } from './packed-knights.ts';
import { EXACT_PAYMENTS, LEAN_PAYMENTS } from './payments.ts';

/** Writes the codes of all legal moves. @returns their number */
export function legalMoves(board: QuestsBoard, into: Int32Array): number {
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

export function mayReveal({ adversaryPile, lengths }: QuestsBoard): boolean {
  if (adversaryPile === 0) return false;
  for (let column = 0; column < COLUMNS; column++) if (lengths[column]! >= FULL_COLUMN) return false;
  return true;
}

export const isDisplayEmpty = ({ lengths }: QuestsBoard): boolean =>
  lengths[0]! + lengths[1]! + lengths[2]! + lengths[3]! === 0;

export function maxDraw({ done, knightPile, discards }: QuestsBoard): number {
  const most = (done & (CHALLENGED | VENTURED)) === 0 ? 2 : 1;
  return knightPile >= most ? most : Math.min(most, knightPile + cardsIn(discards));
}

/** Whether the legal move draws fewer knights than it may, except where drawing none ends the game. */
export function isIdleDraw(move: number, board: QuestsBoard): boolean {
  const endsGame = move === 0 && board.done === 0 && board.idleTurns + 1 >= board.seats;
  return move < maxDraw(board) && !endsGame;
}

const paymentsOf = ({ lean }: QuestsBoard) => (lean ? LEAN_PAYMENTS : EXACT_PAYMENTS);

function challenges(board: QuestsBoard, into: Int32Array, from: number): number {
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
      if (owner !== 0) count = pay(board, page, REPEATED, card, VALUE[card]!, into, count);
      else if (!seals || hasSeal) count = pay(board, page, USUAL, card, VALUE[card]!, into, count);
      if (owner === 0 && seals) count = pay(board, page, DOUBLE, card, 2 * VALUE[card]!, into, count);
    }
  }
  return count;
}

/** Whether an equal card with an equal seal comes before this place of the column. */
function isRepeated({ cards, owners }: QuestsBoard, start: number, at: number): boolean {
  for (let other = start; other < at; other++)
    if (cards[other] === cards[at] && owners[other] === owners[at]) return true;
  return false;
}

function pay(
  board: QuestsBoard,
  page: (Int32Array | undefined)[],
  mode: number,
  card: number,
  price: number,
  into: Int32Array,
  from: number,
): number {
  const hand = board.hands[board.actor]!;
  const payments = page[price] ?? paymentsOf(board).payPrice(page, hand, price);
  const code = challengeCode(mode, card);
  let count = from;
  for (let i = 0; i < payments.length; i++) into[count++] = code | payments[i]!;
  return count;
}

function adventures(board: QuestsBoard, into: Int32Array, from: number): number {
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
