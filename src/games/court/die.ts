import type { Pip } from './types.ts';

export const PIPS: readonly Pip[] = [0, 1, 2, 3, 4, 5];

/** Indexes of the highest value, ascending; null is below any value. */
export function highest(values: readonly (Pip | null)[]): number[] {
  const most = Math.max(...values.map((value) => value ?? -1));
  return values.flatMap((value, at) => (value === most ? [at] : []));
}
