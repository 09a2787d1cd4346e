import { COLOUR_BITS, COLOURS, MERLIN_SHIFT, type PackedKnights } from '../packed-knights.ts';

/** How strong a hand of knights is. */
export interface Strength {
  /** Knights of the strongest, second and weakest colour, doubles as two, without Merlins. */
  first: number;
  second: number;
  third: number;
  merlins: number;
  /** Double cards of all colours. */
  doubles: number;
}

/** @param into is overwritten */
export function writeStrength(hand: PackedKnights, into: Strength): void {
  into.first = 0;
  into.second = 0;
  into.third = 0;
  into.doubles = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
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
