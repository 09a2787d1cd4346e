import { describe, expect, it } from 'vitest';
import { Bands, MOST, ROWS } from '../../../../render/drawing/png/bands.ts';
import { encodePalettePng } from '../../../../render/drawing/png/encode.ts';
import { makePalette, type Palette } from '../../../../render/drawing/png/palette.ts';
import { decode } from '../../fixtures/measure.ts';

const INKS = ['#102030', '#fe8040', '#00ff77'];
const RGB = INKS.map((ink) => Number.parseInt(ink.slice(1), 16));
const COLOURS = RGB.map((rgb) => ((rgb >> 8) & 0xf800) | ((rgb >> 5) & 0x07e0) | ((rgb >> 3) & 0x1f));
const palette: Palette = makePalette(Uint32Array.from(RGB), INKS);

/** A pattern without repetition in either direction. */
const pattern = (width: number, height: number): Uint16Array =>
  Uint16Array.from({ length: width * height }, (_, i) => COLOURS[(i * i + (i >> 5)) % 3] as number);

const decoded = (pixels: Uint16Array): number[] =>
  [...pixels].flatMap((pixel) => {
    const rgb = RGB[COLOURS.indexOf(pixel)] as number;
    return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
  });

const rgb = ({ data }: { readonly data: Uint8Array }): number[] => [...data].filter((_, i) => i % 4 < 3);

describe('bands', () => {
  it.each([
    [1, 1],
    [7, 32],
    [41, 33],
    [300, 100],
  ])('make a PNG of %d by %d pixels, also when all of them are known', (width, height) => {
    const bands = new Bands();
    const pixels = pattern(width, height);
    for (let time = 0; time < 2; time++) {
      const png = encodePalettePng(width, height, palette.colours, bands.of(pixels, width, palette, 'test'));
      expect(rgb(decode(png))).toEqual(decoded(pixels));
    }
  });

  it('compress only what has changed', () => {
    const bands = new Bands();
    const pixels = pattern(64, ROWS * 4);
    const before = bands.of(pixels, 64, palette, 'test');
    const inSecond = 64 * (ROWS + 10) + 5;
    pixels[inSecond] = COLOURS.find((colour) => colour !== pixels[inSecond]) as number;
    const after = bands.of(pixels, 64, palette, 'test');
    expect(after.map((band, at) => band === before[at])).toEqual([true, false, true, true]);
  });

  it('are compressed more only where the picture would be too large, and only as many as have to', () => {
    const [width, height] = [1000, ROWS * 48];
    const pixels = Uint16Array.from(
      { length: width * height },
      (_, i) => COLOURS[Math.floor(i / 7 + Math.sin(i) * 3) % 3] ?? (COLOURS[0] as number),
    );
    const sizesOf = (rows: number) =>
      new Bands()
        .of(pixels.subarray(0, width * ROWS * rows), width, palette, 'test')
        .map(({ blocks }) => blocks.length);
    const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);
    const [fast] = sizesOf(1);
    const fitting = Math.floor(MOST / fast!);
    expect(fitting).toBeLessThan(48);
    const [within, beyond] = [sizesOf(fitting), sizesOf(fitting + 1)];
    expect(within[0]).toBe(fast);
    expect(beyond[0]).toBeLessThan(fast! * 0.97);
    expect(beyond[fitting - 1]).toBe(within[fitting - 1]);
    expect(Math.max(total(within), total(beyond))).toBeLessThanOrEqual(MOST);
  });

  it("aren't used with another palette or another width", () => {
    const bands = new Bands();
    const pixels = new Uint16Array(64 * 64).fill(COLOURS[0] as number);
    const [known] = bands.of(pixels, 64, palette, 'test');
    expect(bands.of(pixels, 64, palette, 'other')[0]).not.toBe(known);
    const narrow = bands.of(pixels, 32, palette, 'test');
    expect(decode(encodePalettePng(32, 128, palette.colours, narrow)).height).toBe(128);
  });

  it('aren’t used with fewer rows, whatever is in the others', () => {
    const bands = new Bands();
    const rows = [1, 2, 4].map((height) => bands.of(new Uint16Array(2 * height), 2, palette, 'test'));
    expect(rows.flat().map(({ bytes }) => bytes)).toEqual([3, 6, 12]);
  });

  it('tell pictures apart that differ in a line one pixel wide', () => {
    const bands = new Bands();
    const line = (at: number) => {
      const pixels = new Uint16Array(64 * 32).fill(COLOURS[0] as number);
      for (let y = 0; y < 32; y++) pixels[y * 64 + at] = COLOURS[1] as number;
      return bands.of(pixels, 64, palette, 'test')[0];
    };
    expect(new Set(Array.from({ length: 64 }, (_, at) => line(at))).size).toBe(64);
  });
});
