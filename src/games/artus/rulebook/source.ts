/**
 * Where a row comes from: `C` certain from the rulebook, `F` found in another source, `D` deduced as the only
 * answer that fits the rulebook's examples, `A` assumed. Anyone with the printed game can correct a row.
 */
export type Source = 'C' | 'F' | 'D' | 'A';
