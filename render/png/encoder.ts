import { Worker } from 'node:worker_threads';
import type { EncodeJob, EncodeResult, PaletteSource } from './job.ts';

interface Pending {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** Encodes pixels as PNG in a worker thread, which starts with the first job and never keeps the process alive. */
export class PngEncoder {
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | null = null;
  /** Names of the palettes that the thread already has. */
  #sentPalettes = new Set<string>();
  #nextId = 0;

  /**
   * Takes ownership of `pixels`, which must own its whole buffer and can't be used afterwards. `palette` names the
   * palette to use; `paletteSource` is called when the thread doesn't have it yet.
   */
  encode(
    pixels: ArrayBuffer,
    width: number,
    height: number,
    palette: string,
    paletteSource: () => PaletteSource,
  ): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker ?? this.#start();
      const id = this.#nextId++;
      const source = this.#sentPalettes.has(palette) ? undefined : paletteSource();
      const job: EncodeJob = { id, width, height, pixels, palette, ...(source && { paletteSource: source }) };
      this.#sentPalettes.add(palette);
      this.#pending.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage(job, source === undefined ? [pixels] : [pixels, source.pixels]);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./encoderThread.mjs', import.meta.url), { execArgv: [] });
    worker.on('message', (result: EncodeResult) => this.#settle(worker, result));
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', (code) => this.#fail(worker, new Error(`the encoder stopped with code ${code}`)));
    this.#worker = worker;
    this.#sentPalettes = new Set();
    return worker;
  }

  #settle(worker: Worker, result: EncodeResult): void {
    const pending = this.#pending.get(result.id);
    this.#pending.delete(result.id);
    if (this.#pending.size === 0) worker.unref();
    if ('png' in result) {
      const { buffer, byteOffset, byteLength } = result.png;
      pending?.resolve(Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength));
    } else pending?.reject(new Error(result.error));
  }

  /** Rejects all pending jobs; the next job starts a new thread. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
