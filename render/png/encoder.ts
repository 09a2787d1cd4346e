import { bufferOf, ThreadCalls } from '../thread/calls.ts';
import type { EncodeJob, PaletteSource } from './job.ts';

/** Encodes pixels as PNG in a worker thread, which starts with the first job. */
export class PngEncoder {
  readonly #calls = new ThreadCalls<EncodeJob, Uint8Array>(new URL('./encoderThread.mjs', import.meta.url));
  /** Names of the palettes that the thread already has. */
  #sentPalettes = new Set<string>();

  /**
   * Takes ownership of `pixels`, which must own its whole buffer and can't be used afterwards. `palette` names the
   * palette to use; `paletteSource` is called when the thread doesn't have it yet.
   */
  async encode(
    pixels: ArrayBuffer,
    width: number,
    height: number,
    palette: string,
    paletteSource: () => PaletteSource,
  ): Promise<Buffer> {
    if (this.#calls.start()) this.#sentPalettes = new Set();
    const source = this.#sentPalettes.has(palette) ? undefined : paletteSource();
    this.#sentPalettes.add(palette);
    const job: EncodeJob = { width, height, pixels, palette, ...(source && { paletteSource: source }) };
    return bufferOf(await this.#calls.ask(job, source === undefined ? [pixels] : [pixels, source.pixels]));
  }
}
