import { ADVERSARIES } from '../../../games/quests/cards.ts';
import { ADVENTURES } from '../../../games/quests/data.ts';
import { VALUE } from '../adversaries.ts';
import { CHALLENGED, type QuestsBoard, VENTURED } from '../board.ts';
import { TYPES } from '../packed-trophies.ts';
import { prospectsOf } from './prospects.ts';
import { type Strength, writeStrength } from './strength.ts';
import { Targets } from './targets.ts';

const POWERS = 6;

/** What the net sees of each seat. */
export const SEAT_INPUTS: readonly string[] = [
  ...['before reveal', 'before challenge', 'before adventure', 'before draw', 'may draw two'],
  'score',
  ...ADVERSARIES.cards.map((card) => `trophy ${card}`),
  ...['trophies', 'value of trophies', 'best adventure', 'second adventure', 'adventures payable'],
  ...ADVENTURES.map(({ id }) => `part of ${id}`),
  ...['expected adversary'],
  ...['first colour', 'second colour', 'third colour', 'merlins', 'doubles', 'cards', 'power'],
  ...Array.from({ length: POWERS }, (_, at) => `power ${at + 1}`),
  ...['target now', 'target soon', 'target later', 'target ever', 'value now'],
  ...['double now', 'double soon', 'seals'],
  ...['sealed by all', 'sealed but one', 'sealed but two', 'sealed but more'],
  ...['sealed for adventure', 'repeat', 'completes for itself', 'completes for others'],
];

const strength: Strength = { first: 0, second: 0, third: 0, merlins: 0, doubles: 0 };
const targets = new Targets();

/**
 * Writes the inputs in the order of `SEAT_INPUTS`; all are multiples of 1/64.
 * @param unseen the adversaries on the pile by type
 */
export function writeSeat(board: QuestsBoard, seat: number, unseen: Int32Array, into: Float64Array): void {
  let at = writeTurn(board, seat, into, 0);
  into[at++] = board.scores[seat]! / 32;
  const prospects = prospectsOf(board.packedTrophies[seat]!, board.open);
  let value = 0;
  let count = 0;
  for (let card = 0; card < TYPES; card++) {
    const copies = board.trophies[seat * TYPES + card]!;
    into[at++] = copies / 2;
    count += copies;
    value += copies * VALUE[card]!;
  }
  into[at++] = count / 8;
  into[at++] = value / 16;
  into[at++] = prospects.best / 8;
  into[at++] = prospects.second / 8;
  into[at++] = prospects.payable / 4;
  for (let adventure = 0; adventure < ADVENTURES.length; adventure++)
    into[at++] = ((board.open >> adventure) & 1) * (prospects.parts[adventure]! / 64);
  into[at++] = expected(prospects.more, unseen, board.adversaryPile);
  at = writeHand(board, seat, into, at);
  targets.look(board, seat, strength.first + strength.merlins, prospects);
  writeTargets(board.sealsLeft[seat]!, into, at);
}

function writeTurn(
  { actor, step, done }: QuestsBoard,
  seat: number,
  into: Float64Array,
  from: number,
): number {
  into.fill(0, from, from + 5);
  if (actor === seat) {
    into[from + step] = 1;
    if ((done & (CHALLENGED | VENTURED)) === 0) into[from + 4] = 1;
  }
  return from + 5;
}

/** How much the next adversary adds to adventures on average, in 8 points. */
function expected(more: Int8Array, unseen: Int32Array, pile: number): number {
  if (pile === 0) return 0;
  let sum = 0;
  for (let card = 0; card < TYPES; card++) sum += more[card]! * unseen[card]!;
  return Math.round((sum * 8) / pile) / 64;
}

function writeHand(board: QuestsBoard, seat: number, into: Float64Array, from: number): number {
  let at = from;
  writeStrength(board.hands[seat]!, strength);
  const { first, second, third, merlins, doubles } = strength;
  into[at++] = first / 4;
  into[at++] = second / 4;
  into[at++] = third / 4;
  into[at++] = merlins / 2;
  into[at++] = doubles / 2;
  into[at++] = board.handSizes[seat]! / 8;
  into[at++] = (first + merlins) / 8;
  for (let power = 1; power <= POWERS; power++) into[at++] = first + merlins >= power ? 1 : 0;
  return at;
}

function writeTargets(seals: number, into: Float64Array, from: number): void {
  let at = from;
  for (let i = 0; i < 4; i++) into[at++] = targets.worth[i]! / 8;
  into[at++] = targets.value / 4;
  into[at++] = targets.double / 8;
  into[at++] = targets.doubleSoon / 8;
  into[at++] = seals / 4;
  for (let i = 0; i < 4; i++) into[at++] = targets.sealed[i]! / 8;
  into[at++] = targets.sealedMore / 8;
  into[at++] = targets.repeat / 4;
  into[at++] = targets.complete / 8;
  into[at++] = targets.gift / 8;
}
