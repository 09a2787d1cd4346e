import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { explainRecordError } from '../../scripts/explain-record.ts';
import { checked } from '../../src/analysis/check.ts';
import { uploadRefusal } from '../../src/discord/handlers/upload.ts';
import type { Fault } from '../../src/games/fairness.ts';
import { playRandomly } from '../../src/games/playout.ts';
import { exportRecord } from '../../src/games/record.ts';
import { RecordError } from '../../src/games/record-error.ts';
import { translator } from '../../src/i18n/index.ts';
import { findingIn, reportOn } from '../../src/playground/page/checker/reading.ts';
import { hmac, sha256 } from '../../src/playground/page/checker/sha256.ts';
import { stepPlace } from '../../src/playground/page/checker/verdict.ts';
import { fairnessOfEach, hasPython } from '../games/python.ts';
import { RawClient } from './raw-client.ts';

const t = translator('en-US');

it('hashes as Node does, whatever the length', () => {
  for (let length = 0; length < 200; length++) {
    const [key, bytes] = [randomBytes(length % 65), randomBytes(length)];
    expect(Buffer.from(sha256(bytes))).toEqual(createHash('sha256').update(bytes).digest());
    expect(Buffer.from(hmac(key, bytes))).toEqual(createHmac('sha256', key).update(bytes).digest());
  }
});

const sealed = { number: 3, seed: 'fedcba9876543210'.repeat(4), words: ['Camelot', null] };
const { record } = playRandomly('court', { variant: 'standard', seats: 2 }, 'checker', sealed);
const TEXT = JSON.stringify(exportRecord(record));
const bytes = (text: string) => Buffer.from(text);
const changed = (change: (copy: ReturnType<typeof JSON.parse>) => void): string => {
  const copy = JSON.parse(TEXT);
  change(copy);
  return JSON.stringify(copy);
};
const first = record.steps.findIndex(({ chance }) => chance.length > 0);

/** Lines that aren't all records: what the page says of each is what `scripts/fairness.py` says. */
const LINES: readonly (readonly [string, Buffer])[] = [
  ['a record', bytes(TEXT)],
  ['a record with spaces and a return', bytes(` ${TEXT} \r`)],
  ['a record after a byte-order mark', bytes(`\uFEFF${TEXT}`)],
  ['other spellings of a number', bytes(TEXT.replace('"seats":2', '"seats":2e0'))],
  ['the last of two equal keys', bytes(TEXT.replace('"version":2', '"version":1,"version":2'))],
  ['a key that isn’t last', bytes(TEXT.replace('"version":2', '"version":2,"version":1'))],
  ['a game that isn’t known', bytes(changed((copy) => Object.assign(copy, { game: 'chess' })))],
  ['a result that can’t be', bytes(changed((copy) => Object.assign(copy, { result: 'won' })))],
  ['an action without a type', bytes(changed((copy) => Object.assign(copy.steps[0], { action: 1 })))],
  ['no result', bytes(changed((copy) => delete copy.result))],
  ['no facts', bytes(changed((copy) => delete copy.steps[1].facts))],
  ['a field too many', bytes(changed((copy) => Object.assign(copy.fairness, { note: '' })))],
  ['no number', bytes(changed((copy) => delete copy.fairness.number))],
  [
    'a pick from nothing',
    bytes(changed((copy) => Object.assign(copy.steps[first].chance[0], { among: [] }))),
  ],
  ['another outcome', bytes(changed((copy) => copy.steps[first].chance[0].among.reverse()))],
  ['a word that’s too long', bytes(TEXT.replace('Camelot', 'x'.repeat(41)))],
  ['a word in another form', bytes(TEXT.replace('Camelot', 'e\u0301'))],
  ['another version', bytes(changed((copy) => Object.assign(copy, { version: 3 })))],
  ['an old version', bytes(changed((copy) => Object.assign(copy, { version: 1 })))],
  ['no version', bytes('{}')],
  ['a list', bytes('[]')],
  ['not JSON', bytes('{"version":2')],
  ['not UTF-8', Buffer.of(0x22, 0xff, 0x22)],
];

describe('the page’s check', () => {
  it.skipIf(!hasPython)('says of each line what the second implementation says', async () => {
    const python = await fairnessOfEach(LINES.map(([, line]) => line));
    const page = LINES.map(([, line]) => findingIn(1, line)?.wrong === null);
    for (const [at, [name]] of LINES.entries())
      expect([name, page[at]]).toEqual([name, python[at] === 'true']);
    expect(page.filter((isTrue) => isTrue)).toHaveLength(7);
  });

  it.skipIf(!hasPython)(
    'names the same step as the bot, the replay and the second implementation',
    async () => {
      const lie = changed((copy) => Object.assign(copy.steps[first].chance[0], { check: '0'.repeat(32) }));
      const step = first + 1;
      const { wrong } = findingIn(1, bytes(lie))!;
      expect(stepPlace((wrong as Fault).step, t)).toBe(t('checker-place', { step }));
      expect(t('checker-place', { step })).toBe(`Step ${step}`);
      const found = checked(lie);
      if (!('fault' in found)) throw new Error('no lie was found');
      expect(uploadRefusal(found).data).toEqual({ step });
      const { code, data } = found.fault;
      expect(explainRecordError(new RecordError(code, data))).toContain(`at step ${step} `);
      expect((await fairnessOfEach([bytes(lie)]))[0]).toContain(`at step ${step}: `);
    },
  );

  it('stops at the first lie, and counts all lines', async () => {
    const lie = changed((copy) => Object.assign(copy.fairness, { number: 4 }));
    const report = await reportOn(new Blob([`${TEXT}\n \r\n${TEXT}\n${lie}\n{`]));
    expect(report).toMatchObject({ records: 2, wrong: { line: 4, wrong: { problem: 'commitment' } } });
    expect(report.places.map(({ line }) => line)).toEqual([1, 3, 4]);
    const { from, to } = report.places[2]!;
    expect(Buffer.from(`${TEXT}\n \r\n${TEXT}\n${lie}\n{`).subarray(from, to).toString()).toBe(lie);
  });

  it('finds nothing in an empty file', async () => {
    expect(await reportOn(new Blob(['\n \n']))).toMatchObject({ records: 0, outcomes: 0, wrong: null });
  });
});

it('is served in the language that’s asked for, in one file that loads and sends nothing', async () => {
  const raw = await RawClient.start();
  try {
    const response = await fetch(new URL('/shuffles?language=fr', raw.playground.pageUrl));
    const html = await response.text();
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script[^>]* src=|<link[^>]* href="(?!data:)/);
    expect(/<style>(.*?)<\/style>/s.exec(html)![1]).not.toMatch(/url\(|@import/);
  } finally {
    await raw.close();
  }
});
