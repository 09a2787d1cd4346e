import type { Seat } from '../../game.ts';
import type { ChallengeMode } from './action.ts';
import type { AdventureId, AdversaryCard, Kind, KnightCard } from './terms.ts';

/** The 12th adventure is taken; the display and the adversary pile are empty; nobody does anything for a round. */
export type EndReason = 'adventures' | 'display' | 'stalemate';

/** The discards, this many `cards`, become the knight pile after `after` of the cards drawn. */
export interface Reshuffle {
  readonly after: number;
  readonly cards: number;
}

export type QuestsEvent =
  /** In the order revealed. `four` is the column that now has four cards, null if the pile ran out. In a preview `cards` is empty and `four` null. */
  | {
      readonly type: 'revealed';
      readonly seat: Seat;
      readonly cards: readonly AdversaryCard[];
      readonly four: Kind | null;
    }
  | {
      readonly type: 'challenged';
      readonly seat: Seat;
      readonly mode: ChallengeMode;
      readonly card: AdversaryCard;
      readonly pay: readonly KnightCard[];
    }
  | { readonly type: 'sealed'; readonly seat: Seat; readonly card: AdversaryCard }
  /** Every card of the column is sealed; a `won` follows for each, in column order. */
  | { readonly type: 'columnCompleted'; readonly kind: Kind }
  /** The card is now the seat's trophy; `sealReturned` if it had the seat's seal. */
  | {
      readonly type: 'won';
      readonly seat: Seat;
      readonly card: AdversaryCard;
      readonly sealReturned: boolean;
    }
  | {
      readonly type: 'adventureTaken';
      readonly seat: Seat;
      readonly adventure: AdventureId;
      readonly pay: readonly AdversaryCard[];
      readonly points: number;
    }
  /** The end of a turn; `count` 0 to 2. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly reshuffle: Reshuffle | null;
    }
  | { readonly type: 'ended'; readonly reason: EndReason };
