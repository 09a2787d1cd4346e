import type { Seat } from '../game.ts';

/*
 * Where the published rules are silent: every assumption that changes play, numbered as in the rules
 * digest's list (section 5). [A] is the digest's tag for an assumption.
 */

/** [A 1] "Each opponent gives you one tile": the giver chooses which. */
export const arthursTileChooser = (_taker: Seat, giver: Seat): Seat => giver;

/** [A 6] Lancelot's swap is mandatory, not optional, wherever one is possible. */
export const mustLancelotSwap = (possible: number): boolean => possible > 0;

/** [A, section 2] For the King's Favor only the players tied for the highest roll again. */
export const rollsAgain = (tied: readonly Seat[]): readonly Seat[] => tied;

/** [A 8] With two players, the courtier removed from the first row returns to the peasantry. */
export const peasantryAfterRemoval = (peasantry: number, removed: number): number => peasantry + removed;

/** [A 9] Players take their starting courtiers clockwise from this seat. */
export const FIRST_TO_START: Seat = 0;

/**
 * [A 12] Arthur's player receives the King's Favor at the end of every round, including the last, and so
 * before ties are broken.
 */
export const favorAtRoundEnd = (favor: Seat | null, arthur: Seat | null): Seat | null => arthur ?? favor;

/**
 * [A 13] Among players with equal groups the holder of the Favor is ahead; the others share their place. That the
 * Favor decides a tie for the win is certain; that it also decides ties for lower places is assumed.
 */
export const aheadInTotalTie = (seat: Seat, favor: Seat | null): boolean => seat === favor;

/** [A 14] A raise may use any tiles of the treasury; it needn't include those of the bidder's earlier bids. */
export const tilesForRaise = (treasury: number): number => treasury;

/** [A, section 4] A character at the end is a member like any other: jesters may join a group of its pawn alone. */
export const mayJesterJoin = (courtiers: number, pawn: number): boolean => courtiers + pawn > 0;
