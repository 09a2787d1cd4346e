import type { Seat } from '../../game.ts';
import type { Character, Courtier, Tile } from './terms.ts';

/**
 * One decision. Lists are multisets in a fixed order, tiles ascending and courtiers in the order of
 * `COURTIERS`, so that equal decisions are equal actions.
 *
 * Exactly one seat decides at a time. A forced decision is still an action and part of the record; it's
 * then the only legal action, and `CourtView.forced` says so. That happens with `pass` (no set of the
 * player's tiles exceeds the bid), `bid` (the opener's last tile), `choose` (the last character, or the
 * black die on the third chooser), an empty `swapMerlin`, an empty or all-taking `refill`, `takeAspirant`,
 * `takeAspirants` and `swapLancelot` among equal courtiers, and `giveTile` among equal tiles. Where the
 * rules skip something there's no action: Arthur skips an opponent with one tile, and Lancelot one
 * where no swap is possible.
 */
export type CourtAction =
  /** Set-up: one courtier from the peasantry, clockwise from seat 0. */
  | { readonly type: 'startCourtier'; readonly courtier: Courtier }
  /** One or more of the bidder's tiles, ascending, whose sum exceeds the current bid. */
  | { readonly type: 'bid'; readonly tiles: readonly Tile[] }
  | { readonly type: 'pass' }
  /** The winner of the auction takes a character and its purse; the tiles bid become the new purse. */
  | { readonly type: 'choose'; readonly character: Character }
  /**
   * The net result of Merlin's swaps: `give` goes from the player's court to the row, `take` the other way.
   * Both have the same length, 0 to 3, and no type is in both.
   */
  | { readonly type: 'swapMerlin'; readonly give: readonly Courtier[]; readonly take: readonly Courtier[] }
  /** Guinevere's two aspirants. */
  | { readonly type: 'takeAspirants'; readonly courtiers: readonly Courtier[] }
  /** One aspirant for each other player, clockwise from Guinevere's left. */
  | { readonly type: 'takeAspirant'; readonly courtier: Courtier }
  /** Guinevere's new row from the peasantry: a full row, or everyone left. */
  | { readonly type: 'refill'; readonly courtiers: readonly Courtier[] }
  /** An opponent gives Arthur one tile of their choice. */
  | { readonly type: 'giveTile'; readonly tile: Tile }
  /** Lancelot's swap with the current opponent: `give` is from his player's court, `take` from the opponent's; they differ. */
  | {
      readonly type: 'swapLancelot';
      readonly opponent: Seat;
      readonly give: Courtier;
      readonly take: Courtier;
    };

export type ActionOf<T extends CourtAction['type']> = Extract<CourtAction, { readonly type: T }>;
