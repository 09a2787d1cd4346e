import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { encodePalettePng, rowBytes } from './encode.ts';
import type { EncodeJob, EncodeResult } from './job.ts';
import { makePalette, type Palette } from './palette.ts';
import { quantise } from './quantise.ts';

const palettes = new Map<string, Palette>();
let rows = new Uint8Array(0);

function paletteFor({ palette: name, paletteSource }: EncodeJob): Palette {
  const cached = palettes.get(name);
  if (cached !== undefined) return cached;
  if (paletteSource === undefined) throw new Error(`no source for palette ${name}`);
  const made = makePalette(new Uint32Array(paletteSource.pixels), paletteSource.inks);
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

// Answers matter more than pictures. Linux sets this thread's priority alone; other systems would set the process's.
if (process.platform === 'linux') setPriority(10);

const port = parentPort;
if (port === null) throw new Error('this file must run in a worker thread');
port.on('message', (job: EncodeJob) => {
  let result: EncodeResult;
  try {
    result = { id: job.id, png: encode(job) };
  } catch (error) {
    result = { id: job.id, error: String(error) };
  }
  port.postMessage(result);
});
