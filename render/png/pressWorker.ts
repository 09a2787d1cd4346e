import { parentPort } from 'node:worker_threads';
import { encodePalettePng, rowBytes } from './encode.ts';
import type { PressAnswer, PressJob } from './job.ts';
import { type Palette, quantise } from './palette.ts';

const palettes = new Map<number, Palette>();
let rows = new Uint8Array(0);

function print({ width, height, pixels, paletteId, palette: given }: PressJob): Uint8Array {
  if (given !== undefined) palettes.set(paletteId, given);
  const palette = palettes.get(paletteId);
  if (palette === undefined) throw new Error(`palette ${paletteId} was never given`);
  if (rows.length !== rowBytes(width, height)) rows = new Uint8Array(rowBytes(width, height));
  quantise(new Uint32Array(pixels), width, palette, rows);
  return encodePalettePng(width, height, palette.colours, rows);
}

const port = parentPort;
if (port === null) throw new Error('this runs in a worker thread');
port.on('message', (job: PressJob) => {
  let answer: PressAnswer;
  try {
    answer = { id: job.id, png: print(job) };
  } catch (error) {
    answer = { id: job.id, error: String(error) };
  }
  port.postMessage(answer);
});
