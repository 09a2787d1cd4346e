import { describe, expect, it } from 'vitest';
import { Renderer } from '../../render/drawing/renderer.ts';
import { allSections } from '../../scripts/gallery/registry.ts';
import { rulesSections } from '../../scripts/gallery/write.ts';

/** Of a picture's file, in bytes. */
const MOST = 150_000;

const renderer = new Renderer();

describe.each([...allSections(), ...rulesSections()])('$title', ({ pictures }) => {
  it('has no picture over 150 kB', async () => {
    const large = [];
    for (const { name, painting } of pictures) {
      const { length } = await renderer.png(painting);
      if (length > MOST) large.push(`${name}: ${length}`);
    }
    expect(large).toEqual([]);
  });
});
