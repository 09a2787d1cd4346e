import type { Seat } from '../../game.ts';
import type { CardId } from './terms.ts';

/** What speaks for an action. Values and points are those of the action's own moment. */
export type ArtusReason =
  /** What it scores at once. */
  | { readonly type: 'points'; readonly points: number }
  /** Somebody else's Knight leaves a space of that value for a worse one. */
  | { readonly type: 'pushes'; readonly seat: Seat; readonly value: number }
  /** The value of the space that the player's Knight comes to. */
  | { readonly type: 'lands'; readonly value: number }
  /** What the player's own Knights gain from the King's new chair. */
  | { readonly type: 'turnsFor'; readonly points: number }
  /** What the Knights of that player, who loses the most, lose by it. */
  | { readonly type: 'turnsAgainst'; readonly seat: Seat; readonly points: number }
  /** What a scoring card that stays in hand would score afterwards. Only the player knows it. */
  | { readonly type: 'prepares'; readonly card: CardId; readonly points: number };
