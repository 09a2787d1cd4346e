import { MessageChannel } from 'node:worker_threads';
import { Bands } from './bands.ts';
import { encodePalettePng } from './encode.ts';
import type { PaletteSource } from './job.ts';
import { makePalette, type Palette } from './palette.ts';

/** Encodes pixels as PNG with a palette for each backdrop, which is made once. */
export class PaletteEncoder {
  readonly #palettes = new Map<string, Palette>();
  readonly #bands = new Bands();

  /** Takes the pixels, which can't be used afterwards. `sourceOf` is called if there's no palette of that name yet. */
  encode(
    pixels: ArrayBuffer,
    width: number,
    height: number,
    palette: string,
    sourceOf: () => PaletteSource,
  ): Buffer {
    const used = this.#palette(palette, sourceOf);
    const bands = this.#bands.of(new Uint32Array(pixels), width, used, palette);
    free(pixels);
    return encodePalettePng(width, height, used.colours, bands);
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

const { port1: nowhere } = new MessageChannel();
nowhere.close();

/** Gives the memory back at once. A garbage collector that has to find it would run for every few pictures. */
const free = (pixels: ArrayBuffer): void => nowhere.postMessage(null, [pixels]);
