import { afterAll, beforeAll, expect, it } from 'vitest';
import { ThreadedAnalyst } from '../../src/analysis/analyst.ts';
import { checked } from '../../src/analysis/check.ts';
import { CheckEnded } from '../../src/analysis/checking.ts';
import { forInteraction } from '../../src/base/interaction.ts';
import { RecordError } from '../../src/games/record-error.ts';
import { lookedInto, pastOfRecord } from '../../src/table/look-back.ts';
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
    const before = process.resourceUsage().maxRSS;
    await expect(analyst.checked(text)).rejects.toBeInstanceOf(CheckEnded);
    // In KB; the thread may take less than 300 MB.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(600 * 1024);
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

it('replays a game that’s looked back at in its thread, as it would be here', async () => {
  const found = checked(RECORD);
  if (!('record' in found)) throw new Error('a record is refused');
  const past = pastOfRecord(found.record, ['Ada', 'Bob', 'Cyd', 'Dan', 'Eve']);
  for (const at of ['all', 0, 7] as const)
    expect(await analyst.looked({ past, at, eyes: null })).toEqual(lookedInto(past, at, null));
  const wrong = { ...past, record: { ...past.record, chance: [] } };
  await expect(analyst.looked({ past: wrong, at: 'all', eyes: null })).rejects.toBeInstanceOf(RecordError);
}, 60_000);

it('keeps nobody waiting for the second long check of somebody else', async () => {
  const done: string[] = [];
  const check = (person: string, text: string) =>
    forInteraction({ id: text, kind: 'command', shard: null, asker: { person, server: 'a' } }, async () => {
      await analyst.checked(text).catch(() => undefined);
      done.push(person);
    });
  await Promise.all([check('mallory', 'spin 1'), check('mallory', 'spin 2'), check('ben', `${RECORD}  `)]);
  expect(done).toEqual(['mallory', 'ben', 'mallory']);
}, 120_000);

/** In characters: what's blown up is most of it, and it can be uploaded. */
const [LARGE, LARGEST] = [64 * 1024, 512 * 1024];

it('says in time what’s wrong with real records that have any field blown up', async () => {
  let tried = 0;
  for (const record of recordsOf(2).filter((text) => text.includes('"version":2')))
    for (const { at, text } of blownUpIn(record, 25_000)) {
      if (text.length < LARGE || text.length > LARGEST) continue;
      tried += 1;
      expect(await analyst.checked(text).catch((error: unknown) => error), at).toHaveProperty('fault');
    }
  expect(tried).toBeGreaterThan(100);
}, 600_000);
