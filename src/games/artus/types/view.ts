import type { Seat } from '../../game.ts';
import type { CardId, Chair, Figure, PileId, Variant } from './terms.ts';

export interface ArtusPlayerView {
  readonly score: number;
  readonly handSize: number;
  /** Cards left on each pile; the scoring pile is 0 in the basic game. */
  readonly piles: Readonly<Record<PileId, number>>;
  /** Cards played so far, oldest first. Public. */
  readonly played: readonly CardId[];
  /** Knights still to be placed. */
  readonly unplaced: number;
  /** Only in the viewer's own seat, in the order drawn. */
  readonly hand?: readonly CardId[];
}

export interface ArtusView {
  readonly variant: Variant;
  readonly phase: 'placement' | 'play' | 'over';
  /** 0 during placement, then 1 to `rounds`. */
  readonly round: number;
  /** 16 in the basic game, 11 in the advanced. */
  readonly rounds: number;
  readonly startSeat: Seat;
  /** Null when the game is over. */
  readonly toAct: Seat | null;
  /** Cards left to play in the current turn. */
  readonly playsLeft: number;
  /** Cards left to draw in the current turn. */
  readonly drawsLeft: number;
  readonly viewer: Seat | null;
  /** The figure on each of the 28 chairs. */
  readonly chairs: readonly (Figure | null)[];
  readonly king: Chair;
  readonly ringSupply: number;
  readonly players: readonly ArtusPlayerView[];
  /** Scores by seat after each finished round, first round first. */
  readonly scoresByRound: readonly (readonly number[])[];
}
