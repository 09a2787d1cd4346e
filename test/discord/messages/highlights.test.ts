import { expect, it } from 'vitest';
import { bestShown, highlightLines, toldTo } from '../../../src/discord/messages/highlights.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { Highlight } from '../../../src/table/highlights.ts';
import type { SeatView } from '../../../src/table/views.ts';

const inRow = (row: number): Highlight => ({ seat: 0, index: row, row, names: [], events: [] });

const [own, turning] = [inRow(3), inRow(7)];

const shown = (best: Highlight | null) => {
  const seat = { table: { game: 'artus' }, seat: 0, highlights: { best: [best], turning } };
  return bestShown(seat as unknown as SeatView, translator('en-US'));
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
  const t = translator('en-US');
  const [theirs, others] = [1, 0].map((seat) => [
    highlightLines(seatOf(seat), t).join(' '),
    bestShown(seatOf(seat), t)!.sentences.join(' '),
  ]);
  for (const words of theirs!) expect(words).toContain('You take a maiden and a guard');
  for (const words of others!) expect(words).toContain('Ben takes a maiden and a guard');
});

it('says to a player of the card game what they did, of others what they got by it, and not that it’s over', () => {
  const events = [
    { type: 'challenged', seat: 1, mode: 'usual', card: 'dragon-4', pay: ['red-2', 'red-2'] },
    { type: 'sealed', seat: 1, card: 'dragon-4' },
    { type: 'columnCompleted', kind: 'dragon' },
    { type: 'won', seat: 1, card: 'dragon-4', sealReturned: true },
    { type: 'won', seat: 0, card: 'dragon-5', sealReturned: true },
    { type: 'adventureTaken', seat: 1, adventure: 'holy-grail', pay: ['dragon-4', 'dragon-4'], points: 20 },
    { type: 'ended', reason: 'adventures' },
  ] as const;
  const names = ['Ann', 'Ben'];
  const t = translator('en-US');
  expect(toldTo(1, 'quests', events, names, t)).toEqual([
    'You seal dragon 4 with 2 red doubles.',
    'The dragon column is fully sealed: each card goes to the owner of its seal.',
    'You win dragon 4 and get your seal back.',
    'Ann wins dragon 5 and gets the seal back.',
    'You take the Holy Grail for dragons 4+4: 20 points.',
  ]);
  const named = toldTo(null, 'quests', events, names, t);
  expect(named[0]).toBe('Ben seals dragon 4 with 2 red doubles.');
  expect(named.join(' ')).not.toContain('over');
});
