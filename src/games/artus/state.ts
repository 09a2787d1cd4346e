import type { Seat } from '../game.ts';
import type { FigureCode } from './figures.ts';
import type { CardId, Chair, PileId, Variant } from './types.ts';

export type ArtusPlayer = {
  readonly score: number;
  /** Knights still to be placed. */
  readonly unplaced: number;
  /** In the order drawn. */
  readonly hand: readonly CardId[];
  /** The top card first; the scoring pile is empty in the basic game. */
  readonly piles: Readonly<Record<PileId, readonly CardId[]>>;
  /** Oldest first. */
  readonly played: readonly CardId[];
};

/** A whole game at one moment, hidden cards included: plain JSON. */
export type ArtusState = {
  readonly variant: Variant;
  readonly startSeat: Seat;
  /** Turns ended so far. */
  readonly turn: number;
  /** 0 during placement, then from 1. */
  readonly round: number;
  /** Null when the game is over. */
  readonly toAct: Seat | null;
  /** Cards still to be played, then to be drawn, in the turn under way. */
  readonly playsLeft: number;
  readonly drawsLeft: number;
  /** What stands on each of the 28 chairs. */
  readonly chairs: readonly FigureCode[];
  readonly king: Chair;
  readonly players: readonly ArtusPlayer[];
  /** Scores by seat after each finished round. */
  readonly scoresByRound: readonly (readonly number[])[];
};

/** A state of the holder's own whose fields may be replaced; what they hold is still shared. */
export type StateDraft = { -readonly [Key in keyof ArtusState]: ArtusState[Key] };
