const MARK = '=';

/** One key for a set of pieces, in any order; the pieces contain no dots. */
export const setKey = (pieces: readonly string[]): string => MARK + pieces.toSorted().join('.');

export const isSetKey = (key: string): boolean => key.startsWith(MARK);
