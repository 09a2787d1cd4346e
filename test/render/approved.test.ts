import { readFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { describe, expect, it } from 'vitest';
import { Renderer } from '../../render/drawing/renderer.ts';
import { approvedPictures } from '../../scripts/gallery/write.ts';
import { decode, type Picture } from './fixtures/measure.ts';

/**
 * Shares of pixels that may differ, as machines render fonts slightly differently: of all, and of each square of `TILE`
 * by `TILE` pixels. If all text stood half a pixel aside, it would be 0.3 % and 4 %.
 */
const TOLERANCE = { picture: 0.004, tile: 0.08 };
const TILE = 48;

/** The shares of pixels that differ: of all, and in the square in which most do. */
function differences({ width, height, data }: Picture, approved: Picture) {
  const mask = new Uint8Array(width * height * 4);
  const options = { threshold: 0.15, diffMask: true };
  const different = pixelmatch(data, approved.data, mask, width, height, options);
  const tiles = new Map<string, number>();
  for (let at = 0; at < width * height; at++) {
    if (mask[at * 4 + 3] === 0) continue;
    const tile = `${Math.floor((at % width) / TILE)},${Math.floor(at / width / TILE)}`;
    tiles.set(tile, (tiles.get(tile) ?? 0) + 1);
  }
  return { picture: different / (width * height), tile: Math.max(0, ...tiles.values()) / TILE ** 2 };
}

const approvedOf = (name: string): Picture =>
  decode(readFileSync(new URL(`./approved/${name}.png`, import.meta.url)));

describe('approved pictures', () => {
  const renderer = new Renderer();
  const pictures = approvedPictures();

  it.each(pictures)(
    '$name looks as approved; `npm run gallery -- --approve` approves a new look',
    async (shown) => {
      const drawn = decode(await renderer.png(shown.painting));
      const approved = approvedOf(shown.name);
      expect([drawn.width, drawn.height]).toEqual([approved.width, approved.height]);
      const { picture, tile } = differences(drawn, approved);
      expect(picture).toBeLessThan(TOLERANCE.picture);
      expect(tile).toBeLessThan(TOLERANCE.tile);
    },
  );

  it.each([
    ['in a tile', 10.5 * TILE],
    ['where four tiles meet', 10 * TILE],
  ])('would not look so with a disc of 48 pixels %s', (_where, centre) => {
    const approved = approvedOf(pictures[0]!.name);
    const changed = { ...approved, data: Uint8Array.from(approved.data) };
    for (let y = centre - 24; y < centre + 24; y++)
      for (let x = centre - 24; x < centre + 24; x++) {
        if (Math.hypot(x + 0.5 - centre, y + 0.5 - centre) > 24) continue;
        const at = (y * approved.width + x) * 4;
        for (let channel = at; channel < at + 3; channel++) changed.data[channel]! ^= 128;
      }
    const { picture, tile } = differences(changed, approved);
    expect(picture).toBeLessThan(TOLERANCE.picture);
    expect(tile).toBeGreaterThan(2 * TOLERANCE.tile);
  });
});
