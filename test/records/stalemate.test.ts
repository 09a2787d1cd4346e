import { describe, expect, it } from 'vitest';
import { factsAfter, readRecord, verifyBefore } from './replaying.ts';

const record = readRecord(import.meta.url);

describe('the record stalemate', () => {
  it('is valid before step 4', () => {
    verifyBefore(record, 4);
  });

  it('step 4 does what it should: seat 1, {"type":"draw","count":0}', () => {
    // What the rules ask for.
    expect(factsAfter(record, 4)).toHaveProperty('end', 'stalemate');
  });
});
