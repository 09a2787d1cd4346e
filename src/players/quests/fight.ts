import { FULL_COLUMN } from '../../games/quests/data.ts';
import { COLUMN, VALUE } from './adversaries.ts';
import { ADVENTURE_STEP, CHALLENGED, type QuestsBoard } from './board.ts';
import { cardIn, knightsIn, modeIn, REPEATED, USUAL } from './codes.ts';
import { cardsIn } from './packed-knights.ts';
import { ONE_TROPHY, TYPES } from './packed-trophies.ts';

/** Discards the knights, then wins or seals the adversary. */
export function challenge(board: QuestsBoard, move: number): void {
  const { actor, hands, handSizes, sealsLeft, owners } = board;
  const pay = knightsIn(move);
  const mode = modeIn(move);
  const card = cardIn(move);
  hands[actor]! -= pay;
  handSizes[actor]! -= cardsIn(pay);
  board.discards += pay;
  board.done |= CHALLENGED;
  board.step = ADVENTURE_STEP;
  const column = COLUMN[card]!;
  const at = placeOf(board, column, card, mode === REPEATED ? actor + 1 : 0);
  if (mode === USUAL && board.seals) {
    owners[at] = actor + 1;
    sealsLeft[actor]!--;
    completeColumn(board, column);
    return;
  }
  remove(board, column, at);
  win(board, actor, card);
  if (mode === REPEATED) sealsLeft[actor]!++;
  if (board.checksAlways && board.seals) completeColumn(board, column);
}

function placeOf({ cards, owners }: QuestsBoard, column: number, card: number, owner: number): number {
  let at = column * FULL_COLUMN;
  while (cards[at] !== card || owners[at] !== owner) at++;
  return at;
}

function remove({ cards, owners, lengths }: QuestsBoard, column: number, place: number): void {
  const end = column * FULL_COLUMN + --lengths[column]!;
  for (let at = place; at < end; at++) {
    cards[at] = cards[at + 1]!;
    owners[at] = owners[at + 1]!;
  }
}

function win({ trophies, packedTrophies, scores }: QuestsBoard, seat: number, card: number): void {
  trophies[seat * TYPES + card]!++;
  packedTrophies[seat]! += ONE_TROPHY[card]!;
  scores[seat]! += VALUE[card]!;
}

/** If every card of the column is sealed, the owners win them all. */
function completeColumn(board: QuestsBoard, column: number): void {
  const { cards, owners, lengths, sealsLeft } = board;
  const start = column * FULL_COLUMN;
  const end = start + lengths[column]!;
  for (let at = start; at < end; at++) if (owners[at] === 0) return;
  for (let at = start; at < end; at++) {
    const owner = owners[at]! - 1;
    win(board, owner, cards[at]!);
    sealsLeft[owner]!++;
  }
  lengths[column] = 0;
}
