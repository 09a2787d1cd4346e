import type { CardId, Chair, PileId, ScoringCard } from './terms.ts';

/** Steps count chairs: forwards (clockwise) positive, backwards negative, never 0. */
export type ArtusAction =
  | { readonly type: 'place'; readonly chair: Chair }
  | { readonly type: 'moveKnight'; readonly card: CardId; readonly from: Chair; readonly steps: number }
  | { readonly type: 'movePrince'; readonly card: CardId; readonly from: Chair; readonly steps: number }
  | { readonly type: 'addRing'; readonly card: CardId; readonly chair: Chair }
  /**
   * A scoring card. `chairs` are those of the Knights the player chooses, ascending. It's empty when there's
   * nothing to choose: for all Knights, opposite signs, the joker (the best Knight counts automatically),
   * and a condition that isn't met.
   */
  | { readonly type: 'score'; readonly card: ScoringCard; readonly chairs: readonly Chair[] }
  | { readonly type: 'draw'; readonly pile: PileId };

export type ActionOf<Type extends ArtusAction['type']> = Extract<ArtusAction, { type: Type }>;

/** An action that plays a card. */
export type CardAction = ActionOf<'moveKnight' | 'movePrince' | 'addRing' | 'score'>;
