import type { Seat } from '../../game.ts';
import type { CardId, Chair, Figure, Metal, PileId, ScoringCard } from './terms.ts';

export type ArtusEvent =
  | { readonly type: 'placed'; readonly seat: Seat; readonly chair: Chair }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly card: CardId;
      readonly figure: Figure;
      readonly from: Chair;
      readonly to: Chair;
      readonly steps: number;
      readonly points: number;
    }
  | { readonly type: 'displaced'; readonly figure: Figure; readonly from: Chair; readonly to: Chair }
  | {
      readonly type: 'ringAdded';
      readonly seat: Seat;
      readonly card: CardId;
      readonly metal: Metal;
      readonly chair: Chair;
      /** The Prince's rings afterwards, 2 or 3. */
      readonly rings: number;
      readonly points: number;
    }
  /** The Prince on `chair` is now King; the old King keeps one ring on `oldKing`. */
  | { readonly type: 'crowned'; readonly metal: Metal; readonly chair: Chair; readonly oldKing: Chair }
  /** The King's chair has changed, and every space value has turned with him. */
  | { readonly type: 'turned'; readonly from: Chair; readonly to: Chair }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly card: ScoringCard;
      /** The Knights scored; empty when the condition wasn't met. */
      readonly chairs: readonly Chair[];
      readonly met: boolean;
      readonly points: number;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly pile: PileId }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'ended' };
