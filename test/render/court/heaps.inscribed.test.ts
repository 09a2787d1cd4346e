import { describe, expect, it } from 'vitest';
import {
  type Columns,
  drawGroupHeaps,
  drawGroupLines,
  groupColumns,
  heapIn,
} from '../../../render/court/groups.ts';
import { themeColours, themes } from '../../../render/themes/index.ts';
import { courtPositions } from '../../../scripts/samples/court.ts';
import { sumUpChanges } from '../../../src/games/court/reading.ts';
import { type CourtPlayerView, GROUPS } from '../../../src/games/court/types.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

const theme = themes.court;

const [end] = [...courtPositions(3, 1)].slice(-1);

/** A court of four kinds of courtiers, some of them several times. */
const full: CourtPlayerView = {
  ...end!.table.players[0]!,
  characters: ['guinevere'],
  standing: {
    groups: {
      maiden: { courtiers: 1, pawn: 2, jesters: 1, size: 4 },
      guard: { courtiers: 3, pawn: 0, jesters: 2, size: 5 },
      knight: { courtiers: 4, pawn: 0, jesters: 0, size: 4 },
    },
    ...{ jesters: 3, idleJesters: 0, sizes: [4, 4, 5] },
  },
};

const numbersIn = (draw: typeof drawGroupHeaps | typeof drawGroupLines, width: number): string[] =>
  inscriptions({
    ...{ width: 1200, height: 240 },
    backdrop: { key: `heaps ${width}`, theme, inks: themeColours(theme), draw: () => {} },
    draw: (pen) => draw(pen, full, undefined, { x: 100, y: 20, width, coin: 50 }),
    ...{ alt: '', text: '' },
  })
    .map(({ text }) => text)
    .sort();

/** Each court of whole games of three and four, with its heaps as drawn in the columns that its players share. */
function* courts() {
  for (const [seats, seed] of [3, 4].flatMap((seats) => [1, 2].map((seed) => [seats, seed] as const)))
    for (const { table, events } of courtPositions(seats, seed)) {
      const changes = sumUpChanges(events, seats);
      const { columns, size } = groupColumns(table.players, changes, { width: 372, coin: 56 });
      for (const player of table.players) {
        const heaps = columns.map(({ width }, i) => heapIn(player, GROUPS[i]!, size, width));
        yield { columns, heaps, size };
      }
    }
}

describe('a court', () => {
  it('shows each coin in lines where there’s room, and only the pawn’s and the groups’ numbers', () => {
    expect(numbersIn(drawGroupLines, 800)).toEqual(['2', '4', '4', '5']);
  });

  it('shows each kind once with its number in heaps, and in lines where coins would cover each other', () => {
    for (const width of [372, 800])
      expect(numbersIn(drawGroupHeaps, width)).toEqual(['2', '2', '3', '4', '4', '4', '5']);
    expect(numbersIn(drawGroupLines, 150)).toContain('3');
  });

  it('has a group’s size below the middle of its heap, unless players share columns', () => {
    const at = (shared?: Columns) =>
      inscriptions({
        ...{ width: 1200, height: 240 },
        backdrop: { key: 'sizes', theme, inks: themeColours(theme), draw: () => {} },
        draw: (pen) => drawGroupHeaps(pen, full, undefined, { x: 0, y: 20, width: 900, coin: 50 }, shared),
        ...{ alt: '', text: '' },
      })
        .filter(({ box }) => box.top > 70)
        .map(({ box }) => (box.left + box.right) / 2);
    const columns = groupColumns([full], [undefined], { width: 900, coin: 50 });
    GROUPS.forEach((group, i) => {
      const { left, width } = columns.columns[i]!;
      const { lefts, widths } = heapIn(full, group, columns.size, width);
      expect(at()[i]).toBeCloseTo(left + (lefts.at(-1)! + widths.at(-1)!) / 2, 0);
      expect(at(columns)[i]).toBeCloseTo(left + columns.size / 2, 0);
    });
  });

  it('has a group’s sign before jesters that only Merlin lets stand alone', () => {
    const guard = { courtiers: 0, pawn: 0, jesters: 2, size: 2 } as const;
    const alone = { ...full, standing: { ...full.standing, groups: { ...full.standing.groups, guard } } };
    expect(heapIn(alone, 'guard', 50, 900).runs.map(({ member }) => member)).toEqual(['nobody', 'jester']);
    expect(heapIn(full, 'guard', 50, 900).runs.map(({ member }) => member)).toEqual(['guard', 'jester']);
  });

  it('stays within its lines’ room, with a character and with what has changed', () => {
    const [x, width] = [100, 372];
    const change = { court: { maiden: 1, guard: 1, knight: 1, jester: 0 }, money: 0 };
    for (const courtiers of [1, 2, 3, 4, 5, 6]) {
      const maiden = { courtiers, pawn: 2, jesters: 0, size: courtiers + 2 } as const;
      const player = { ...full, standing: { ...full.standing, groups: { ...full.standing.groups, maiden } } };
      const rights = inscriptions({
        ...{ width: 1200, height: 240 },
        backdrop: { key: 'lines', theme, inks: themeColours(theme), draw: () => {} },
        draw: (pen) => drawGroupLines(pen, player, change, { x, y: 20, width, coin: 44 }),
        ...{ alt: '', text: '' },
      }).map(({ box }) => box.right);
      expect(Math.max(...rights)).toBeLessThanOrEqual(x + width);
    }
  });

  it('has far more room between its heaps than inside one, in any court', () => {
    for (const { columns, heaps, size } of courts())
      columns.slice(0, -1).forEach(({ left }, i) => {
        const { lefts, widths } = heaps[i]!;
        const right = left + (lefts.at(-1) ?? 0) + (widths.at(-1) ?? size);
        expect(columns[i + 1]!.left - right).toBeGreaterThanOrEqual(20);
      });
  });

  it('covers no member of a heap by more than a fifth, in any court', () => {
    for (const { heaps, size } of courts())
      for (const { lefts, widths } of heaps)
        lefts.slice(1).forEach((left, at) => {
          expect((lefts[at]! + widths[at]! - left) / size).toBeLessThanOrEqual(0.2);
        });
  });
});
