import { describe, expect, it } from 'vitest';
import { questsPainter } from '../../../render/quests/painter.ts';
import type { QuestsView } from '../../../src/games/quests/types.ts';
import { sayIn } from '../../../src/i18n/index.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';
import { positions, sceneOf } from '../fixtures/quests.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];
const say = sayIn('en-US');

/** The end of a game with these points, knight cards and places by seat. */
function ended(all: readonly (readonly [score: number, knights: number, place: number])[]) {
  const [...moments] = positions({ variant: 'basic', seats: all.length, seed: '9'.repeat(32) });
  const { table } = moments.at(-1)!;
  const view: QuestsView = {
    ...table,
    players: table.players.map((player, seat) => ({
      ...player,
      score: all[seat]![0],
      knights: all[seat]![1],
    })),
    places: all.map(([, , place]) => place),
  };
  return questsPainter.end(sceneOf(view, { names: NAMES }));
}

/** What's said below names of who breaks a tie. */
const notesOf = (painting: ReturnType<typeof ended>): string[] =>
  inscriptions(painting)
    .map(({ text }) => text)
    .filter((text) => text.startsWith('knights: '));

describe('the end of the card game explains', () => {
  it('a tie that knight cards decide', () => {
    const painting = ended([
      [30, 3, 2],
      [30, 5, 1],
      [20, 9, 3],
    ]);
    const said = 'Ben is ahead of Ann on knight cards, 5 to 3.';
    expect(painting.alt).toContain(`Ben wins. ${said} 1. Ben`);
    expect(painting.text.split('\n')).toContain(said);
    expect(notesOf(painting)).toEqual([say('quests-picture-end-tie', { cards: 5, fewer: 3 })]);
  });

  it('one between several, and another below', () => {
    const painting = ended([
      [30, 5, 1],
      [30, 3, 3],
      [30, 5, 1],
      [30, 2, 4],
    ]);
    expect(painting.alt).toContain(
      'Ann and Cat are ahead of Ben on knight cards, 5 to 3. Ben is ahead of Dan on knight cards, 3 to 2.',
    );
    expect(notesOf(painting).sort()).toEqual(
      [
        [3, 2],
        [5, 3],
        [5, 3],
      ].map(([cards = 0, fewer = 0]) => say('quests-picture-end-tie', { cards, fewer })),
    );
  });

  it('nothing where points decide, or nothing does', () => {
    const painting = ended([
      [30, 5, 1],
      [30, 5, 1],
      [20, 5, 3],
    ]);
    expect(painting.alt).not.toContain('ahead of');
    expect(notesOf(painting)).toEqual([]);
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

  it('has its sums below each other', () => {
    const sums = written.filter(({ text }) => text.startsWith('= '));
    const edges = sums.map(({ box }) => box.right).sort((a, b) => a - b);
    expect(edges).toHaveLength(2 * 3);
    for (const column of [edges.slice(0, 3), edges.slice(3)]) expect(column[2]! - column[0]!).toBeLessThan(4);
    expect(edges[3]! - edges[2]!).toBeGreaterThan(100);
  });
});
