import { countAt } from '../../games/court/bags.ts';
import type { SearchChance } from '../search/chance.ts';
import type { Manner } from '../search/manner.ts';
import { OVER, START_COURTIER } from './phases.ts';
import { CourtPosition } from './position.ts';
import { resultOf, sizesOf } from './sizes.ts';
import { sumOf, tilesIn } from './treasury-features.ts';

/** Points for each member of the smallest, middle and largest group, and for each jester. */
const SIZES = [1, 0.5, 0.25] as const;
const JESTER = 0.2;
const FAVOR = 0.1;
const TILE = 0.05;
const PIP = 0.06;
/** What passing costs, since the next character has a price too. */
const NEXT_PRICE = 0.23;
/** How much the strongest other court counts against the own one. */
const ENVY = 0.5;

/** How much somebody likes each character, in points. */
export type Tastes = readonly number[];

const money = (tiles: number): number => TILE * tilesIn(tiles) + PIP * sumOf(tiles);

/**
 * Somebody who looks at what each move brings at once: courtiers, tiles, and less for whoever is strongest. To
 * them, a character is worth its purse and as much as they like it, whatever it would do for their court.
 */
export class Simple implements Manner<CourtPosition> {
  readonly #tastes: Tastes;
  readonly #chance: SearchChance;
  readonly #scratch: CourtPosition;

  constructor(seats: number, chance: SearchChance, tastes: Tastes) {
    this.#tastes = tastes;
    this.#chance = chance;
    this.#scratch = new CourtPosition(seats, chance);
  }

  choose(position: CourtPosition, moves: Int32Array, count: number): number {
    if (position.phase === START_COURTIER) return this.#chance.below(count);
    let best = 0;
    let equal = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at++) {
      this.#scratch.copy(position);
      this.#scratch.play(moves[at]!);
      const value = valueFor(this.#scratch, position.actor, this.#tastes);
      if (value < most) continue;
      equal = value > most ? 1 : equal + 1;
      most = value;
      if (equal === 1 || this.#chance.below(equal) === 0) best = at;
    }
    return best;
  }
}

function valueFor(position: CourtPosition, seat: number, tastes: Tastes): number {
  if (position.phase === OVER) return -seatsAhead(position, seat);
  let strongest = 0;
  for (let other = 0; other < position.seats; other++)
    if (other !== seat) strongest = Math.max(strongest, courtWorth(position, other));
  return (
    courtWorth(position, seat) -
    ENVY * strongest +
    money(position.treasuries[seat]!) +
    (position.favor === seat ? FAVOR : 0) +
    prospects(position, seat, tastes)
  );
}

/** The court as it would score now. */
function courtWorth({ courts, held }: CourtPosition, seat: number): number {
  const sizes = sizesOf(courts[seat]!, held[seat]!);
  const groups = SIZES[0] * (sizes >> 8) + SIZES[1] * ((sizes >> 4) & 15) + SIZES[2] * (sizes & 15);
  return groups + JESTER * countAt(courts[seat]!, 0);
}

function seatsAhead(position: CourtPosition, seat: number): number {
  const own = resultOf(position, seat);
  let ahead = 0;
  for (let other = 0; other < position.seats; other++) if (resultOf(position, other) > own) ahead++;
  return ahead;
}

/** What the character taken promises, or else the auction. A seat takes one in each round. */
function prospects(position: CourtPosition, seat: number, tastes: Tastes): number {
  const held = position.held[seat]!;
  if (held !== 0) return tastes[31 - Math.clz32(held)]!;
  let best = 0;
  let total = 0;
  let open = 0;
  for (let character = 0; character < 4; character++) {
    if (position.taken & (1 << character)) continue;
    const gain = tastes[character]! + money(position.purses[character]!);
    best = Math.max(best, gain);
    total += gain;
    open++;
  }
  if (position.bidder === seat) return best - money(position.bid);
  return open === 1 ? 0 : (total - best) / (open - 1) - NEXT_PRICE;
}
