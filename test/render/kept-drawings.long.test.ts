import { expect, it } from 'vitest';
import { digestsOf, drawingsIn, MANNERS } from './fixtures/drawings.ts';
import { digestsApart } from './fixtures/fresh-process.ts';

/** One process beside this one. */
async function drawnApart(): Promise<Record<string, string>> {
  const digests = {};
  for (const manner of MANNERS) Object.assign(digests, await digestsApart([manner], 'all'));
  return digests;
}

it('every picture is the same among all others as in a process of its language and theme', async () => {
  const apart = drawnApart();
  const together = digestsOf(drawingsIn(MANNERS, 'all'), 'all');
  const fresh = await apart;
  const names = Object.keys(together);
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name) => together[name] !== fresh[name])).toEqual([]);
}, 1_800_000);
