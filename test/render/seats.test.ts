import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { type Emblem, emblem } from '../../render/parts/heraldry.ts';
import { Pen } from '../../render/pen.ts';
import { themes } from '../../render/themes/index.ts';
import { type SeatColours, THEME_IDS } from '../../render/themes/theme.ts';
import { COLOUR_BLINDNESSES, simulate } from '../../scripts/samples/colour-vision.ts';
import { EMBLEMS } from '../../src/telling/scene.ts';
import { difference, rgbOf } from './fixtures/measure.ts';

/** Far above 2, the just noticeable difference, so that small and dim pictures work as well. */
const CLEARLY_DIFFERENT = 18;

const SIZE = 24;

const pairs = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].filter((b) => b > a).map((b) => [a, b] as const));

/** Which pixels the emblem covers at the size of a shield on a picture 400 pixels wide. */
function silhouette(name: Emblem): boolean[] {
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIZE, SIZE);
  context.translate(SIZE / 2, SIZE / 2);
  emblem(new Pen(context, themes.court), name, SIZE, '#000000', '#ffffff');
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  return Array.from({ length: SIZE * SIZE }, (_, i) => (data[i * 4] as number) < 128);
}

describe('four seats', () => {
  describe.each(THEME_IDS)('in theme %s', (id) => {
    const fields = themes[id].seats.map(({ field }: SeatColours) => rgbOf(field));

    it.each(pairs)('%i and %i differ in colour for everyone', (a, b) => {
      const [one, other] = [fields[a], fields[b]];
      if (one === undefined || other === undefined) throw new Error('a theme has four seats');
      expect(difference(one, other)).toBeGreaterThan(CLEARLY_DIFFERENT);
      for (const kind of COLOUR_BLINDNESSES) {
        expect(difference(simulate(kind, one), simulate(kind, other)), kind).toBeGreaterThan(
          CLEARLY_DIFFERENT,
        );
      }
    });
  });

  it.each(pairs)('%i and %i have different emblems even on a phone', (a, b) => {
    const [one, other] = [silhouette(EMBLEMS[a] as Emblem), silhouette(EMBLEMS[b] as Emblem)];
    const union = one.filter((covered, i) => covered || other[i]).length;
    const common = one.filter((covered, i) => covered && other[i]).length;
    expect(common / union).toBeLessThan(0.7);
  });
});
