import type { Seat } from '../../game.ts';

export type Variant = 'basic' | 'advanced';
export type Metal = 'silver' | 'bronze';
export type PileId = 'knight' | 'king' | 'scoring';

/** Chair 0 to 27, clockwise. */
export type Chair = number;

/**
 * A card id is its pile and its name, e.g. `knight:3-6`. The two identical rings of the King pile share
 * the id `king:ring-either`, which therefore appears twice among a player's cards.
 */
export type KnightCard =
  | 'knight:1-5-both'
  | 'knight:1-4'
  | 'knight:2-5'
  | 'knight:3-6'
  | 'knight:4-7'
  | 'knight:5-7'
  | 'knight:6-8'
  | 'knight:7-9';
export type KingCard =
  | 'king:4-8-either'
  | 'king:1-7-silver'
  | 'king:1-7-bronze'
  | 'king:1-5-both-either'
  | 'king:ring-silver'
  | 'king:ring-bronze'
  | 'king:ring-either';
export type ScoringCard =
  | 'scoring:all'
  | 'scoring:opposite'
  | 'scoring:colours'
  | 'scoring:carpet'
  | 'scoring:three-red'
  | 'scoring:joker';
export type CardId = KnightCard | KingCard | ScoringCard;

export interface KnightFigure {
  readonly kind: 'knight';
  readonly seat: Seat;
}
/** One of the four Princes; exactly one of them is the King. Rings: 1 or 2 for a Prince, 3 for the King. */
export interface PrinceFigure {
  readonly kind: 'prince';
  readonly metal: Metal;
  readonly rings: number;
  readonly king: boolean;
}
export type Figure = KnightFigure | PrinceFigure;
