import { describe, expect, it } from 'vitest';
import { Renderer } from '../../../render/drawing/renderer.ts';
import { artusGallery } from '../../../scripts/gallery/artus.ts';
import { rulesSections } from '../../../scripts/gallery/write.ts';

/** Of a picture's file, in bytes. */
const MOST = 150_000;

const renderer = new Renderer();

describe.each([...artusGallery.sections(), ...rulesSections().slice(0, 1)])('$title', ({ pictures }) => {
  it('has no picture over 150 kB', async () => {
    const large = [];
    for (const { name, painting } of pictures) {
      const { length } = await renderer.png(painting);
      if (length > MOST) large.push(`${name}: ${length}`);
    }
    expect(large).toEqual([]);
  });
});
