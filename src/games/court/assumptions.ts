import type { Seat } from '../game.ts';
import type { Bag } from './bag.ts';

/*
 * Where the published rules are silent: every assumption that changes play, under the number of the
 * rules digest's list (section 5). [A] is the digest's tag for an assumption.
 */

/** [A 1] "Each opponent gives you one tile": the giver chooses which. */
export const arthursTileChooser = (_taker: Seat, giver: Seat): Seat => giver;

/** [A 6] Lancelot's swap is an order, not an offer: it is made wherever there is one to make. */
export const mustLancelotSwap = (possible: number): boolean => possible > 0;

/** [A 8] With two players the courtier removed from the first row returns to the peasantry. */
export const peasantryAfterRemoval = (peasantry: Bag, removed: Bag): Bag => peasantry + removed;

/** [A 9] The starting courtiers are taken clockwise from this seat. */
export const FIRST_TO_START: Seat = 0;

/**
 * [A 12] Arthur's player receives the King's Favor at the end of every round, the last one included, and so
 * before ties are broken.
 */
export const favorAtRoundEnd = (favor: Seat | null, arthur: Seat | null): Seat | null => arthur ?? favor;

/** [A 13] Of players with equal groups the holder of the Favor is ahead; without him they share the place. */
export const aheadInTotalTie = (seat: Seat, favor: Seat | null): boolean => seat === favor;

/** [A 14] A raise is composed afresh: of the treasury, nothing is bound by the bidder's earlier bids. */
export const tilesForRaise = (treasury: Bag): Bag => treasury;

/** [A, section 4] A character at the end is a member like any other: jesters may join a group of its pawn alone. */
export const mayJesterJoin = (courtiers: number, pawn: number): boolean => courtiers + pawn > 0;
