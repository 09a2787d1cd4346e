import { expect, it } from 'vitest';
import { at, chairAngle, RADII } from '../../../render/artus/board.ts';
import { artusPainter } from '../../../render/artus/painter.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import { themes } from '../../../render/themes/index.ts';
import { sceneOf, worked } from '../../../scripts/samples/artus.ts';
import type { ArtusEvent } from '../../../src/games/artus/types.ts';
import { decode, pixelAt, rgbOf } from '../fixtures/measure.ts';

const renderer = new Renderer();

const coronation = (chair: number): readonly ArtusEvent[] => [
  { type: 'ringAdded', seat: 3, card: 'king:ring-either', metal: 'silver', chair, rings: 3, points: 10 },
  { type: 'crowned', metal: 'silver', chair, oldKing: 0 },
  { type: 'turned', from: 0, to: chair },
];

/** Whether the crown's dots begin in front of the old King's chair. */
async function isDotted(chair: number): Promise<boolean> {
  const drawn = decode(
    await renderer.png(artusPainter.table(sceneOf(worked(), { events: coronation(chair) }))),
  );
  const gold = String(rgbOf(themes.court.gold.mid));
  const radii = Array.from(
    { length: RADII.topInner - 30 - RADII.medallion },
    (_, i) => RADII.medallion + 8 + i,
  );
  return radii.some((radius) => {
    const { x, y } = at(chairAngle(0), radius);
    return String(pixelAt(drawn, Math.round(x), Math.round(y))) === gold;
  });
}

it('the crown’s way has at least three dots, or none', async () => {
  expect(await isDotted(21)).toBe(true);
  expect(await isDotted(27)).toBe(false);
});
