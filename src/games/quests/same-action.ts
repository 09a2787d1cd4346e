import type { QuestsAction } from './types.ts';

/** Whether the given value is the legal action: the same fields with the same values, and no others. */
export function isSameAction(legal: QuestsAction, given: QuestsAction): boolean {
  let fields = Object.keys(given).length;
  for (const key in legal) {
    fields--;
    const expected: unknown = legal[key as keyof QuestsAction];
    const value: unknown = given[key as keyof QuestsAction];
    if (
      value !== expected &&
      !(Array.isArray(expected) && Array.isArray(value) && isSameList(expected, value))
    )
      return false;
  }
  return fields === 0;
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at]);
