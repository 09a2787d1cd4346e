import { createCanvas, loadImage } from 'canvas';
import { describe, expect, it } from 'vitest';
import { emojiPng, levelEmoji } from '../../render/emoji.ts';
import { Pen } from '../../render/pen.ts';
import { themes } from '../../render/themes/index.ts';
import { LEVELS } from '../../src/table/document.ts';
import { contrast, type Picture, pixelAt, rgbOf } from './fixtures/measure.ts';

/** The height at which Discord shows emoji in a message. */
const SHOWN = 22;

const ids = LEVELS.map((level) => `level_${level}`);

async function shown(id: string, background: string | null): Promise<Picture> {
  const context = createCanvas(SHOWN, SHOWN).getContext('2d');
  if (background !== null) {
    context.fillStyle = background;
    context.fillRect(0, 0, SHOWN, SHOWN);
  }
  context.drawImage(await loadImage(emojiPng(levelEmoji.get(id)!)), 0, 0, SHOWN, SHOWN);
  return { width: SHOWN, height: SHOWN, data: new Uint8Array(context.getImageData(0, 0, SHOWN, SHOWN).data) };
}

/** Which pixels are painted, whatever their colour. */
const shapeOf = async (id: string): Promise<boolean[]> => {
  const { data } = await shown(id, null);
  return Array.from({ length: SHOWN * SHOWN }, (_, at) => data[at * 4 + 3]! > 127);
};

describe('the emblems of the levels', () => {
  it('are one for each, with a sign of its own in Unicode', () => {
    expect([...levelEmoji.keys()]).toEqual(ids);
    const signs = [...levelEmoji.values()].map(({ unicode }) => unicode);
    expect(new Set(signs).size).toBe(signs.length);
    for (const sign of signs) expect(sign).toMatch(/^\p{Emoji}\ufe0f?$/u);
  });

  it.each(ids)('%s is drawn whole', (id) => {
    const canvas = createCanvas(160, 160);
    const context = canvas.getContext('2d');
    context.translate(80, 80);
    levelEmoji.get(id)!.draw(new Pen(context, themes.court));
    const { data } = context.getImageData(0, 0, 160, 160);
    for (let at = 0; at < 160 * 160; at++)
      if (data[at * 4 + 3]! > 0)
        expect(Math.hypot((at % 160) - 79.5, Math.floor(at / 160) - 79.5)).toBeLessThan(62);
  });

  it.each(ids.flatMap((id) => ['#313338', '#ffffff'].map((background) => [id, background] as const)))(
    '%s stands out from %s',
    async (id, background) => {
      const picture = await shown(id, background);
      const row = Array.from({ length: SHOWN }, (_, x) => pixelAt(picture, x, SHOWN / 2 - 4));
      expect(Math.max(...row.map((pixel) => contrast(pixel, rgbOf(background))))).toBeGreaterThan(3);
    },
  );

  it('differ in shape, not in colour alone', async () => {
    const shapes = await Promise.all(ids.map(shapeOf));
    shapes.forEach((one, i) => {
      for (const other of shapes.slice(i + 1))
        expect(one.filter((is, at) => is !== other[at]).length).toBeGreaterThan(SHOWN * SHOWN * 0.15);
    });
  });
});
