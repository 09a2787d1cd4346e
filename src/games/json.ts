/** A value that survives `JSON.stringify` and `JSON.parse` unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Whether the value is an object or a list. */
export const isBranch = (value: unknown): value is object => value !== null && typeof value === 'object';

/** Whether lists and objects are nested more than `levels` deep. */
export const isDeeper = (value: unknown, levels: number): boolean =>
  isBranch(value) && (levels === 0 || Object.values(value).some((below) => isDeeper(below, levels - 1)));

/** The own value at the path; undefined when there's none. */
export function valueAtPath(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path)
    at = isBranch(at) && Object.hasOwn(at, key) ? (at as Record<PropertyKey, unknown>)[key] : undefined;
  return at;
}

/** Where the first value is that fits, below this one; null when none does. */
export function pathTo(value: object, fits: (key: string, below: unknown) => boolean): string[] | null {
  for (const [key, below] of Object.entries(value)) {
    if (fits(key, below)) return [key];
    const path = isBranch(below) ? pathTo(below, fits) : null;
    if (path !== null) return [key, ...path];
  }
  return null;
}

/** Whether lists and objects of a JSON text are nested more than `levels` deep, also in values that don't count. */
export function isTextDeeper(text: string, levels: number): boolean {
  const outside = text.replace(/\\./gs, '').replace(/"[^"]*"?/g, '');
  let level = 0;
  for (const [bracket] of outside.matchAll(/[[\]{}]/g)) {
    level += bracket === '[' || bracket === '{' ? 1 : -1;
    if (level > levels) return true;
  }
  return false;
}

interface Difference {
  /** Where they differ, e.g. `figures.3.chair`; empty for the whole value. */
  readonly path: string;
  /** Absent when the record has nothing there. */
  readonly recorded?: Json;
  /** Absent when the computed value has nothing there. */
  readonly computed?: Json;
}

type Branch = { readonly [key: string]: Json };

const isTree = (value: unknown): value is Branch => value !== null && typeof value === 'object';

/** Ignores inherited properties, so a key like `constructor` is safe. */
const own = (branch: Branch, key: string): Json | undefined =>
  Object.hasOwn(branch, key) ? branch[key] : undefined;

/** The first place where two JSON values differ, ignoring key order; null when they're equal. */
export function firstDifference(recorded: unknown, computed: unknown, path = ''): Difference | null {
  if (recorded === computed) return null;
  if (!isTree(recorded) || !isTree(computed) || Array.isArray(recorded) !== Array.isArray(computed))
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
