import { expect, it } from 'vitest';
import { hintLines } from '../../../src/discord/messages/hint.ts';
import { sayIn } from '../../../src/i18n/index.ts';
import type { TableInfo } from '../../../src/table/views.ts';

it('hints are told of who took them, not of the computer that plays on in their seat', () => {
  const seats = [
    { kind: 'computer', player: 'page', name: 'Morgana (computer)', formerly: { userId: '1', name: 'Ann' } },
    { kind: 'person', userId: '2', name: 'Ben' },
  ];
  const table = { seats, hintsTaken: [3, 0] } as unknown as TableInfo;
  expect(hintLines(table, sayIn('en-US'))).toEqual(['-# Hints: Ann 3']);
});
