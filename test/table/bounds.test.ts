import { describe, expect, it } from 'vitest';
import { isHandled, withRequest } from '../../src/table/change.ts';
import type { TableDocument } from '../../src/table/document.ts';
import { EMPTY, without } from '../../src/table/storage/server-index.ts';
import type { Standing } from '../../src/table/views.ts';

const numbers = (count: number): string[] => Array.from({ length: count }, (_, at) => `${at}`);

describe('what a table and a server remember', () => {
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

  it('is the 50 games that ended last', () => {
    const { ended } = numbers(60).reduce((index, id) => without(index, [], [{ id } as Standing]), EMPTY);
    expect(ended.map(({ id }) => id)).toEqual(numbers(60).toReversed().slice(0, 50));
  });
});
