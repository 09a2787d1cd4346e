import { describe, expect, it } from 'vitest';
import { gameOf, truncateRecord } from '../../src/games/record.ts';
import { differences } from './difference.ts';
import { settingAt } from './documents.ts';
import { courseOf, KINDS } from './games.ts';
import { hear } from './heard/all.ts';
import { otherRecord } from './other-record.ts';
import { found } from './tallies.ts';
import { worldOf } from './world.ts';

const HIDING = KINDS.flatMap(({ game, variant, seats }, number) =>
  gameOf({ game }).perfectInformation ? [] : [{ game, variant, seats, number }],
);

describe('what is hidden', () => {
  it('changes not a byte of what anybody gets who may not know it', async () => {
    const task = { seed: 'hidden', pairs: 260, first: 0, by: 1, pictures: 250, only: null };
    const { tallies, differences } = await found(task);
    expect(differences).toEqual([]);
    const sum = (key: 'pairs' | 'drawn' | 'differing') =>
      tallies.reduce((total, each) => total + each[key], 0);
    expect([sum('pairs'), sum('differing')]).toEqual([260, 0]);
    expect(sum('drawn')).toBeGreaterThan(0);
    expect(new Set(tallies.map(({ audience }) => audience)).size).toBe(4);
    expect(new Set(tallies.map(({ game }) => game)).size).toBe(KINDS.length);
  }, 120_000);

  it.each(HIDING)('is another for who holds it: $game $variant, $seats seats', async ({ number }) => {
    const course = courseOf('hidden', number);
    const { random, record, states, shared } = course;
    const heard = new Set<string>();
    // Now and then somebody has an empty hand, or the same cards by chance.
    for (const step of [...new Set(shared)].slice(shared.length / 6, shared.length / 6 + 3)) {
      const [seat] = gameOf(record).toAct(states[step]!);
      const here = truncateRecord(record, step);
      const setting = settingAt(course, step, random);
      const other = otherRecord({ record: here, state: states[step]!, audience: null }, random);
      const [own, others] = await Promise.all(
        [here, other.record].map((each) =>
          hear(worldOf(each, setting, { finished: false, thorough: false }), seat!, ''),
        ),
      );
      for (const { what } of differences(own!, others!)) heard.add(what);
    }
    expect([...heard]).toEqual(expect.arrayContaining(['seat view', 'hand']));
  });
});
