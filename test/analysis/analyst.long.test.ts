import { afterEach, beforeEach, expect, it } from 'vitest';
import { analyse } from '../../src/analysis/analysis.ts';
import { AnalystClosed, ThreadedAnalyst } from '../../src/analysis/analyst.ts';
import { checked } from '../../src/analysis/check.ts';
import { playRandomly } from '../../src/games/playout.ts';
import { exportRecord, truncateRecord } from '../../src/games/record.ts';
import { RecordError } from '../../src/games/record-error.ts';

const record = truncateRecord(playRandomly('artus', { variant: 'basic', seats: 2 }, 'analyst').record, 12);

/** The analyst's thread gives way to everything else that the machine does, in ms. */
const LIMIT = 180_000;

let analyst: ThreadedAnalyst;
beforeEach(() => {
  analyst = new ThreadedAnalyst();
});
afterEach(() => analyst.close());

it('analyses in its thread as it would here, and tells how far it is', { timeout: LIMIT }, async () => {
  const parts: number[] = [];
  const analysis = await analyst.analysis(record, (part) => parts.push(part));
  expect(analysis).toEqual(analyse(record));
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts.at(-1)).toBeGreaterThan(0.9);
});

it('analyses a game once for all who ask', { timeout: LIMIT }, async () => {
  const [first, second] = await Promise.all([analyst.analysis(record), analyst.analysis(record)]);
  expect(second).toBe(first);
  expect(await analyst.analysis(structuredClone(record))).toBe(first);
});

it('says what’s wrong with a record, and goes on', async () => {
  const [step, ...others] = record.steps;
  const wrong = { ...record, steps: [{ ...step!, action: { type: 'nonsense' } }, ...others] };
  await expect(analyst.analysis(wrong)).rejects.toBeInstanceOf(RecordError);
  expect((await analyst.analysis(truncateRecord(record, 3))).chances).toHaveLength(4);
});

it('checks records meanwhile, as it would here', async () => {
  let isAnalysed = false;
  const analysing = analyst.analysis(record).then(() => {
    isAnalysed = true;
  });
  const right = JSON.stringify(exportRecord(record));
  const wrong = right.replace('"scores":[', '"scores":[1');
  for (const text of [right, wrong, `${right}\n${right}`, 'nonsense'])
    expect(await analyst.checked(text)).toEqual(checked(text));
  expect(isAnalysed).toBe(false);
  await analysing;
});

it('gives up when it’s closed', async () => {
  const pending = expect(analyst.analysis(record)).rejects.toBeInstanceOf(AnalystClosed);
  await analyst.close();
  await pending;
  await expect(analyst.analysis(record)).rejects.toBeInstanceOf(AnalystClosed);
  await expect(analyst.checked('')).rejects.toBeInstanceOf(AnalystClosed);
});
