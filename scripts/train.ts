import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Weights } from '../src/players/search/valuation.ts';
import { fileError } from './file-error.ts';
import { runScript } from './run-script.ts';
import { learn } from './training/learn.ts';
import { readTraining } from './training/request.ts';

const rounded = (value: number): number => Number(value.toPrecision(5));

function write(path: string, { features, weights, scales }: Weights): void {
  const rows = weights.map((row) => `    ${JSON.stringify(row.map(rounded))}`).join(',\n');
  const text = `{\n  "features": ${JSON.stringify(features)},\n  "weights": [\n${rows}\n  ],\n  "scales": ${JSON.stringify(scales.map(rounded))}\n}\n`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw fileError(path, 'written', error);
  }
}

await runScript(() => {
  const { game, variants, seats, lessons, out } = readTraining();
  for (const variant of variants)
    for (const count of seats) {
      console.log(`${game.id} ${variant}, ${count} seats, seed ${lessons.seed}`);
      for (const { number, weights, positions, loss } of learn(game, { variant, seats: count }, lessons)) {
        console.log(`generation ${number}: ${positions} positions, loss ${loss.toFixed(4)}`);
        if (number === lessons.generations) write(join(out, `${variant}-${count}.json`), weights);
      }
    }
});
