import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { randomFrom } from '../fixtures/stranger.ts';
import { Month } from './month.ts';
import { DAY } from './people.ts';
import { addTroubles, KINDS, plansFor } from './troubles.ts';

/**
 * How many seeds are played, from which on, and with how many tables each; all of it is `MONTHS=3 TABLES=60`.
 * `LOG=FILE` writes down all that happened.
 */
const { MONTHS = '1', SEED = '1', TABLES = '10', LOG } = process.env;
const SEEDS = Array.from({ length: Number(MONTHS) }, (_, at) => at + Number(SEED));

/** A month, and then what it takes those who are there to come to an end. */
async function lived(seed: number, tables: number, days = 30): Promise<Month> {
  const month = await Month.open(seed, plansFor(tables, randomFrom(seed * 7919)));
  addTroubles(month);
  await month.pass(month.begin + days * DAY);
  if (days < 30) return month;
  month.hurry();
  for (let day = 31; day <= 60 && (await month.isGoingOn()); day++) await month.pass(month.begin + day * DAY);
  await month.checker.end();
  return month;
}

it.each(SEEDS)(
  'a month by script, from seed %i: games survive their people',
  async (seed) => {
    const month = await lived(seed, Number(TABLES));
    await month.close();
    const { tally, log, checker } = month;
    const all = log.join('\n');
    if (LOG) writeFileSync(`${LOG}.${seed}`, all);
    const digest = createHash('sha256').update(all).digest('hex').slice(0, 16);
    console.log(`seed ${seed}, log ${digest}:`, Object.fromEntries([...tally].sort()));
    const lines = checker.violations.map(
      (each) => `${each.kind} · table ${each.table} · day ${each.day} · seed ${each.seed} · ${each.what}`,
    );
    expect(lines.sort()).toEqual([]);
    if (Number(TABLES) >= 10) expect([...tally.keys()]).toEqual(expect.arrayContaining([...KINDS]));
    expect(tally.get('presses')).toBeGreaterThan(Number(TABLES) * 20);
  },
  3_600_000,
);

it('the same seed gives the same month', async () => {
  const once = await lived(1, 3, 6);
  await once.close();
  const again = await lived(1, 3, 6);
  await again.close();
  expect(again.log).toEqual(once.log);
}, 600_000);
