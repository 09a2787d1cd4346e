import { ADVENTURES, FULL_COLUMN, LAST_ADVENTURE } from '../../games/quests/data.ts';
import { NOBODY } from '../search/position.ts';
import { COLUMN, VALUE } from './adversaries.ts';
import { CHALLENGE_STEP, DRAW_STEP, type QuestsBoard, REVEALED, VENTURED } from './board.ts';
import { adventureIn, FIRST_ADVENTURE, REVEAL, writeTrophiesIn } from './codes.ts';
import { challenge } from './fight.ts';
import { isDisplayEmpty } from './legal.ts';
import { listKnights, ONE_KNIGHT } from './packed-knights.ts';
import { ONE_TROPHY, TYPES } from './packed-trophies.ts';

const VALUES: Int32Array = Int32Array.from(ADVENTURES, ({ value }) => value);

/**
 * Plays a legal move.
 * @returns the cards revealed, as a number; 0 for any other move. Knights drawn by the observer count as unknown: they
 * matter only in its next turn, and telling them apart would spread the search over too many positions.
 */
export function play(board: QuestsBoard, move: number): number {
  if (move === REVEAL) return reveal(board);
  if (move < REVEAL) draw(board, move);
  else if (move < FIRST_ADVENTURE) challenge(board, move);
  else venture(board, move);
  return 0;
}

/** @returns the revealed cards as packed trophies, which is never 0 */
function reveal(board: QuestsBoard): number {
  const { lengths, cards, owners, adversaries } = board;
  let revealed = 0;
  let length = 0;
  while (board.adversaryPile > 0 && length < FULL_COLUMN) {
    const card = adversaries[--board.adversaryPile]!;
    const column = COLUMN[card]!;
    const at = column * FULL_COLUMN + lengths[column]!;
    cards[at] = card;
    owners[at] = 0;
    length = ++lengths[column]!;
    revealed += ONE_TROPHY[card]!;
  }
  board.done |= REVEALED;
  board.step = CHALLENGE_STEP;
  return revealed;
}

const paid = new Int32Array(TYPES);

function venture(board: QuestsBoard, move: number): void {
  const { actor, trophies, packedTrophies, scores } = board;
  const adventure = adventureIn(move);
  writeTrophiesIn(move, adventure, paid);
  for (let card = 0; card < TYPES; card++) {
    const copies = paid[card]!;
    if (copies === 0) continue;
    trophies[actor * TYPES + card]! -= copies;
    packedTrophies[actor]! -= copies * ONE_TROPHY[card]!;
    scores[actor]! -= copies * VALUE[card]!;
  }
  scores[actor]! += VALUES[adventure]!;
  board.takers[adventure] = actor + 1;
  board.open &= ~(1 << adventure);
  board.done |= VENTURED;
  board.step = DRAW_STEP;
  if (++board.taken < LAST_ADVENTURE) return;
  board.idleTurns = 0;
  board.actor = NOBODY;
}

function draw(board: QuestsBoard, count: number): void {
  const { actor, hands, handSizes, knights } = board;
  for (let i = 0; i < count; i++) {
    if (board.knightPile === 0) reshuffle(board);
    hands[actor]! += ONE_KNIGHT[knights[--board.knightPile]!]!;
    handSizes[actor]!++;
  }
  if (count > 0 && board.knightPile === 0) reshuffle(board);
  board.idleTurns = count === 0 && board.done === 0 ? board.idleTurns + 1 : 0;
  endTurn(board);
}

function reshuffle(board: QuestsBoard): void {
  board.knightPile = listKnights(board.discards, board.knights);
  board.discards = 0;
  board.chance.shuffle(board.knights, board.knightPile);
}

function endTurn(board: QuestsBoard): void {
  const isOver = (board.adversaryPile === 0 && isDisplayEmpty(board)) || board.idleTurns >= board.seats;
  board.actor = isOver ? NOBODY : (board.actor + 1) % board.seats;
  board.step = 0;
  board.done = 0;
}
