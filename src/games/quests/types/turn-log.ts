import type { Seat } from '../../game.ts';
import type { ChallengeMode } from './action.ts';
import type { AdventureId, AdversaryCard, KnightCard } from './terms.ts';

/** What a seat did in one turn. */
export type TurnLog = {
  readonly seat: Seat;
  /** Empty when nothing was revealed. */
  readonly revealed: readonly AdversaryCard[];
  readonly challenge: {
    readonly mode: ChallengeMode;
    readonly card: AdversaryCard;
    readonly pay: readonly KnightCard[];
  } | null;
  readonly adventure: {
    readonly adventure: AdventureId;
    readonly pay: readonly AdversaryCard[];
  } | null;
  /** Knights drawn; null during the turn, and in a turn that the 12th adventure cut short. */
  readonly drawn: number | null;
};
