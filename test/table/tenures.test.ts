import { describe, expect, it } from 'vitest';
import type { SeatHolder, TableDocument } from '../../src/table/document.ts';
import { seatShares } from '../../src/table/holders.ts';

const ada: SeatHolder = { kind: 'person', userId: '1', name: 'Ada' };
const bob: SeatHolder = { kind: 'person', userId: '2', name: 'Bob' };
const nimue: SeatHolder = { kind: 'computer', player: 'squire', name: 'Nimue' };

/** A game of ten steps, all in seat 0, and who left it after how many. */
const table = (holder: SeatHolder, ...left: readonly [SeatHolder, until: number][]): TableDocument =>
  ({
    seats: [holder],
    tenures: left.map(([earlier, until]) => ({ seat: 0, holder: earlier, until })),
    play: { record: { steps: Array.from({ length: 10 }, () => ({ seat: 0 })) } },
  }) as unknown as TableDocument;

describe('the shares of those who have decided in a seat', () => {
  it('count somebody once who sat there twice', () => {
    expect(seatShares(table(bob, [ada, 2], [nimue, 5], [ada, 9]), 0)).toEqual([
      { holder: ada, share: 0.6 },
      { holder: nimue, share: 0.3 },
      { holder: bob, share: expect.closeTo(0.1) },
    ]);
  });

  it('give whoever is back what they decided before', () => {
    expect(seatShares(table(ada, [ada, 2], [nimue, 5]), 0)).toEqual([
      { holder: nimue, share: 0.3 },
      { holder: ada, share: 0.7 },
    ]);
  });
});
