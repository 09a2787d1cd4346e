import type { CardId, Metal, PileId } from '../types.ts';
import type { Colour } from './board.ts';
import type { Source } from './source.ts';

/** A move of `min` to `max` chairs, forwards only unless `both`. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly both: boolean;
}

/** Where a Knight must be to be scored. */
export type Place = Colour | 'carpet';

export type Scoring =
  /** All of the player's Knights: their sum times `sign`. */
  | { readonly of: 'all'; readonly sign: 1 | -1 }
  /** One of the player's Knights for each entry of `places`; the penalty if there aren't enough. */
  | { readonly of: 'chosen'; readonly places: readonly Place[]; readonly penalty: number }
  /** The player's Knight with the highest value. */
  | { readonly of: 'best' };

/** A card and its possible effects; playing it uses one of them. */
export interface CardRow {
  readonly id: CardId;
  readonly pile: PileId;
  readonly copies: number;
  readonly moveKnight?: Range;
  /** Moves a Prince or the King of one of these metals. */
  readonly movePrince?: Range & { readonly metals: readonly Metal[] };
  /** Gives a ring to a Prince of one of these metals. */
  readonly ring?: readonly Metal[];
  readonly scoring?: Scoring;
  readonly source: Source;
}
