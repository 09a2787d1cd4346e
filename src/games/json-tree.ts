/** Whether the value is an object or a list. */
export const isBranch = (value: unknown): value is object => value !== null && typeof value === 'object';

/** Whether lists and objects are nested more than `levels` deep. */
export const isDeeper = (value: unknown, levels: number): boolean =>
  isBranch(value) && (levels === 0 || Object.values(value).some((below) => isDeeper(below, levels - 1)));

/** The own value at the path; undefined when there's none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path)
    at = isBranch(at) && Object.hasOwn(at, key) ? (at as Record<PropertyKey, unknown>)[key] : undefined;
  return at;
}

/** Where a key `__proto__` is; null when there's none. */
export function pathToProto(value: object): string[] | null {
  if (Object.hasOwn(value, '__proto__')) return ['__proto__'];
  for (const [key, below] of Object.entries(value)) {
    const path = isBranch(below) ? pathToProto(below) : null;
    if (path !== null) return [key, ...path];
  }
  return null;
}
