import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../src/i18n/fluent/translate.ts';

const TEXT = `
language-formats = en-GB
points = { $name } has { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
plain = Always the same.
`;

type Ids = { points: { name: string; points: number | string }; plain: null };

describe('a message that is said again', () => {
  const t = createTranslator<Ids>([TEXT]);

  it('says what it is given now, not what it was given before', () => {
    for (let time = 0; time < 2; time++) {
      expect(t('points', { name: 'Ann', points: 1 })).toBe('Ann has 1 point.');
      expect(t('points', { name: 'Ben', points: 1 })).toBe('Ben has 1 point.');
      expect(t('points', { name: 'Ann', points: -2 })).toBe('Ann has −2 points.');
      expect(t('plain')).toBe('Always the same.');
    }
  });

  it('tells a number from a text of the same digits', () => {
    expect(t('points', { name: 'Ann', points: '1' })).toBe('Ann has 1 points.');
    expect(t('points', { name: 'Ann', points: 1 })).toBe('Ann has 1 point.');
  });

  it('says no points that are less than none as any other', () => {
    expect(t('points', { name: 'Ann', points: -0 })).toBe('Ann has 0 points.');
    expect(t('points', { name: 'Ann', points: 0 })).toBe('Ann has 0 points.');
  });

  it('tells what isn’t a number from what has no end', () => {
    const all = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    expect(new Set(all.map((points) => t('points', { name: 'Ann', points }))).size).toBe(3);
  });
});
