import { expect, it } from 'vitest';
import { DRAWN_EVERY, digestsOf, drawingsIn, MANNERS } from './fixtures/drawings.ts';
import { digestsApart } from './fixtures/fresh-process.ts';

/**
 * One process beside this one. The first keeps nothing: what's mistaken for another thing within a picture looks the
 * same in all that keep something, and takes that long only once.
 */
async function drawnApart(): Promise<Record<string, string>> {
  const digests = {};
  for (const [at, manner] of MANNERS.entries())
    Object.assign(digests, await digestsApart([manner], 'all', { isForgetful: at === 0 }));
  return digests;
}

it('every picture is the same among all others as in a process of its language and theme', async () => {
  const apart = drawnApart();
  const together = digestsOf(drawingsIn(MANNERS, 'all'), 'all');
  const fresh = await apart;
  const names = Object.keys(together);
  expect(names.length).toBeGreaterThan(1000 / DRAWN_EVERY);
  expect(names.filter((name) => together[name] !== fresh[name])).toEqual([]);
}, 1_800_000);
