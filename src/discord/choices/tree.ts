import type { Branch } from '../guides/guide.ts';

/** A choice among legal actions, or, where it has no children, one action. */
export interface Decision<Action> extends Branch<Action> {
  /** By the next key of the path. */
  readonly children: ReadonlyMap<string, Decision<Action>>;
  /** Where a set is composed: the place that a key of it leads to, from whatever has been chosen so far. */
  reach?(key: string): Decision<Action> | null;
  /** Where a set is composed: everything that can be chosen, each set as a whole. */
  wholes?(): readonly Decision<Action>[];
}
