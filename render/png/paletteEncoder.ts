import { encodePalettePng, rowBytes } from './encode.ts';
import type { PaletteSource } from './job.ts';
import { makePalette, type Palette } from './palette.ts';
import { quantise } from './quantise.ts';

/** Encodes pixels as PNG with a palette for each backdrop, which is made once. */
export class PaletteEncoder {
  readonly #palettes = new Map<string, Palette>();
  #rows = new Uint8Array(0);

  /** `sourceOf` is called if there's no palette of that name yet. */
  encode(
    pixels: ArrayBuffer,
    width: number,
    height: number,
    palette: string,
    sourceOf: () => PaletteSource,
  ): Buffer {
    const used = this.#palette(palette, sourceOf);
    if (this.#rows.length !== rowBytes(width, height)) this.#rows = new Uint8Array(rowBytes(width, height));
    quantise(new Uint32Array(pixels), width, used, this.#rows);
    return encodePalettePng(width, height, used.colours, this.#rows);
  }

  #palette(name: string, sourceOf: () => PaletteSource): Palette {
    const known = this.#palettes.get(name);
    if (known) return known;
    const { pixels, inks } = sourceOf();
    const made = makePalette(new Uint32Array(pixels), inks);
    this.#palettes.set(name, made);
    return made;
  }
}
