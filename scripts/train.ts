import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileError } from './file-error.ts';
import { runScript } from './run-script.ts';
import { fileOf } from './training/courses.ts';
import { readTraining } from './training/request.ts';

function write(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw fileError(path, 'written', error);
  }
}

await runScript(() => {
  const { game, learn, weights, out } = readTraining();
  for (const lessons of weights) {
    const { variant, seats, games, generations, seed } = lessons;
    console.log(
      `${game} ${variant}, ${seats} seats${lessons.isOfSearch ? ', for the search' : ''}: ${generations} generations of ${games} games, seed ${seed}`,
    );
    for (const { number, positions, loss, text } of learn({ variant, seats }, lessons)) {
      console.log(`generation ${number}: ${positions} positions, loss ${loss.toFixed(4)}`);
      if (number === generations) write(join(out, fileOf(lessons)), text());
    }
  }
});
