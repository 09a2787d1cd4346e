import type { Branch } from '../guides/guide.ts';

/** A choice among legal actions or, without children, a single action. */
export interface Decision<Action> extends Branch<Action> {
  /** By the next key of the path. */
  readonly children: ReadonlyMap<string, Decision<Action>>;
  /** Only where a set is composed: the node for a set's key, regardless of what's been chosen so far. */
  reach?(key: string): Decision<Action> | null;
  /** Only where a set is composed: all choices, with each set as a whole. */
  wholes?(): readonly Decision<Action>[];
}
