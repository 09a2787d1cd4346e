import type { Seat } from '../../game.ts';
import type { TurnStep } from './action.ts';
import type { EndReason } from './event.ts';
import type { QuestsRules } from './rules.ts';
import type { AdventureId, AdversaryCard, Kind, KnightCard, Variant } from './terms.ts';
import type { TurnLog } from './turn-log.ts';

/** An adversary on display; `seal` is the seat whose seal is on it. */
export type ColumnCard = {
  readonly card: AdversaryCard;
  readonly seal: Seat | null;
};

/** Cards of each column in the order revealed, at most four. Actions on equal cards with equal seals affect the first. */
export type Columns = Readonly<Record<Kind, readonly ColumnCard[]>>;

/** Who took the adventure, and the adversaries paid, which are out of the game. */
export type AdventureTaken = {
  readonly seat: Seat;
  readonly pay: readonly AdversaryCard[];
};

export type QuestsPlayer = {
  /** Knight cards in hand; a double counts as one. */
  readonly knights: number;
  /** Adversaries in hand, in the order won. They're won in the open, so they're public. */
  readonly trophies: readonly AdversaryCard[];
  /** Seals left to place; 0 in the basic game. */
  readonly seals: number;
  /** Points of the adventures taken plus the values of the trophies. */
  readonly score: number;
};

/** Everything public. */
export type Board = {
  readonly variant: Variant;
  readonly rules: QuestsRules;
  readonly startSeat: Seat;
  /** Null when the game is over. */
  readonly toAct: Seat | null;
  /** Turns finished, from 0. */
  readonly turn: number;
  /** The earliest step that's still possible this turn. */
  readonly step: TurnStep;
  readonly columns: Columns;
  /** Cards left on the adversary pile. */
  readonly adversaryPile: number;
  /** Cards left on the knight pile. */
  readonly knightPile: number;
  /** Knights discarded since the last reshuffle, oldest first. */
  readonly discards: readonly KnightCard[];
  readonly players: readonly QuestsPlayer[];
  /** Null for an open adventure. */
  readonly taken: Readonly<Record<AdventureId, AdventureTaken | null>>;
  /** Null when the game is over. */
  readonly thisTurn: TurnLog | null;
  /** The previous turn; null in the first. When the game is over, the turn that ended it. */
  readonly lastTurn: TurnLog | null;
  /** Consecutive turns in which nothing was done; one per seat ends the game. */
  readonly idleTurns: number;
  /** Scores by seat after each finished turn, first turn first. */
  readonly scoresByTurn: readonly (readonly number[])[];
  /** Null until the game is over. */
  readonly end: EndReason | null;
};
