import { ADVERSARIES } from '../../games/quests/cards.ts';
import { ADVENTURE_NEEDS, type Need } from '../../games/quests/payments.ts';
import { COLOUR_BITS, MERLIN_SHIFT, type PackedKnights } from './packed-knights.ts';
import { placesOf, TYPES } from './packed-trophies.ts';

/*
 * Codes of moves: 0 to 2 draw as many knights, then comes the reveal. A challenge has bit 17, its mode from bit 15,
 * the card from bit 11, and the payment. Adventures come after all of them: each has a range of its own, in which
 * its payments are numbers in mixed radix.
 */
export const REVEAL = 3;
export const CHALLENGE = 1 << 17;
export const FIRST_ADVENTURE = 1 << 18;

export const MODES = ['usual', 'repeated', 'double'] as const;
export const USUAL = 0;
export const REPEATED = 1;
export const DOUBLE = 2;

/** A challenge without its payment. */
export const challengeCode = (mode: number, card: number): number => CHALLENGE | (mode << 15) | (card << 11);
export const modeIn = (move: number): number => (move >> 15) & 3;
export const cardIn = (move: number): number => (move >> 11) & 15;

/** A payment of knights in 11 bits: the colour from bit 9 (0 for Merlins only), Merlins from bit 6, doubles, singles. */
export function paymentCode(pay: PackedKnights): number {
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

const places = ADVENTURE_NEEDS.map(({ need }) => placesOf(mostIn(need)));
const starts = new Float64Array(ADVENTURE_COUNT + 1);
starts[0] = FIRST_ADVENTURE;
ADVENTURE_NEEDS.forEach(({ need }, at) => {
  starts[at + 1] = starts[at]! + mostIn(need).reduce((size, most) => size * (most + 1), 1);
});

/** @param pay counts by position in the deck of adversaries */
export function adventureCode(adventure: number, pay: ArrayLike<number>): number {
  let code = starts[adventure]!;
  for (let card = 0; card < TYPES; card++) code += pay[card]! * places[adventure]![card]!;
  return code;
}

export function adventureIn(move: number): number {
  let adventure = 0;
  while (move >= starts[adventure + 1]!) adventure++;
  return adventure;
}

/** Writes the adversaries paid, as counts. */
export function writeTrophiesIn(move: number, adventure: number, into: Int32Array): void {
  const place = places[adventure]!;
  let rest = move - starts[adventure]!;
  for (let card = TYPES - 1; card >= 0; card--) {
    into[card] = (rest / place[card]!) | 0;
    rest %= place[card]!;
  }
}
