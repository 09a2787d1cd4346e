/** Something that an audience gets and that isn't the same in two worlds that it can't tell apart. */
export interface Difference {
  /** Number of the game under its seed, from 0. */
  readonly game: number;
  readonly step: number;
  readonly audience: string;
  readonly what: string;
  readonly bytes: number;
  /** Where the two part, in one world and in the other. */
  readonly excerpts: readonly [string, string];
}

/** Pairs of worlds that were compared, of one game, variant and kind of audience. */
export interface Tally {
  readonly game: string;
  readonly audience: string;
  readonly pairs: number;
  /** Of these, pairs in which what other players hold couldn't be changed. */
  readonly keptHands: number;
  readonly drawn: number;
  readonly compared: number;
  readonly differing: number;
}

/** What a process has found. */
export interface Found {
  readonly tallies: readonly Tally[];
  readonly differences: readonly Difference[];
}

/** What to compare: games `first`, `first + by`, and so on, until there are so many pairs. */
export interface Task {
  readonly seed: string;
  readonly pairs: number;
  readonly first: number;
  readonly by: number;
  /** Pictures are drawn for one pair out of so many. */
  readonly pictures: number;
  /** Compare this game alone. */
  readonly only: number | null;
}
