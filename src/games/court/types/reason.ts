import type { Seat } from '../../game.ts';
import type { Character, Tile } from './terms.ts';

/** What speaks for an action. */
export type CourtReason =
  /** The player's smallest group grows. */
  | { readonly type: 'smallest'; readonly from: number; readonly to: number }
  /** The second smallest group, which breaks ties, grows. */
  | { readonly type: 'middle'; readonly from: number; readonly to: number }
  /** The character can make the smallest group grow at once. */
  | { readonly type: 'role'; readonly character: Character; readonly from: number; readonly to: number }
  /** Somebody else's smallest group shrinks. */
  | { readonly type: 'weakens'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** The purse that comes with the character. */
  | { readonly type: 'purse'; readonly tiles: readonly Tile[] }
  /** How many opponents have a tile to give to Arthur. */
  | { readonly type: 'collects'; readonly tiles: number }
  /** The King's Favor, which breaks ties. */
  | { readonly type: 'favor' }
  | { readonly type: 'outbids'; readonly seat: Seat }
  /** What stays in the treasury. */
  | { readonly type: 'keeps'; readonly tiles: readonly Tile[] };
