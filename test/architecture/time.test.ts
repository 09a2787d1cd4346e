import { expect, it } from 'vitest';
import { SOURCES, textOf } from './imports.ts';

/** Compares the machine's time with what Discord says. */
const TIME = 'src/base/steady-time.ts';
/** Runs in a browser, or without the bot. */
const ELSEWHERE = /^(src\/playground\/page|scripts|bench)\//;

it('nothing goes by the machine’s time, which may be wrong and jump', () => {
  const own = SOURCES.filter((file) => file !== TIME && !ELSEWHERE.test(file));
  expect(own.length).toBeGreaterThan(300);
  expect(own.filter((file) => /\bDate\.now\b|\bnew Date\(\s*\)/.test(textOf(file)))).toEqual([]);
});
