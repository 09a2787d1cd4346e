import { expect, it } from 'vitest';
import { randomFrom } from '../fixtures/stranger.ts';
import { Month } from './month.ts';
import { DAY } from './people.ts';
import { addTroubles, plansFor } from './troubles.ts';

/**
 * How many seeds are played, from which on, and with how many tables each. `WHOLE=1 MONTHS=3 TABLES=60` is all of it: with
 * every trouble, and everything judged.
 */
const { MONTHS = '1', SEED = '1', TABLES = '12', WHOLE } = process.env;
const SEEDS = Array.from({ length: Number(MONTHS) }, (_, at) => at + Number(SEED));

/** What the bot is known to get wrong still; each goes from here as it's mended. */
const OWED = ['2 blocked', '4 time', '4 turn', '5 away', '5 quiet', '6 twice', '8 unfinished'];

const isJudged = (kind: string): boolean => WHOLE !== undefined || !OWED.includes(kind);

it.each(SEEDS)(
  'a month by script, from seed %i: games survive their people',
  async (seed) => {
    const month = await Month.open(seed, plansFor(Number(TABLES), randomFrom(seed * 7919)));
    const { checker } = month;
    addTroubles(month, WHOLE !== undefined);
    await month.pass(month.begin + 30 * DAY);
    month.hurry();
    for (let day = 31; day <= 60 && (await month.isGoingOn()); day++)
      await month.pass(month.begin + day * DAY);
    await checker.end();
    await month.close();
    expect(month.presses).toBeGreaterThan(Number(TABLES) * 20);
    const lines = checker.violations
      .filter(({ kind }) => isJudged(kind))
      .map(
        (each) => `${each.kind} · table ${each.table} · day ${each.day} · seed ${each.seed} · ${each.what}`,
      );
    expect(lines.sort()).toEqual([]);
  },
  3_600_000,
);
