import { expect, it } from 'vitest';
import { bestShown } from '../../../src/discord/messages/highlights.ts';
import { sayIn } from '../../../src/i18n/index.ts';
import type { Highlight } from '../../../src/table/highlights.ts';
import type { SeatView } from '../../../src/table/views.ts';

const inRow = (row: number): Highlight => ({ seat: 0, index: row, row, names: [], events: [] });

const [own, turning] = [inRow(3), inRow(7)];

const shown = (best: Highlight | null) => {
  const seat = { table: { game: 'artus' }, seat: 0, highlights: { best: [best], turning } };
  return bestShown(seat as unknown as SeatView, sayIn('en-US'));
};

it('shows a player’s best move, and the turning point as well if that’s another one', () => {
  expect(shown(own)).toMatchObject({
    ...{ title: 'Your best move', kind: 'best', row: 3 },
    turning: { title: 'The turning point', row: 7 },
  });
  expect(shown(turning)).toMatchObject({ title: 'Your best move', kind: 'best', row: 7 });
  expect(shown(turning)).not.toHaveProperty('turning');
  expect(shown(null)).toMatchObject({ title: 'The turning point', kind: 'turning', row: 7 });
  expect(shown(null)).not.toHaveProperty('turning');
});
