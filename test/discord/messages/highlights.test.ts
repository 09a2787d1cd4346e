import { expect, it } from 'vitest';
import { bestShown, highlightLines } from '../../../src/discord/messages/highlights.ts';
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
    ...{ title: 'Your best turn', kind: 'best', row: 3 },
    turning: { title: 'The turning point', row: 7 },
  });
  expect(shown(turning)).toMatchObject({ title: 'Your best turn', kind: 'best', row: 7 });
  expect(shown(turning)).not.toHaveProperty('turning');
  expect(shown(null)).toMatchObject({ title: 'The turning point', kind: 'turning', row: 7 });
  expect(shown(null)).not.toHaveProperty('turning');
});

it('says to a player what they did themselves, in words as in the picture', () => {
  const events = [{ type: 'aspirantsTaken', seat: 1, courtiers: ['maiden', 'guard'] }] as const;
  const names = ['Ann', 'Ben'];
  const best = { ...inRow(2), events, names };
  const seatOf = (seat: number) =>
    ({
      table: { game: 'court' },
      seat,
      highlights: { best: [best, best], turning: best },
    }) as unknown as SeatView;
  const say = sayIn('en-US');
  const [theirs, others] = [1, 0].map((seat) => [
    highlightLines(seatOf(seat), say).join(' '),
    bestShown(seatOf(seat), say)!.sentences.join(' '),
  ]);
  for (const words of theirs!) expect(words).toContain('You take a maiden and a guard');
  for (const words of others!) expect(words).toContain('Ben takes a maiden and a guard');
});
