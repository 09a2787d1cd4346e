import { describe, expect, it } from 'vitest';
import { pointsBar } from '../../../render/quests/breakdown.ts';
import { cardGamePainter } from '../../../render/quests/painter.ts';
import { positions, sceneOf } from '../../../scripts/samples/quests.ts';
import { ADVENTURES } from '../../../src/games/quests/data.ts';
import type { CardGameView } from '../../../src/games/quests/types.ts';
import { type Inscription, inscriptions } from '../fixtures/inscriptions.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];

/** The end of a game with these points, knight cards and places by seat. */
function ended(
  all: readonly (readonly [score: number, knights: number, place: number])[],
  viewer: number | null = null,
) {
  const [...moments] = positions({ variant: 'basic', seats: all.length, seed: '9'.repeat(32) });
  const { table } = moments.at(-1)!;
  const view: CardGameView = {
    ...table,
    viewer,
    players: table.players.map((player, seat) => ({
      ...player,
      score: all[seat]![0],
      knights: all[seat]![1],
    })),
    places: all.map(([, , place]) => place),
  };
  return cardGamePainter.end(sceneOf(view, { names: NAMES }));
}

/** All that's written, whatever lines it's broken into. */
const writtenIn = (painting: ReturnType<typeof ended>): string =>
  inscriptions(painting)
    .map(({ text }) => text)
    .join(' ');

const decided = (ahead: string, behind: string, cards: number, fewer: number): string =>
  `Same points, but ${ahead} ahead of ${behind} on knight cards left, ${cards} to ${fewer}.`;

describe('the end of the card game explains', () => {
  it('a tie that knight cards decide', () => {
    const painting = ended([
      [30, 3, 2],
      [30, 5, 1],
      [20, 9, 3],
    ]);
    const said = decided('Ben is', 'Ann', 5, 3);
    expect(painting.alt).toContain(`Ben wins. ${said} 1. Ben`);
    expect(painting.text.split('\n')).toContain(said);
    expect(writtenIn(painting)).toContain(said);
  });

  it('one between several, and another below', () => {
    const painting = ended([
      [30, 5, 1],
      [30, 3, 3],
      [30, 5, 1],
      [30, 2, 4],
    ]);
    const said = [decided('Ann and Cat are', 'Ben', 5, 3), decided('Ben is', 'Dan', 3, 2)];
    expect(painting.alt).toContain(said.join(' '));
    expect(writtenIn(painting)).toContain(said.join(' '));
  });

  it('nothing where points decide, or nothing does', () => {
    const painting = ended([
      [30, 5, 1],
      [30, 5, 1],
      [20, 5, 3],
    ]);
    expect(painting.alt).not.toContain('ahead of');
    expect(writtenIn(painting)).not.toContain('ahead of');
  });
});

/** Where the podium begins: no crown reaches higher. */
const CROWN = 82;

describe('the end’s headline', () => {
  const shared = [
    [30, 5, 1],
    [30, 5, 1],
    [21, 5, 3],
  ] as const;
  const alone = [
    [30, 5, 1],
    [30, 3, 2],
    [29, 5, 3],
  ] as const;

  it.each([
    [alone, null, 'Ann wins'],
    [shared, null, 'Ann and Ben share the win'],
    [alone, 0, 'You win'],
    [shared, 1, 'You share the win'],
    [shared, 2, 'You finish 3rd, 9 points behind'],
    [alone, 2, 'You finish 3rd, 1 point behind'],
    [alone, 1, 'You finish 2nd, tied on points'],
  ])('says who has won, or how one has done oneself', (all, viewer, headline) => {
    const painting = ended(all, viewer);
    expect(writtenIn(painting)).toContain(headline);
    const [{ box }] = inscriptions(painting).filter(({ text }) => text === headline) as [Inscription];
    expect(box.bottom).toBeLessThan(CROWN);
  });
});

describe('the breakdown of the card game’s points', () => {
  const painting = ended([
    [30, 5, 1],
    [28, 5, 2],
    [20, 5, 3],
  ]);
  const written = inscriptions(painting);

  it('has each name and its points a second time, below the podium', () => {
    for (const text of ['Ann', 'Ben', 'Cat', '30', '28', '20'])
      expect(written.filter((inscription) => inscription.text === text).length, text).toBeGreaterThan(1);
  });

  it('has bars as long as the points, with a part for each adventure and one for all adversaries', () => {
    const adventures = ADVENTURES.slice(0, 3).map((adventure) => ({ ...adventure, taken: null }));
    const value = adventures.reduce((sum, each) => sum + each.value, 0);
    const lengthOf = (bar: ReturnType<typeof pointsBar>) => bar.reduce((all, { width }) => all + width, 0);
    const full = pointsBar({ adventures, trophies: 7 }, value + 7);
    const some = pointsBar({ adventures, trophies: 0 }, value + 7);
    expect(full.map(({ of }) => of)).toEqual(['adventures', 'adventures', 'adventures', 'trophies']);
    expect(some).toHaveLength(3);
    expect(lengthOf(some) / lengthOf(full)).toBeCloseTo(value / (value + 7));
    full.slice(1).forEach(({ x }, i) => {
      expect(x).toBeCloseTo(full[i]!.x + full[i]!.width);
    });
  });

  it('has its sums below each other', () => {
    const sums = written.filter(({ text }) => text.startsWith('= '));
    const edges = sums.map(({ box }) => box.right).sort((a, b) => a - b);
    expect(edges).toHaveLength(2 * 3);
    for (const column of [edges.slice(0, 3), edges.slice(3)]) expect(column[2]! - column[0]!).toBeLessThan(4);
    expect(edges[3]! - edges[2]!).toBeGreaterThan(100);
  });
});
