import type { QuestsBoard } from './board.ts';
import type { Origins } from './origins.ts';
import {
  ALL_KNIGHTS,
  countedKnights,
  KNIGHT_TYPES,
  knightsOf,
  listKnights,
  ONE_KNIGHT,
  packedKnights,
} from './packed-knights.ts';

/** Knights of one origin that haven't been placed yet. */
interface Pool {
  readonly counts: number[];
  left: number;
  /** Cards of this origin that each seat must still get. */
  readonly slots: number[];
}

const poolOf = (knights: number, slots: readonly number[]): Pool => {
  const counts = countedKnights(knights);
  return { counts, left: counts.reduce((sum, count) => sum + count, 0), slots: [...slots] };
};

/**
 * Deals the hidden knights at random, in keeping with where knights come from.
 * @returns whether that worked; if not, the hidden knights are undefined
 */
export function dealByOrigin({ fresh, older, drawn, paid }: Origins, into: QuestsBoard): boolean {
  const { observer, seats, hands, knights, chance } = into;
  const old = poolOf(ALL_KNIGHTS - fresh, older);
  const late = poolOf(fresh, drawn);
  for (let seat = 0; seat < seats; seat++) {
    const known = paid[seat]! + (seat === observer ? hands[seat]! : 0);
    for (let type = 0; type < KNIGHT_TYPES; type++)
      for (let copies = knightsOf(known, type); copies > 0; copies--)
        if (!place(old, late, seat, type, chance.unit())) return false;
  }
  if (old.left !== old.slots.reduce((sum, slots) => sum + slots, 0)) return false;
  for (let seat = 0; seat < seats; seat++) if (seat !== observer) hands[seat] = 0;
  for (const pool of [old, late]) {
    let top = listKnights(packedKnights(pool.counts), knights);
    chance.shuffle(knights, top);
    for (let seat = 0; seat < seats; seat++)
      for (let cards = pool.slots[seat]!; cards > 0; cards--) hands[seat]! += ONE_KNIGHT[knights[--top]!]!;
    if (pool === late && top !== into.knightPile) return false;
  }
  return true;
}

/** Draws the origin of a knight that the seat is known to have had. */
function place(old: Pool, late: Pool, seat: number, type: number, random: number): boolean {
  const oldOdds = oddsOf(old, seat, type);
  const odds = oldOdds + oddsOf(late, seat, type);
  if (odds === 0) return false;
  const pool = random * odds < oldOdds ? old : late;
  pool.counts[type]!--;
  pool.left--;
  pool.slots[seat]!--;
  return true;
}

const oddsOf = ({ counts, left, slots }: Pool, seat: number, type: number): number =>
  left === 0 ? 0 : (slots[seat]! * counts[type]!) / left;
