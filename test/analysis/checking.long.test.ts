import { afterAll, beforeAll, expect, it } from 'vitest';
import { ThreadedAnalyst } from '../../src/analysis/analyst.ts';
import { checked } from '../../src/analysis/check.ts';
import { CheckEnded } from '../../src/analysis/checking.ts';
import { blownUpIn, recordsOf } from '../games/fixtures/blown-up.ts';

const [RECORD] = recordsOf() as [string];

let analyst: ThreadedAnalyst;
beforeAll(() => {
  analyst = new ThreadedAnalyst(undefined, new URL('./fixtures/stubborn-check.mjs', import.meta.url));
});
afterAll(() => analyst.close());

it.each(['spin', 'hoard'])(
  'ends a check that would %s, and the next one works',
  async (text) => {
    await expect(analyst.checked(text)).rejects.toBeInstanceOf(CheckEnded);
    expect(await analyst.checked(`${RECORD} `)).toEqual(checked(RECORD));
    // The same file isn't tried again.
    const start = performance.now();
    await expect(analyst.checked(text)).rejects.toBeInstanceOf(CheckEnded);
    expect(performance.now() - start).toBeLessThan(500);
  },
  120_000,
);

it('remembers what it has checked', async () => {
  const [one, other] = await Promise.all([analyst.checked(RECORD), analyst.checked(RECORD)]);
  expect(one).toBe(other);
  expect(await analyst.checked(RECORD)).toBe(one);
});

it('refuses real records with any field blown up a hundred thousand times, in time', async () => {
  for (const record of recordsOf(9))
    for (const { at, text } of blownUpIn(record, 100_000)) {
      const found = await analyst.checked(text.slice(0, 512 * 1024)).catch((error: unknown) => error);
      expect(found, at).not.toBeInstanceOf(Error);
    }
}, 600_000);
