import type { Seat } from '../../game.ts';
import type { Standing } from './standing.ts';
import type { Character, Courtier, Tile } from './terms.ts';

export interface CourtPlayerView {
  /** The player's tiles, ascending; includes the tiles of a bid until the character is chosen. */
  readonly treasury: readonly Tile[];
  readonly court: Readonly<Record<Courtier, number>>;
  /** Characters taken this round, or in the last one when the game is over, in the order of `CHARACTERS`. */
  readonly characters: readonly Character[];
  /** Characters left to take this round. */
  readonly quotaLeft: number;
  /** With the current characters. */
  readonly standing: Standing;
  /** Place if the round and the game ended now; tied seats share a place. */
  readonly place: number;
}

export interface CharacterView {
  readonly purse: readonly Tile[];
  readonly takenBy: Seat | null;
  /** Whether the current chooser may take it; false outside the phase `choose`. */
  readonly open: boolean;
}

/** The current auction, until the character is chosen. */
export interface AuctionView {
  readonly opener: Seat;
  /** The highest bid, ascending; empty before the first. */
  readonly tiles: readonly Tile[];
  readonly sum: number;
  readonly bidder: Seat | null;
  /** Seats still in, clockwise from the opener. */
  readonly bidders: readonly Seat[];
  readonly passed: readonly Seat[];
}

/** The role being carried out. */
export interface RoleView {
  readonly character: Character;
  readonly seat: Seat;
  /** The opponent Arthur or Lancelot is dealing with; null for Merlin and Guinevere. */
  readonly opponent: Seat | null;
  /**
   * Other players still to take an aspirant, give a tile or be swapped with, clockwise, starting with the
   * current one. Some may yet be skipped.
   */
  readonly others: readonly Seat[];
}
