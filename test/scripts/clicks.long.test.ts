import { expect, it } from 'vitest';
import { countPresses, Tally, tableOf, turnKind } from '../../scripts/clicks/count.ts';
import type { Setting } from '../../scripts/clicks/play.ts';

const SETTINGS: readonly Setting[] = [
  { game: 'artus', variant: 'advanced', seats: 2 },
  { game: 'court', variant: 'standard', seats: 4 },
  { game: 'quests', variant: 'seals', seats: 3 },
];

it.each(SETTINGS)(
  'a turn of $game $variant takes at most four presses',
  { timeout: 60_000 },
  async (setting) => {
    const { turns, decisions } = await countPresses([setting], 1, 'test');
    expect(turns.length).toBeGreaterThan(2);
    for (const { max } of turns) expect(max).toBeLessThanOrEqual(4);
    expect(decisions.filter(({ max }) => max > 1)).toEqual([]);
  },
);

it('counts presses by kind of turn and of decision', () => {
  const tally = new Tally();
  const turn = [
    { action: { type: 'moveKnight' }, presses: 1 },
    { action: { type: 'score' }, presses: 3 },
    { action: { type: 'draw' }, presses: 1 },
  ];
  tally.add(SETTINGS[0]!, turn);
  expect(turnKind(turn.map(({ action }) => action))).toBe('card ×2, draw');
  expect(tableOf('turn', tally.turns).at(-1)).toBe('| artus advanced | card ×2, draw | 1 | 5 | 5 |');
  expect(tableOf('decision', tally.decisions)[2]).toBe('| artus advanced | card | 2 | 3 | 3 |');
});
