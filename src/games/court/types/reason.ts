import type { Seat } from '../../game.ts';
import type { Character, Tile } from './terms.ts';

/** How a group changes. `aside`: without the player's characters, who are given back at the end of the round. */
interface Growth {
  readonly from: number;
  readonly to: number;
  readonly aside: boolean;
}

/** What speaks for an action. */
export type CourtReason =
  /** The player's smallest group grows. */
  | ({ readonly type: 'smallest' } & Growth)
  /** The second smallest group, which breaks ties, grows. */
  | ({ readonly type: 'middle' } & Growth)
  /** Somebody else's smallest group shrinks. */
  | ({ readonly type: 'weakens'; readonly seat: Seat } & Growth)
  /** The character can make the smallest group grow at once. */
  | { readonly type: 'role'; readonly character: Character; readonly from: number; readonly to: number }
  /** The purse that comes with the character. */
  | { readonly type: 'purse'; readonly tiles: readonly Tile[] }
  /** How many opponents have a tile to give to Arthur. */
  | { readonly type: 'collects'; readonly tiles: number }
  /** The King's Favor, which breaks ties. */
  | { readonly type: 'favor' }
  | { readonly type: 'outbids'; readonly seat: Seat }
  /** What a bid or a gift leaves in the treasury. */
  | { readonly type: 'keeps'; readonly tiles: readonly Tile[] }
  /** The same for somebody who passes. */
  | { readonly type: 'saves'; readonly tiles: readonly Tile[] };
