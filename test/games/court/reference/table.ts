import type { CourtPhase } from '../../../../src/games/court/types.ts';

/*
 * A second engine for King Arthur's Court, written from the rules alone and as simply as possible: it uses
 * lists instead of multisets and tries every subset and order. It's slow and shares no code with the first.
 */

export const TYPES = ['jester', 'maiden', 'guard', 'knight'];
export const NAMES = ['merlin', 'guinevere', 'arthur', 'lancelot'];

export interface Table {
  seats: number;
  phase: CourtPhase;
  toAct: number | null;
  round: number;
  lastRound: boolean;
  favor: number | null;
  blackDie: string | null;
  row: string[];
  peasantry: string[];
  treasuries: number[][];
  courts: string[][];
  purses: Record<string, number[]>;
  takenBy: Record<string, number | null>;
  opener: number | null;
  bid: number[];
  bidder: number | null;
  passed: number[];
  role: string | null;
  opponent: number | null;
}

export const byName = <T>(value: () => T): Record<string, T> =>
  Object.fromEntries(NAMES.map((n) => [n, value()]));
export const sum = (tiles: readonly number[]) => tiles.reduce((a, b) => a + b, 0);
export const left = (t: Table, seat: number) => (seat + 1) % t.seats;
export const quotaLeft = (t: Table, seat: number) =>
  (t.seats === 2 ? 2 : 1) - NAMES.filter((name) => t.takenBy[name] === seat).length;
export const inOrder = <T>(list: readonly T[]): T[] =>
  [...list].sort((a, b) =>
    typeof a === 'number' ? a - Number(b) : TYPES.indexOf(String(a)) - TYPES.indexOf(String(b)),
  );

export function drop<T>(list: T[], items: readonly T[]): void {
  for (const item of items) {
    const at = list.indexOf(item);
    if (at < 0) throw new Error(`no ${item} in ${list}`);
    list.splice(at, 1);
  }
}

export function begin(seats: number): Table {
  return {
    seats,
    phase: 'startCourtier',
    toAct: 0,
    round: 0,
    lastRound: false,
    favor: null,
    blackDie: null,
    row: [],
    peasantry: TYPES.flatMap((type) => Array<string>(6).fill(type)),
    treasuries: Array.from({ length: seats }, () => [3, 4, 5]),
    courts: Array.from({ length: seats }, () => []),
    purses: byName(() => [1, 2]),
    takenBy: byName(() => null),
    opener: null,
    bid: [],
    bidder: null,
    passed: [],
    role: null,
    opponent: null,
  };
}
