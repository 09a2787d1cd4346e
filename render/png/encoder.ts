import { Worker } from 'node:worker_threads';
import type { EncodeAnswer, EncodeJob, Specimen } from './job.ts';

interface Waiting {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** Turns pixels into PNG in a thread of its own. The thread starts with the first job and keeps no process alive. */
export class PngEncoder {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  /** Palettes that the thread has. */
  #known = new Set<string>();
  #jobs = 0;

  /**
   * `pixels` is handed over: it must own its whole buffer and is gone afterwards. The palette of that name is
   * made from the specimen, which is asked for once a thread.
   */
  encode(
    pixels: ArrayBuffer,
    width: number,
    height: number,
    palette: string,
    specimen: () => Specimen,
  ): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker ?? this.#start();
      const id = this.#jobs++;
      const isNew = !this.#known.has(palette);
      const job: EncodeJob = {
        id,
        width,
        height,
        pixels,
        palette,
        ...(isNew ? { specimen: specimen() } : {}),
      };
      this.#known.add(palette);
      this.#waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage(job, job.specimen === undefined ? [pixels] : [pixels, job.specimen.pixels]);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./encoderThread.mjs', import.meta.url), { execArgv: [] });
    worker.on('message', (answer: EncodeAnswer) => this.#answered(worker, answer));
    worker.on('error', (error) => this.#lost(worker, error));
    worker.on('exit', (code) => this.#lost(worker, new Error(`the encoder stopped with code ${code}`)));
    this.#worker = worker;
    this.#known = new Set();
    return worker;
  }

  #answered(worker: Worker, answer: EncodeAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) worker.unref();
    if ('png' in answer) {
      const { buffer, byteOffset, byteLength } = answer.png;
      waiting?.resolve(Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength));
    } else waiting?.reject(new Error(answer.error));
  }

  /** Who waits is told; the next job starts a new thread. */
  #lost(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
