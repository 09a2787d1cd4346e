import { expect, it } from 'vitest';
import { lastUsed } from '../../src/base/last-used.ts';

it('as many are kept as there may be, those used last', () => {
  const kept = lastUsed<number>(2);
  kept.set('a', 1).set('b', 2);
  kept.get('a');
  kept.set('c', 3);
  expect([...kept.keys()].sort()).toEqual(['a', 'c']);
});

it('each is kept for so long, if that is said', () => {
  const [brief, lasting] = [lastUsed<number>(2, 1_000), lastUsed<number>(2)];
  for (const kept of [brief, lasting]) kept.set('a', 1);
  expect(brief.getRemainingTTL('a')).toBeLessThanOrEqual(1_000);
  expect(lasting.getRemainingTTL('a')).toBe(Number.POSITIVE_INFINITY);
});
