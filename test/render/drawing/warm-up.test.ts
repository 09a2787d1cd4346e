import { expect, it } from 'vitest';
import { artusPainter } from '../../../render/artus/painter.ts';
import { courtPainter } from '../../../render/court/painter.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import { warmUp } from '../../../render/painters.ts';
import type { Painting } from '../../../render/painting.ts';
import { cardGamePainter } from '../../../render/quests/painter.ts';
import { sceneOf as artusSceneOf } from '../../../scripts/samples/artus.ts';
import { positions } from '../../../scripts/samples/artus-positions.ts';
import { courtPositions, courtSceneOf } from '../../../scripts/samples/court.ts';
import { positions as questsPositions, sceneOf as questsSceneOf } from '../../../scripts/samples/quests.ts';

/** A table and a hand of each game. */
function firstPictures(): Painting[] {
  const course = { seats: 2, seed: '5'.repeat(32) };
  const [artus] = positions({ ...course, variant: 'basic' });
  const [court] = courtPositions(2);
  const [cardGame] = questsPositions({ ...course, variant: 'basic' });
  if (!artus || !court || !cardGame) throw new Error('a game has positions');
  return [
    artusPainter.table(artusSceneOf(artus.table)),
    artusPainter.hand(artusSceneOf(artus.own)),
    courtPainter.table(courtSceneOf(court.table)),
    courtPainter.hand(courtSceneOf(court.own)),
    cardGamePainter.table(questsSceneOf(cardGame.table)),
    cardGamePainter.hand(questsSceneOf(cardGame.own)),
  ];
}

it('draws every backdrop that the first tables and hands need', async () => {
  const renderer = new Renderer();
  await warmUp((each) => renderer.png(each));
  const drawnLate: string[] = [];
  for (const painting of firstPictures()) {
    const { backdrop } = painting;
    await renderer.png({ ...painting, backdrop: { ...backdrop, draw: () => drawnLate.push(backdrop.key) } });
  }
  expect(drawnLate).toEqual([]);
});
