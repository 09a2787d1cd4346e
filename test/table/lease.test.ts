import { expect, it } from 'vitest';
import type { TableDocument } from '../../src/table/document.ts';
import { takeLease } from '../../src/table/lease.ts';

const NOW = Date.parse('2026-07-01T00:00:00Z');
const DAY = 86_400_000;

it.each([
  ['is another’s until it has run out', NOW + 2_000, 'others'],
  ['is free once it has run out', NOW, 'takenOver'],
  ['is free if a wrong time says that it is held for a month', NOW + 30 * DAY, 'takenOver'],
])('a lease %s', (_what, until, taking) => {
  const table = { baton: { holder: 'gone', fence: 3, until } } as TableDocument;
  expect(takeLease(table, 'here', NOW).taking).toBe(taking);
});
