import type { Json } from './json.ts';

export interface Difference {
  /** Where, e.g. `figures.3.chair`; empty for the whole value. */
  readonly path: string;
  /** Left out where there is nothing. */
  readonly recorded?: Json;
  readonly computed?: Json;
}

type Branch = { readonly [key: string]: Json };

const isBranch = (value: unknown): value is Branch => value !== null && typeof value === 'object';

/** What the branch itself has, so that the key `constructor` finds nothing inherited. */
const own = (branch: Branch, key: string): Json | undefined =>
  Object.hasOwn(branch, key) ? branch[key] : undefined;

/** The first place where two JSON values differ, whatever the order of their keys; null when they are equal. */
export function firstDifference(recorded: unknown, computed: unknown, path = ''): Difference | null {
  if (recorded === computed) return null;
  if (!isBranch(recorded) || !isBranch(computed) || Array.isArray(recorded) !== Array.isArray(computed))
    return {
      path,
      ...(recorded !== undefined && { recorded: recorded as Json }),
      ...(computed !== undefined && { computed: computed as Json }),
    };
  for (const key of new Set([...Object.keys(computed), ...Object.keys(recorded)])) {
    const below = firstDifference(
      own(recorded, key),
      own(computed, key),
      path === '' ? key : `${path}.${key}`,
    );
    if (below !== null) return below;
  }
  return null;
}
