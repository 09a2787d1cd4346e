import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileError } from './file-error.ts';
import { runScript } from './run-script.ts';
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
  const { game, course, variants, seats, lessons, out } = readTraining();
  for (const variant of variants)
    for (const count of seats) {
      const { games, generations, seed } = lessons;
      console.log(
        `${game} ${variant}, ${count} seats: ${generations} generations of ${games} games, seed ${seed}`,
      );
      for (const { number, positions, loss, text } of course.learn({ variant, seats: count }, lessons)) {
        console.log(`generation ${number}: ${positions} positions, loss ${loss.toFixed(4)}`);
        if (number === generations) write(join(out, `${variant}-${count}.json`), text());
      }
    }
});
