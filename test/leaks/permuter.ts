import type { ChanceEntry } from '../../src/games/chance.ts';
import type { GameState, Seat } from '../../src/games/game.ts';
import type { RandomIndex } from '../../src/games/playout.ts';
import type { StoredRecord } from '../../src/games/record.ts';

/** Who looks on: a seat, or everybody. */
export type Audience = Seat | null;

export interface Known {
  /** As far as the audience has followed the game. */
  readonly record: StoredRecord;
  readonly state: GameState;
  readonly audience: Audience;
  /** Other players keep the cards they've drawn: only what nobody has seen changes. */
  readonly keepsHands: boolean;
}

/**
 * A game's way to the records that an audience can't tell from the one given. They have the same steps and differ in
 * the order of what was shuffled; a step may turn out to be illegal where it proves more than the cards it shows.
 */
export type Permuter = (known: Known, random: RandomIndex) => StoredRecord;

/** The outcomes with the orders replaced that `orders` has, by name. */
export const withOrders = (
  chance: readonly ChanceEntry[],
  orders: ReadonlyMap<string, readonly string[]>,
): ChanceEntry[] =>
  chance.map((entry) => {
    const order = orders.get(entry.what);
    return order ? { what: entry.what, order } : entry;
  });

export const orderOf = (chance: readonly ChanceEntry[], what: string): readonly string[] => {
  const entry = chance.find((each) => each.what === what);
  if (!entry || !('order' in entry)) throw new Error(`no order of ${what}`);
  return entry.order as readonly string[];
};
