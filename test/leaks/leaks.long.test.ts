import { describe, expect, it } from 'vitest';
import { recordGame, truncateRecord } from '../../src/games/record.ts';
import { differences } from './difference.ts';
import { settingAt } from './documents.ts';
import { courseOf, KINDS, type Kind } from './games.ts';
import { hear } from './heard/all.ts';
import { otherRecord } from './other-record.ts';
import { pairsOf } from './pairs.ts';
import { worldOf } from './world.ts';

/**
 * So many pairs of worlds are compared, in games from the first of the seed on or in the one with that `NUMBER`;
 * pictures for one pair out of so many.
 */
const { PAIRS = '260', SEED = 'hidden', PICTURES = '250', NUMBER } = process.env;

const HIDING = KINDS.flatMap(({ game, variant, seats }, number) =>
  recordGame({ game }).perfectInformation ? [] : [{ game, variant, seats, number }],
);

describe('what is hidden', () => {
  it('changes not a byte of what anybody gets who may not know it', {
    timeout: 30_000 + Number(PAIRS) * 500,
  }, async () => {
    const kinds = new Set<Kind>();
    const audiences = new Set<string>();
    let [done, drawn] = [0, 0];
    const isThorough = () => drawn * Number(PICTURES) <= done;
    for (let number = Number(NUMBER ?? 0); done < Number(PAIRS) && NUMBER !== String(number - 1); number++) {
      const course = courseOf(SEED, number);
      for await (const pair of pairsOf(course, isThorough)) {
        done++;
        if (pair.drawn) drawn++;
        kinds.add(course.kind);
        audiences.add(pair.audience);
        expect(pair.differences).toEqual([]);
        if (done === Number(PAIRS)) break;
      }
    }
    if (NUMBER !== undefined) return;
    expect(drawn).toBeGreaterThan(0);
    expect(audiences.size).toBe(4);
    expect(kinds.size).toBe(KINDS.length);
  });

  it.each(HIDING)('is another for who holds it: $game $variant, $seats seats', async ({ number }) => {
    const course = courseOf('hidden', number);
    const { random, record, states, shared } = course;
    const heard = new Set<string>();
    // Now and then somebody has an empty hand, or the same cards by chance.
    for (const step of [...new Set(shared)].slice(shared.length / 6, shared.length / 6 + 3)) {
      const [seat] = recordGame(record).toAct(states[step]!);
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
    expect(heard).toContain('seat view');
    // A hand may say too little to differ where its previews do.
    expect(heard.has('hand') || heard.has('previews')).toBe(true);
  });
});
