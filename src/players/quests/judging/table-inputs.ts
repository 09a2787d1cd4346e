import { ADVENTURES, FULL_COLUMN } from '../../../games/quests/data.ts';
import { VALUE } from '../adversaries.ts';
import { COLUMNS, type QuestsBoard } from '../board.ts';
import { cardsIn } from '../packed-knights.ts';

const VALUES = 5;

/** What the net sees that's the same for all seats. */
export const TABLE_INPUTS: readonly string[] = [
  ...ADVENTURES.map(({ id }) => `open ${id}`),
  ...Array.from({ length: VALUES }, (_, at) => `on display ${at + 1}`),
  ...['taken', 'ten taken', 'eleven taken', 'pile', 'empty pile', 'on display', 'full column', 'knights'],
];

/** Writes the inputs in the order of `TABLE_INPUTS`; all are multiples of 1/64. */
export function writeTable(board: QuestsBoard, into: Float64Array): void {
  const { open, taken, adversaryPile, lengths, cards, owners } = board;
  let at = 0;
  for (let adventure = 0; adventure < ADVENTURES.length; adventure++) into[at++] = (open >> adventure) & 1;
  into.fill(0, at, at + VALUES);
  let shown = 0;
  let full = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const length = lengths[column]!;
    shown += length;
    if (length >= FULL_COLUMN) full = 1;
    for (let i = column * FULL_COLUMN; i < column * FULL_COLUMN + length; i++)
      if (owners[i] === 0) into[at + VALUE[cards[i]!]! - 1]! += 1 / 4;
  }
  at += VALUES;
  into[at++] = taken / 16;
  into[at++] = taken >= 10 ? 1 : 0;
  into[at++] = taken >= 11 ? 1 : 0;
  into[at++] = adversaryPile / 32;
  into[at++] = adversaryPile === 0 ? 1 : 0;
  into[at++] = shown / 8;
  into[at++] = full;
  into[at++] = (board.knightPile + cardsIn(board.discards)) / 32;
}
