import { describe, expect, it } from 'vitest';
import { eventSentences } from '../../render/court/words.ts';
import { sayIn } from '../../src/i18n/index.ts';

const told = (courtiers: readonly ('maiden' | 'guard')[]): string =>
  eventSentences(sayIn('en-US'), [{ type: 'refilled', seat: 0, courtiers, full: false }], ['Ann']).join(' ');

describe("a new row that the peasantry can't fill", () => {
  it('lists those that are left', () => {
    expect(told(['maiden', 'guard'])).toBe(
      'Ann lays out a short new row: a maiden and a guard. The peasantry is used up, so this is the last round.',
    );
  });

  it('is said to be empty if none are left', () => {
    expect(told([])).toBe(
      'Ann can’t lay out a new row: the peasantry is used up, so this is the last round.',
    );
  });
});
