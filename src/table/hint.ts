import type { GameAction } from '../games/game.ts';
import type { Reason } from './turn-report.ts';

/** An action in a Knight's judgement. */
export interface Advice {
  readonly action: GameAction;
  /** Expected share of the first place after it, 0 to 1; null if nobody has estimated it. */
  readonly share: number | null;
  /** Most important first; some may be known only to whoever asked. */
  readonly reasons: readonly Reason[];
}

/** What a Knight would do in somebody's place. */
export interface Hint {
  readonly best: Advice;
  /** Null if there's no other action, or none was looked at. */
  readonly next: Advice | null;
}
