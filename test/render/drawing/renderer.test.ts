import { describe, expect, it } from 'vitest';
import { Renderer } from '../../../render/drawing/renderer.ts';
import type { Painting } from '../../../render/painting.ts';
import type { Pen } from '../../../render/pen.ts';
import { themes } from '../../../render/themes/index.ts';
import { decode, pixelAt, rgbOf } from '../fixtures/measure.ts';

const INKS = ['#102030', '#fe8040', '#00ff77'];

function painting(draw: (pen: Pen) => void, width = 40, height = 30): Painting {
  return {
    width,
    height,
    backdrop: {
      key: 'test',
      theme: themes.court,
      inks: INKS,
      draw: (pen) => pen.fillRect(0, 0, 2000, 2000, '#102030'),
    },
    draw,
    alt: '',
    text: '',
  };
}

const square = (colour: string) => (pen: Pen) => pen.fillRect(5, 5, 10, 10, colour);

describe('the renderer', () => {
  it('makes a PNG of the backdrop and the drawing on it, in exact inks', async () => {
    const picture = decode(await new Renderer().png(painting(square('#fe8040'))));
    expect([picture.width, picture.height]).toEqual([40, 30]);
    expect(pixelAt(picture, 0, 0)).toEqual(rgbOf('#102030'));
    expect(pixelAt(picture, 10, 10)).toEqual(rgbOf('#fe8040'));
    expect(pixelAt(picture, 39, 29)).toEqual(rgbOf('#102030'));
  });

  it('starts each picture on a clean backdrop', async () => {
    const renderer = new Renderer();
    await renderer.png(painting(square('#fe8040')));
    const second = decode(await renderer.png(painting(() => {})));
    expect(pixelAt(second, 10, 10)).toEqual(rgbOf('#102030'));
  });

  it('gives every caller their own picture when many ask at once', async () => {
    const renderer = new Renderer();
    const wanted = Array.from({ length: 24 }, (_, i) => INKS[1 + (i % 2)] as string);
    const pictures = await Promise.all(
      wanted.map((ink, i) => renderer.png(painting(square(ink), 40 + (i % 3), 30 + (i % 5)))),
    );
    expect(pictures.map((png) => pixelAt(decode(png), 10, 10))).toEqual(wanted.map(rgbOf));
    const sizes = pictures.map(decode).map(({ width, height }) => [width, height]);
    expect(sizes).toEqual(wanted.map((_, i) => [40 + (i % 3), 30 + (i % 5)]));
    expect(renderer.waiting).toBe(0);
  });

  it('lets the event loop run between two pictures', async () => {
    const renderer = new Renderer();
    let turns = 0;
    const seen: number[] = [];
    const asked = Array.from({ length: 6 }, () => renderer.png(painting(() => seen.push(turns))));
    const count = () => {
      turns++;
      if (renderer.waiting > 0) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(asked);
    expect(new Set(seen).size).toBe(6);
  });

  it('reports when the encoder fails, and makes the next picture', async () => {
    const renderer = new Renderer();
    const inks = Array.from({ length: 120 }, (_, i) => `#0000${(i + 16).toString(16)}`);
    const gaudy = painting(square('#fe8040'));
    const failing = renderer.png({ ...gaudy, backdrop: { ...gaudy.backdrop, key: 'gaudy', inks } });
    await expect(failing).rejects.toThrow('120 inks');
    expect(pixelAt(decode(await renderer.png(painting(square('#00ff77')))), 10, 10)).toEqual(
      rgbOf('#00ff77'),
    );
  });

  it('continues after a painting fails', async () => {
    const renderer = new Renderer();
    const failing = renderer.png(
      painting(({ context }) => {
        context.translate(20, 20);
        throw new Error('torn');
      }),
    );
    const next = renderer.png(painting(square('#00ff77')));
    await expect(failing).rejects.toThrow('torn');
    expect(pixelAt(decode(await next), 10, 10)).toEqual(rgbOf('#00ff77'));
  });
});
