import type { Json } from './json.ts';

export interface Difference {
  /** Where they differ, e.g. `figures.3.chair`; empty for the whole value. */
  readonly path: string;
  /** Absent when the record has nothing there. */
  readonly recorded?: Json;
  /** Absent when the computed value has nothing there. */
  readonly computed?: Json;
}

type Branch = { readonly [key: string]: Json };

const isBranch = (value: unknown): value is Branch => value !== null && typeof value === 'object';

/** Ignores inherited properties, so a key like `constructor` is safe. */
const own = (branch: Branch, key: string): Json | undefined =>
  Object.hasOwn(branch, key) ? branch[key] : undefined;

/** The first place where two JSON values differ, ignoring key order; null when they're equal. */
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
