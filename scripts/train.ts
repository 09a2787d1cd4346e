import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SetupOptions } from '../src/games/game.ts';
import type { AnySearchGame } from '../src/players/search/games.ts';
import type { Weights } from '../src/players/search/valuation.ts';
import { fileError } from './file-error.ts';
import { runScript } from './run-script.ts';
import { type Lessons, learn } from './training/learn.ts';
import { type Learned, learners } from './training/registry.ts';
import { readTraining } from './training/request.ts';

const rounded = (value: number): number => Number(value.toPrecision(5));

function textOf({ features, weights, scales }: Weights): string {
  const rows = weights.map((row) => `    ${JSON.stringify(row.map(rounded))}`).join(',\n');
  return `{\n  "features": ${JSON.stringify(features)},\n  "weights": [\n${rows}\n  ],\n  "scales": ${JSON.stringify(scales.map(rounded))}\n}\n`;
}

function write(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw fileError(path, 'written', error);
  }
}

function* linear(game: AnySearchGame, options: SetupOptions, lessons: Lessons): Generator<Learned, void> {
  for (const { weights, ...generation } of learn(game, options, lessons))
    yield { ...generation, text: () => textOf(weights) };
}

await runScript(() => {
  const { game, variants, seats, lessons, out } = readTraining();
  const own = learners.get(game.id);
  for (const variant of variants)
    for (const count of seats) {
      console.log(`${game.id} ${variant}, ${count} seats, seed ${lessons.seed}`);
      const options = { variant, seats: count };
      for (const { number, positions, loss, text } of own?.(options, lessons) ??
        linear(game, options, lessons)) {
        console.log(`generation ${number}: ${positions} positions, loss ${loss.toFixed(4)}`);
        if (number === lessons.generations) write(join(out, `${variant}-${count}.json`), text());
      }
    }
});
