import type { Json } from './json.ts';

export interface Difference {
  /** Where, e.g. `figures.3.chair`; empty for the whole value. */
  readonly path: string;
  /** Null also where there is nothing. */
  readonly recorded: Json;
  readonly computed: Json;
}

const isBranch = (value: unknown): value is { readonly [key: string]: Json } =>
  value !== null && typeof value === 'object';

/** The first place where two JSON values differ, whatever the order of their keys; null when they are equal. */
export function firstDifference(recorded: unknown, computed: unknown, path = ''): Difference | null {
  if (recorded === computed) return null;
  if (!isBranch(recorded) || !isBranch(computed) || Array.isArray(recorded) !== Array.isArray(computed))
    return { path, recorded: (recorded ?? null) as Json, computed: (computed ?? null) as Json };
  for (const key of new Set([...Object.keys(computed), ...Object.keys(recorded)])) {
    const below = firstDifference(recorded[key], computed[key], path === '' ? key : `${path}.${key}`);
    if (below !== null) return below;
  }
  return null;
}
