import { ADVERSARIES } from '../../games/quests/cards.ts';
import { ADVENTURES, FULL_COLUMN, LAST_ADVENTURE } from '../../games/quests/data.ts';
import { type CardGameBoard, CHALLENGED, COLUMNS, MOST_SEATS, VENTURED } from './board.ts';
import {
  COLOUR_BITS,
  COLOUR_COUNT,
  cardsIn,
  MERLIN_SHIFT,
  type PackedKnights,
  TYPES,
  VALUE,
} from './cards.ts';
import { findProspects, Targets } from './prospects.ts';

/** How strong a hand of knights is. */
interface Strength {
  /** Knights of the strongest, second and weakest colour, doubles as two, without Merlins. */
  first: number;
  second: number;
  third: number;
  merlins: number;
  /** Double cards of all colours. */
  doubles: number;
}

/** @param into is overwritten */
function writeStrength(hand: PackedKnights, into: Strength): void {
  into.first = 0;
  into.second = 0;
  into.third = 0;
  into.doubles = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const doubles = (hand >> (colour * COLOUR_BITS + 4)) & 3;
    const knights = ((hand >> (colour * COLOUR_BITS)) & 15) + 2 * doubles;
    into.doubles += doubles;
    if (knights > into.first) {
      into.third = into.second;
      into.second = into.first;
      into.first = knights;
    } else if (knights > into.second) {
      into.third = into.second;
      into.second = knights;
    } else into.third = knights;
  }
  into.merlins = hand >> MERLIN_SHIFT;
}

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
function writeSeat(board: CardGameBoard, seat: number, unseen: Int32Array, into: Float64Array): void {
  let at = writeTurn(board, seat, into, 0);
  into[at++] = board.scores[seat]! / 32;
  const prospects = findProspects(board.packedTrophies[seat]!, board.open);
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
  { actor, step, done }: CardGameBoard,
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

function writeHand(board: CardGameBoard, seat: number, into: Float64Array, from: number): number {
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

/** What the net sees of each seat in comparison with the others. */
export const RELATIVE_INPUTS: readonly string[] = [
  ...['lead', 'late lead', 'lead at end', 'lead in sight', 'turns to wait', 'their best adventure', 'race'],
];

/** Writes the inputs in the order of `RELATIVE_INPUTS`; all are multiples of 1/1024. */
function writeRelative(board: CardGameBoard, seat: number, into: Float64Array): void {
  const { scores, seats, actor, open, packedTrophies } = board;
  let most = 0;
  let best = 0;
  let race = 0;
  const own = findProspects(packedTrophies[seat]!, open).favourite;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    if (scores[other]! > most) most = scores[other]!;
    const theirs = findProspects(packedTrophies[other]!, open);
    if (theirs.best > best) best = theirs.best;
    if (theirs.favourite === own && own >= 0) race = 1;
  }
  const lead = scores[seat]! - most;
  const left = leftOf(board);
  into[0] = lead / 16;
  into[1] = (lead * (16 - left)) / 256;
  into[2] = left <= 2 ? lead / 8 : 0;
  into[3] = Math.round((lead * 64) / (left + 1)) / 256;
  into[4] = ((seat - actor + seats) % seats) / 4;
  into[5] = best / 8;
  into[6] = race;
}

/** About how many adventures are still to be taken, 1 to 12. */
function leftOf({ taken, adversaryPile, lengths }: CardGameBoard): number {
  const cards = adversaryPile + lengths[0]! + lengths[1]! + lengths[2]! + lengths[3]!;
  return Math.min(LAST_ADVENTURE - taken, 1 + ((cards / 3) | 0));
}

const VALUES = 5;

/** What the net sees that's the same for all seats. */
export const TABLE_INPUTS: readonly string[] = [
  ...ADVENTURES.map(({ id }) => `open ${id}`),
  ...Array.from({ length: VALUES }, (_, at) => `on display ${at + 1}`),
  ...['taken', 'ten taken', 'eleven taken', 'pile', 'empty pile', 'on display', 'full column', 'knights'],
];

/** Writes the inputs in the order of `TABLE_INPUTS`; all are multiples of 1/64. */
function writeTable(board: CardGameBoard, into: Float64Array): void {
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

/** Everything that the net sees of a position. */
export class Inputs {
  readonly table = new Float64Array(TABLE_INPUTS.length);
  /** By seat. */
  readonly seats = Array.from({ length: MOST_SEATS }, () => new Float64Array(SEAT_INPUTS.length));
  readonly relative = Array.from({ length: MOST_SEATS }, () => new Float64Array(RELATIVE_INPUTS.length));
  readonly #unseen = new Int32Array(TYPES);

  read(board: CardGameBoard): void {
    writeTable(board, this.table);
    this.#unseen.fill(0);
    for (let at = 0; at < board.adversaryPile; at++) this.#unseen[board.adversaries[at]!]!++;
    for (let seat = 0; seat < board.seats; seat++) {
      writeSeat(board, seat, this.#unseen, this.seats[seat]!);
      writeRelative(board, seat, this.relative[seat]!);
    }
  }
}
