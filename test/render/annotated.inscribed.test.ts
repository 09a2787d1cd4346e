import { describe, expect, it } from 'vitest';
import { annotated, marked } from '../../render/annotations.ts';
import { artusPainter } from '../../render/artus/painter.ts';
import { Renderer } from '../../render/drawing/renderer.ts';
import { themes } from '../../render/themes/index.ts';
import { sayIn } from '../../src/i18n/index.ts';
import { sceneOf, worked } from './fixtures/artus.ts';
import { inscriptions } from './fixtures/inscriptions.ts';
import { decode, pixelAt, rgbOf } from './fixtures/measure.ts';

const painting = artusPainter.table(sceneOf(worked()));
const spot = { x: 400, y: 300, width: 100, height: 60 };
const { highlight, parchment } = themes.court;

describe('a marked picture', () => {
  it('has a bright frame around each place, and is otherwise as it was', async () => {
    const renderer = new Renderer();
    const plain = decode(await renderer.png(painting));
    const drawn = decode(await renderer.png(marked(painting, [spot])));
    expect(pixelAt(drawn, spot.x - 4, spot.y + 30)).toEqual(rgbOf(highlight));
    expect(pixelAt(drawn, spot.x + 50, spot.y + 30)).toEqual(pixelAt(plain, spot.x + 50, spot.y + 30));
  });
});

describe('an annotated picture', () => {
  const notes = [
    'First things first.',
    'A long sentence that has to be broken so that it fits its column.',
  ].map((text, i) => ({ spot: { ...spot, y: spot.y + 100 * i }, text }));
  const shown = annotated(painting, notes, sayIn('en-US'));

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

  it('says the notes first in words', () => {
    expect(shown.alt.startsWith(`1: ${notes[0]!.text} 2: ${notes[1]!.text}`)).toBe(true);
    expect(shown.text).toContain(painting.text.slice(0, 200));
  });
});
