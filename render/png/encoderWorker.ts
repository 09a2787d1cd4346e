import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { encodePalettePng, rowBytes } from './encode.ts';
import type { EncodeAnswer, EncodeJob } from './job.ts';
import { makePalette, type Palette, quantise } from './palette.ts';

const palettes = new Map<string, Palette>();
let rows = new Uint8Array(0);

function paletteFor({ palette: name, specimen }: EncodeJob): Palette {
  const known = palettes.get(name);
  if (known !== undefined) return known;
  if (specimen === undefined) throw new Error(`there is no specimen for palette ${name}`);
  const made = makePalette(new Uint32Array(specimen.pixels), specimen.inks);
  palettes.set(name, made);
  return made;
}

function encode(job: EncodeJob): Uint8Array {
  const { width, height, pixels } = job;
  const palette = paletteFor(job);
  if (rows.length !== rowBytes(width, height)) rows = new Uint8Array(rowBytes(width, height));
  quantise(new Uint32Array(pixels), width, palette, rows);
  return encodePalettePng(width, height, palette.colours, rows);
}

// Answers go before pictures. On Linux this is the thread's own priority, elsewhere it would be the process's.
if (process.platform === 'linux') setPriority(10);

const port = parentPort;
if (port === null) throw new Error('this runs in a worker thread');
port.on('message', (job: EncodeJob) => {
  let answer: EncodeAnswer;
  try {
    answer = { id: job.id, png: encode(job) };
  } catch (error) {
    answer = { id: job.id, error: String(error) };
  }
  port.postMessage(answer);
});
