import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, CENTRE, chairAngle, onChair, RADII, STEP } from '../../../render/artus/board.ts';
import { artusPainter } from '../../../render/artus/painter.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import { court } from '../../../render/themes/court.ts';
import { sceneOf, worked } from '../../../scripts/samples/artus.ts';
import { optionsOfCard, positions } from '../../../scripts/samples/artus-positions.ts';
import type { ArtusView, CardId, Figure } from '../../../src/games/artus/types.ts';
import { decode, pixelAt, rgbOf } from '../fixtures/measure.ts';

const renderer = new Renderer();

async function draw(view: ArtusView) {
  return decode(await renderer.png(artusPainter.table(sceneOf(view))));
}

/** The worked figure with everything moved forwards by the given number of chairs. */
function turned(by: number): ArtusView {
  const view = worked();
  const chairs: (Figure | null)[] = view.chairs.map(
    (_, chair) => view.chairs[(chair - by + 28) % 28] ?? null,
  );
  return { ...view, chairs, king: by };
}

/** Where a scoring card leaves no choice. */
function choiceOf(card: CardId) {
  for (const position of positions({ variant: 'advanced', seats: 3, seed: '3'.repeat(32) })) {
    const options = optionsOfCard(position, card);
    if (options.some(({ action }) => action.type === 'score' && action.chairs.length === 0))
      return { ...position, options };
  }
  throw new Error(`nobody plays ${card}`);
}

describe('the ring', () => {
  it('has 28 chairs, clockwise from the top', () => {
    expect(onChair(0, 100)).toMatchObject({ x: CENTRE.x, y: CENTRE.y - 100 });
    expect(onChair(7, 100).x).toBeCloseTo(CENTRE.x + 100);
    expect(onChair(14, 100).y).toBeCloseTo(CENTRE.y + 100);
  });

  it('shows the colour of each space, wherever the King has turned it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 27 }), async (king) => {
        const picture = await draw(turned(king));
        for (let behind = 0; behind < 28; behind++) {
          const chair = (king - behind + 28) % 28;
          const corner = at(chairAngle(chair) + STEP * 0.3, RADII.topOuter - 8);
          const field =
            behind === 0
              ? court.crownPlate
              : behind < 10
                ? court.green
                : behind < 25
                  ? court.red
                  : court.yellow;
          expect(pixelAt(picture, corner.x, corner.y), `${behind} behind ${king}`).toEqual(rgbOf(field.fill));
        }
      }),
      { numRuns: 6 },
    );
  });

  it('shows each Knight on its chair in the colour of its seat', async () => {
    const view = turned(9);
    const picture = await draw(view);
    view.chairs.forEach((figure, chair) => {
      if (figure?.kind !== 'knight') return;
      const { x, y } = onChair(chair, RADII.figure);
      const { field, shade } = court.seats[figure.seat] ?? { field: '', shade: '' };
      expect([rgbOf(field), rgbOf(shade)], `chair ${chair}`).toContainEqual(pixelAt(picture, x - 3, y + 36));
    });
  });

  it('lights every Knight that a card scores by itself, and none for a penalty', async () => {
    for (const [card, lights] of [
      ['scoring:all', true],
      ['scoring:three-red', false],
    ] as const) {
      const { own, toAct, options } = choiceOf(card);
      const picture = decode(await renderer.png(artusPainter.choice(sceneOf(own), options)));
      own.chairs.forEach((figure, chair) => {
        const { x, y } = at(chairAngle(chair) + STEP * 0.4, RADII.seatOuter - 3);
        const isLit = lights && figure?.kind === 'knight' && figure.seat === toAct;
        const highlight = rgbOf(court.highlight).join();
        expect(pixelAt(picture, x, y).join() === highlight, `${card}, chair ${chair}`).toBe(isLit);
      });
    }
  });
});
