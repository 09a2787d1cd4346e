import { expect, it } from 'vitest';
import { CARPET, SPACES } from '../../../src/games/artus/data.ts';

const VALUES = SPACES.map(({ value }) => value);

/** The rulebook's position: values that are named in its examples. Whoever stands there. */
const STANDING = [10, 7, 6, 5, 4, 3, 2, 1, -1, -2, -3, -4, -5, -7, -9, -12];
const EMPTY = [8, -6];

type Ring = readonly number[];

/** Behind the King: green values falling from 10, some of them missing; red ones falling from −1; yellow zeros. */
function* rings(): Generator<Ring> {
  for (let missing = 0; missing < 2 ** 9; missing++) {
    const green = [10, ...[9, 8, 7, 6, 5, 4, 3, 2, 1].filter((_, bit) => (missing & (1 << bit)) === 0)];
    for (let lowest = 12; lowest <= 20; lowest++)
      for (let yellow = 2; yellow <= 8; yellow++)
        yield [0, ...green, ...Array.from({ length: lowest }, (_, i) => -1 - i), ...Array(yellow).fill(0)];
  }
}

/** Where a pushed figure goes: the next empty chair behind. */
function pushedTo(ring: Ring, from: number): number | undefined {
  const isFree = (value: number) => EMPTY.includes(value);
  return ring.slice(from + 1).find(isFree);
}

/** Examples A and B: where Red's 5 gets to, and whom it pushes where. */
function fitsMoves(ring: Ring): boolean {
  const red = ring.indexOf(5);
  const isAll = [...STANDING, ...EMPTY].every((value) => ring.includes(value));
  const pushes = [
    [red - 5, 0, 8],
    [red - 4, 10, 8],
    [red + 3, 2, -6],
  ] as const;
  const isFree = ring[red - 3] === 8;
  return (
    isAll &&
    red >= 0 &&
    isFree &&
    pushes.every(([to, value, goal]) => ring[to] === value && pushedTo(ring, to) === goal)
  );
}

/** Example F: Black's −5 is on a carpet beside his −3 and his yellow chair, Beige's −4 and his yellow chair, too. */
function fitsCarpets(ring: Ring): boolean {
  const half = ring.length / 2;
  const near = [-3, -4, -5].map((value) => ring.indexOf(value));
  // Black and Beige stand on two yellow chairs in front of the King, on the opposite carpet.
  const far = near.map((at) => (at + half) % ring.length);
  const yellow = far.filter((at) => at !== 0 && ring[at] === 0);
  // Crown chairs are at the quarters.
  return Number.isInteger(half / 2) && yellow.length >= 2 && yellow.includes(ring.length - 1);
}

it('is the only ring with three yellow chairs that fits the rulebook’s examples, carpets and crowns', () => {
  const fitting = [...rings()].filter((ring) => fitsMoves(ring) && fitsCarpets(ring));
  const withYellow = (count: number) =>
    fitting.filter((ring) => ring.filter((value) => value === 0).length === count + 1);
  expect(withYellow(3)).toEqual([VALUES]);
  // The examples alone don't say how many chairs are yellow: that's printed on the board.
  for (const ring of fitting) expect(ring.slice(0, 22)).toEqual(VALUES.slice(0, 22));
  expect(new Set(fitting.map(({ length }) => length))).toEqual(new Set([28]));
  expect(fitting.length).toBeGreaterThan(1);
  const behind = [12, 13, 14, 26, 27, 28].map((at) => (28 - at) % 28);
  expect(CARPET.map(({ chair }) => chair)).toEqual(behind.sort((a, b) => a - b));
});
