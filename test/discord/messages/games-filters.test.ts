import { describe, expect, it } from 'vitest';
import { filterTables } from '../../../src/discord/messages/games.ts';
import type { SeatHolder } from '../../../src/table/document.ts';
import { type TableInfo, tableStanding } from '../../../src/table/views.ts';

const ann: SeatHolder = { kind: 'person', userId: '1', name: 'Ann' };
const left = (until: 'back' | 'taken'): SeatHolder => ({
  kind: 'computer',
  player: 'squire',
  name: 'Merlin',
  formerly: { userId: '2', name: 'Ben' },
  until,
});
const table = (id: string, facts: object) =>
  ({
    id,
    status: 'playing',
    access: 'open',
    invited: [],
    maxSeats: 2,
    host: { userId: '1', name: 'Ann' },
    ...facts,
  }) as unknown as TableInfo;

const tables = [
  table('free', { status: 'lobby', seats: [ann] }),
  table('full', { status: 'lobby', seats: [ann, ann] }),
  table('closed to strangers', { status: 'lobby', seats: [ann], access: 'invited' }),
  table('left', { seats: [ann, left('taken')] }),
  table('away', { seats: [ann, left('back')] }),
  table('over', { status: 'finished', seats: [ann, left('taken')] }),
  table('for guests', {
    seats: [ann, left('taken')],
    access: 'invited',
    invited: [{ userId: '3', name: 'Cleo' }],
  }),
];
const ids = (...asked: [Parameters<typeof filterTables>[1], string]) =>
  filterTables(tables.map(tableStanding), ...asked).map(({ id }) => id);

describe('the list of tables', () => {
  it('offers those with room for whoever asks', () => {
    expect(ids('open', '9')).toEqual(['free', 'left']);
    expect(ids('open', '3')).toEqual(['free', 'left', 'for guests']);
  });

  it('has as one’s own those whose seat a computer has taken, also at the end', () => {
    expect(ids('mine', '2')).toEqual(['left', 'away', 'over', 'for guests']);
    expect(ids('mine', '3')).toEqual([]);
  });
});
