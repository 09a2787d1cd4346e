import type { Thought } from '../player.ts';
import { decideHere, type Question } from '../thinker.ts';

/** What a thread is asked. */
export interface Asked {
  readonly question: Question;
  /** The part of the player's usual playouts, above 0 and at most 1. */
  readonly share: number;
  /** Not 0 once the player is to answer with the best it has found. */
  readonly hurry: Int32Array;
}

export const answered = ({ question, share, hurry }: Asked): Promise<Thought> =>
  decideHere(question, { share, isOver: () => Atomics.load(hurry, 0) !== 0 });
