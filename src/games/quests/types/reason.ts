import type { Seat } from '../../game.ts';
import type { AdventureId, AdversaryCard, Kind, KnightColour } from './terms.ts';

/** What speaks for an action. */
export type QuestsReason =
  /** Wins the adversary for that many knights; a double is two. */
  | { readonly type: 'wins'; readonly card: AdversaryCard; readonly knights: number }
  | { readonly type: 'seals'; readonly card: AdversaryCard; readonly knights: number }
  /** `gain`: its points less those of the adversaries paid. */
  | { readonly type: 'adventure'; readonly adventure: AdventureId; readonly gain: number }
  /** Every card of the column is sealed now; `won`: what the player gets of it. */
  | { readonly type: 'column'; readonly kind: Kind; readonly won: readonly AdversaryCard[] }
  /** The player's adversaries now pay for that open adventure. */
  | { readonly type: 'affords'; readonly adventure: AdventureId; readonly value: number }
  /** The card would have let that player pay for the adventure. */
  | { readonly type: 'deniesCard'; readonly seat: Seat; readonly adventure: AdventureId }
  /** That player could have paid for the adventure, too. */
  | { readonly type: 'deniesAdventure'; readonly seat: Seat }
  /** So many adversaries lie there before new ones are revealed. */
  | { readonly type: 'reveals'; readonly shown: number }
  /** The game ends, and the player wins it. */
  | { readonly type: 'ends' }
  /** Knights of the strongest colour that stay in hand; known only to the player. */
  | { readonly type: 'keeps'; readonly colour: KnightColour; readonly knights: number };
