/** Whether the value is a list of the same items in the same order. */
export function isSameList<T>(list: readonly T[], value: unknown): boolean {
  if (value === list) return true;
  return Array.isArray(value) && value.length === list.length && list.every((item, at) => item === value[at]);
}
