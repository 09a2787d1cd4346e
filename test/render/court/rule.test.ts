import { describe, expect, it } from 'vitest';
import { LAST_ROW, MERLINS_SWAP } from '../../../render/court/rule.ts';
import { SCORED } from '../../../render/court/rule-groups.ts';
import { bagOfCourtiers, peasantryAtStart, rowSize, scoreCourt } from '../../../src/games/court/data.ts';
import type { Courtier } from '../../../src/games/court/types.ts';

describe('a court drawn in the rules', () => {
  it.each(Object.values(SCORED).flat())('has its jesters where they’re scored', (...groups) => {
    const court = groups.flatMap(({ id, courtiers, jesters = 0 }) => [
      ...Array<Courtier>(courtiers).fill(id),
      ...Array<Courtier>(jesters).fill('jester'),
    ]);
    const characters = groups.flatMap(({ character = [] }) => character);
    const scored = scoreCourt(bagOfCourtiers(court), characters).groups;
    for (const { id, jesters = 0 } of groups) expect(scored[id].jesters).toBe(jesters);
  });
});

it('the last row drawn in the rules is as short as one can be', () => {
  const seats = [2, 3, 4].find((number) => rowSize(number) === LAST_ROW.length);
  expect(LAST_ROW.filter((courtier) => courtier !== null)).toHaveLength(
    peasantryAtStart(seats ?? 0) % LAST_ROW.length,
  );
});

it('Merlin’s swap drawn in the rules is for another type, whichever is taken', () => {
  expect(MERLINS_SWAP.row).not.toContain(MERLINS_SWAP.give);
});
