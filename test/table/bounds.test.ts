import { describe, expect, it } from 'vitest';
import { isHandled, withRequest } from '../../src/table/change.ts';
import type { TableDocument } from '../../src/table/document.ts';

const numbers = (count: number): string[] => Array.from({ length: count }, (_, at) => `${at}`);

describe('what a table remembers', () => {
  it('is the latest 200 requests, for 15 minutes', () => {
    const begun = { requests: [] } as unknown as TableDocument;
    const full = numbers(201).reduce(
      (table, requestId) => withRequest(table, { userId: '1', name: 'Ada', requestId }, 0),
      begun,
    );
    expect(full.requests).toHaveLength(200);
    expect([isHandled(full, '0'), isHandled(full, '1'), isHandled(full, '200')]).toEqual([false, true, true]);
    expect(withRequest(full, null, 15 * 60_000 - 1).requests).toHaveLength(200);
    expect(withRequest(full, null, 15 * 60_000).requests).toEqual([]);
  });
});
