import { describe, expect, it } from 'vitest';
import { resultLines } from '../../../src/discord/messages/table.ts';
import { court } from '../../../src/games/court/index.ts';
import type { CourtView } from '../../../src/games/court/types.ts';
import type { Result } from '../../../src/games/game.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { TableInfo } from '../../../src/table/views.ts';

const t = translator('en-US');

/** The lines for a court game of three that ended so, with these group sizes. */
function linesFor(
  result: Result,
  sizes: readonly (readonly [number, number, number])[],
  shares: TableInfo['shares'] = [],
  told = t,
): string[] {
  const seats = ['Ann', 'Ben', 'Cleo'].map((name, seat) => ({ kind: 'person', userId: `${seat}`, name }));
  const table = { game: 'court', seats, result, shares, hintsTaken: [] } as unknown as TableInfo;
  const view = court.view(
    court.setup({ variant: 'standard', seats: 3 }, new SeededChance('0'.repeat(32))),
    null,
  );
  const players = view.players.map((player, seat) => ({
    ...player,
    standing: { ...player.standing, sizes: sizes[seat]! },
  }));
  return resultLines(table, { ...view, players } satisfies CourtView, told);
}

describe('result lines', () => {
  it('say what broke a tie, and nothing if the scores differ', () => {
    const [winner, ranking] = linesFor({ scores: [4, 1, 4], places: [1, 3, 2] }, [
      [4, 6, 8],
      [1, 2, 3],
      [4, 4, 4],
    ]);
    expect(winner).toContain('Ann');
    expect(ranking).toContain('(groups 4/6/8)');
    expect(ranking).toContain('(groups 4/4/4)');
    expect(ranking).not.toContain('1/2/3');
  });

  it.each([
    ['en-US', 'wins with 45 points.', 'Ann, 45 points · 2\\. Ben, 1 point · 3\\. Cleo, −2 points'],
    ['de', 'gewinnt mit 45 Punkten.', 'Ann, 45 Punkte · 2\\. Ben, 1 Punkt · 3\\. Cleo, −2 Punkte'],
    ['fr', 'gagne avec 45 points.', 'Ann, 45 points · 2\\. Ben, 1 point · 3\\. Cleo, −2 points'],
  ])('say points as a language inflects them (%s)', (locale, first, second) => {
    const sizes = Array.from({ length: 3 }, () => [1, 1, 1] as const);
    const [winner, ranking] = linesFor(
      { scores: [45, 1, -2], places: [1, 2, 3] },
      sizes,
      [],
      translator(locale),
    );
    expect(winner).toContain(first);
    expect(ranking).toContain(second);
  });

  it("don't mention a tie-breaker for a shared place", () => {
    const lines = linesFor({ scores: [4, 4, 1], places: [1, 1, 3] }, [
      [4, 5, 6],
      [4, 5, 6],
      [1, 2, 3],
    ]);
    expect(lines.join()).not.toContain('groups');
    expect(lines[0]).toContain('Ann');
    expect(lines[0]).toContain('Ben');
  });

  it('say who else has played a seat, and how much of it', () => {
    const person = (name: string) => ({ kind: 'person', userId: name, name }) as const;
    const alone = (name: string) => [{ holder: person(name), share: 1 }];
    const shared = [
      { holder: person('*Dan*'), share: 0.254 },
      { holder: person('Ben'), share: 0.746 },
    ];
    const result = { scores: [4, 1, 2], places: [1, 3, 2] };
    const lines = linesFor(
      result,
      [
        [4, 5, 6],
        [1, 2, 3],
        [2, 3, 4],
      ],
      [alone('Ann'), shared, alone('Cleo')],
    );
    expect(lines.at(-1)).toBe(
      t('people-played-before', {
        name: 'Ben',
        before: [t('people-played-part', { name: '\\*Dan\\*', percent: 25 })],
      }),
    );
    expect(lines).toHaveLength(3);
  });
});
