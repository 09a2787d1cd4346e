import { describe, expect, it } from 'vitest';
import { findingIn } from '../../src/playground/page/checker/reading.ts';
import { blownUpIn, DEEP, recordsOf } from './fixtures/blown-up.ts';
import { expectRefused } from './fixtures/refused.ts';
import { fairnessOfEach, hasPython } from './python.ts';

const RECORDS = recordsOf(9);

describe.each(RECORDS.map((text) => [`${JSON.parse(text).game}, version ${JSON.parse(text).version}`, text]))(
  'a record of %s with any field blown up',
  (_name, text) => {
    it.each([1, 10, 300])(
      '%i times is refused by what’s wrong with it',
      (times) => {
        expectRefused(text, times);
      },
      120_000,
    );
  },
);

it.skipIf(!hasPython)(
  'the second implementation and the page say so too',
  async () => {
    const lines = RECORDS.filter((text) => text.includes('"version":2'))
      .flatMap((text) => [...blownUpIn(text, 300)])
      .filter(({ text }) => !text.includes(DEEP));
    const python = await fairnessOfEach(lines.map(({ text }) => Buffer.from(text)));
    const differing = lines.filter(
      ({ text }, at) => (findingIn(1, Buffer.from(text))?.wrong === null) !== (python[at] === 'true'),
    );
    expect(differing.map(({ at }) => at)).toEqual([]);
  },
  180_000,
);
