import { describe, expect, it } from 'vitest';
import { annotated, marked } from '../../render/annotations.ts';
import { artusPainter } from '../../render/artus/painter.ts';
import { Renderer } from '../../render/drawing/renderer.ts';
import { mix, themes } from '../../render/themes/index.ts';
import { THEME_IDS } from '../../render/themes/theme.ts';
import { sceneOf, worked } from '../../scripts/samples/artus.ts';
import { translator } from '../../src/i18n/index.ts';
import { inscriptions } from './fixtures/inscriptions.ts';
import { decode, pixelAt, rgbOf } from './fixtures/measure.ts';

const painting = artusPainter.table(sceneOf(worked()));
const spot = { x: 400, y: 300, width: 100, height: 60 };
const { chalk, engraving, parchment } = themes.court;

describe('a marked picture', () => {
  it('has a bright frame around each place, and is otherwise as it was', async () => {
    const renderer = new Renderer();
    const plain = decode(await renderer.png(painting));
    const drawn = decode(await renderer.png(marked(painting, [spot])));
    expect(pixelAt(drawn, spot.x - 4, spot.y + 30)).toEqual(rgbOf(chalk));
    expect(pixelAt(drawn, spot.x + 50, spot.y + 30)).toEqual(pixelAt(plain, spot.x + 50, spot.y + 30));
  });

  it('is darker outside of the frames, and only there', async () => {
    const renderer = new Renderer();
    const light = (rgb: readonly number[]) => rgb.reduce((all, channel) => all + channel, 0);
    const [at, outside] = [[1150, 290] as const, { x: 100, y: 100, width: 50, height: 50 }];
    const plain = decode(await renderer.png(painting));
    const dimmed = decode(await renderer.png(marked(painting, [outside])));
    const lit = decode(await renderer.png(marked(painting, [{ x: 1100, y: 200, width: 90, height: 200 }])));
    expect(light(pixelAt(dimmed, ...at))).toBeLessThan(light(pixelAt(plain, ...at)) * 0.9);
    expect(pixelAt(lit, ...at)).toEqual(pixelAt(plain, ...at));
  });

  it.each(THEME_IDS)('dims all values outside of the frames in theme %s', async (theme) => {
    const shown = artusPainter.table(sceneOf(worked(), { theme }));
    const dimmed = decode(
      await new Renderer().png(marked(shown, [{ x: 1100, y: 700, width: 50, height: 50 }])),
    );
    const count = (hex: string): number => {
      const [red, green, blue] = rgbOf(hex);
      const isNear = (at: number, channel: number) => Math.abs(dimmed.data[at]! - channel) <= 1;
      let pixels = 0;
      for (let at = 0; at < dimmed.data.length; at += 4)
        if (isNear(at, red) && isNear(at + 1, green) && isNear(at + 2, blue)) pixels++;
      return pixels;
    };
    for (const colour of ['red', 'green', 'yellow'] as const) {
      const { fill } = themes[theme][colour];
      const dark = count(mix(fill, themes[theme].engraving, 0.28));
      expect(dark, colour).toBeGreaterThan(1000);
      expect(count(fill), colour).toBeLessThan(dark / 5);
    }
  });

  it('has a common frame around places side by side', async () => {
    const next = { ...spot, x: spot.x + spot.width + 8 };
    const between = [spot.x + spot.width + 4, spot.y + 30] as const;
    const renderer = new Renderer();
    const apart = { ...next, x: next.x + 60 };
    const joined = decode(await renderer.png(marked(painting, [spot, next])));
    const single = decode(await renderer.png(marked(painting, [spot, apart])));
    expect(pixelAt(joined, ...between)).not.toEqual(rgbOf(chalk));
    expect(pixelAt(single, ...between)).toEqual(rgbOf(chalk));
  });
});

describe('an annotated picture', () => {
  const notes = [
    'First things first.',
    'A long sentence that has to be broken so that it fits its column.',
  ].map((text, i) => ({ spot: { ...spot, y: spot.y + 100 * i }, text }));
  const shown = annotated(painting, notes, translator('en-US'));

  it('has each note’s number on its place and in the legend', () => {
    const texts = inscriptions(shown).map(({ text }) => text);
    const before = inscriptions(painting).map(({ text }) => text);
    for (const number of ['1', '2'])
      expect(texts.filter((text) => text === number).length).toBe(
        before.filter((text) => text === number).length + 2,
      );
    expect(texts.join(' ')).toContain('First things first.');
    expect(shown.height / shown.width).toBeGreaterThan(painting.height / painting.width);
  });

  it('keeps the picture above the legend', async () => {
    const drawn = decode(await new Renderer().png(shown));
    expect(drawn.height).toBe(shown.height);
    expect(pixelAt(drawn, 5, shown.height - 5)).toEqual(rgbOf(parchment.light));
  });

  it('has its numbers on dark discs, other than those of choices', async () => {
    const at = [{ ...spot, number: [500, 200] as const }].map((place) => ({ spot: place, text: 'A note.' }));
    const noted = annotated(painting, at, translator('en-US'));
    const drawn = decode(await new Renderer().png(noted));
    const share = noted.width / painting.width;
    const left = [Math.round(484 * share), Math.round(200 * share)] as const;
    expect(pixelAt(drawn, ...left)).toEqual(rgbOf(engraving));
  });

  it('says the notes first in words', () => {
    expect(shown.alt.startsWith(`1: ${notes[0]!.text} 2: ${notes[1]!.text}`)).toBe(true);
    expect(shown.text).toContain(painting.text.slice(0, 200));
  });
});
