import type { ArtusPosition } from './position.ts';

/**
 * Deals others' hands: any of their unplayed cards, in the known numbers from each pile. Their draws are public, and
 * everyone owns the same cards, so nothing else can be excluded.
 */
export function deal(known: ArtusPosition, into: ArtusPosition): void {
  into.copy(known);
  for (let seat = 0; seat < known.seats; seat++) if (known.undealt[seat] !== 0) into.dealHand(seat);
}
