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
    expect(inscriptions(painting).filter(({ text }) => text === say('quests-picture-end-tie'))).toHaveLength(
      1,
    );
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
    expect(inscriptions(painting).filter(({ text }) => text === say('quests-picture-end-tie'))).toHaveLength(
      3,
    );
  });

  it('nothing where points decide, or nothing does', () => {
    const painting = ended([
      [30, 5, 1],
      [30, 5, 1],
      [20, 5, 3],
    ]);
    expect(painting.alt).not.toContain('ahead of');
    expect(inscriptions(painting).map(({ text }) => text)).not.toContain(say('quests-picture-end-tie'));
  });
});
