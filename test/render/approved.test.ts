import { readFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { describe, expect, it } from 'vitest';
import { Renderer } from '../../render/drawing/renderer.ts';
import { approvedPictures } from '../../scripts/gallery/write.ts';
import { decode } from './fixtures/measure.ts';

/** Share of pixels that may differ, as machines render fonts slightly differently. */
const TOLERANCE = 0.004;

describe('approved pictures', () => {
  const renderer = new Renderer();

  it.each(approvedPictures())(
    '$name looks as approved; `npm run gallery -- --approve` approves a new look',
    async (shown) => {
      const drawn = decode(await renderer.png(shown.painting));
      const approved = decode(readFileSync(new URL(`./approved/${shown.name}.png`, import.meta.url)));
      expect([drawn.width, drawn.height]).toEqual([approved.width, approved.height]);
      const { width, height } = drawn;
      const different = pixelmatch(drawn.data, approved.data, undefined, width, height, { threshold: 0.15 });
      expect(different / (width * height)).toBeLessThan(TOLERANCE);
    },
  );
});
