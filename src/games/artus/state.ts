import type { Seat } from '../game.ts';
import type { FigureCode } from './figures.ts';
import type { CardId, Chair, PileId, Variant } from './types.ts';

export type ArtusPlayer = {
  readonly score: number;
  /** Knights still to be placed. */
  readonly unplaced: number;
  /** In the order drawn. */
  readonly hand: readonly CardId[];
  /** Top card first; the scoring pile is empty in the basic game. */
  readonly piles: Readonly<Record<PileId, readonly CardId[]>>;
  /** Oldest first. */
  readonly played: readonly CardId[];
};

/** The complete state of a game, hidden cards included: plain JSON. */
export type ArtusState = {
  readonly variant: Variant;
  readonly startSeat: Seat;
  /** Turns ended so far. */
  readonly turn: number;
  /** 0 during placement, then from 1. */
  readonly round: number;
  /** Null when the game is over. */
  readonly toAct: Seat | null;
  /** Cards left to play in the current turn. */
  readonly playsLeft: number;
  /** Cards left to draw in the current turn. */
  readonly drawsLeft: number;
  /** The figure on each of the 28 chairs. */
  readonly chairs: readonly FigureCode[];
  readonly king: Chair;
  readonly players: readonly ArtusPlayer[];
  /** Scores by seat after each finished round. */
  readonly scoresByRound: readonly (readonly number[])[];
};

/** A shallow copy of a state: its fields may be replaced, but their contents are still shared. */
export type StateDraft = { -readonly [Key in keyof ArtusState]: ArtusState[Key] };

/** Names every field: V8 copies them faster than a spread does, and gives all states the same hidden class. */
export const draftOf = (state: ArtusState): StateDraft => ({
  variant: state.variant,
  startSeat: state.startSeat,
  turn: state.turn,
  round: state.round,
  toAct: state.toAct,
  playsLeft: state.playsLeft,
  drawsLeft: state.drawsLeft,
  chairs: state.chairs,
  king: state.king,
  players: state.players,
  scoresByRound: state.scoresByRound,
});

/** Replaces one player of the draft. */
export function replacePlayer(state: StateDraft, seat: Seat, player: ArtusPlayer): void {
  const players = state.players.slice();
  players[seat] = player;
  state.players = players;
}
