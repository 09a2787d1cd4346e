/** A measured figure: usually the median of several runs, and the goal it must meet. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** The individual runs, in order. */
  readonly runs: readonly number[];
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
  /** What the value is compared with, if it's a ratio. */
  readonly against?: string;
}

export function median(runs: readonly number[]): number {
  const sorted = [...runs].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
