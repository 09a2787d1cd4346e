import { hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sealed } from '../src/games/fairness.ts';
import type { Result } from '../src/games/game.ts';
import { derivedSeed, playRandomly } from '../src/games/playout.ts';
import { exportRecord } from '../src/games/record.ts';
import { fileError } from './file-error.ts';
import { type Request, readRequest } from './request.ts';
import { isBrokenPipe, runScript } from './run-script.ts';
import { Statistics } from './statistics.ts';
import { counted } from './wording.ts';

/** What a table with this number could have drawn from: every other player has given a word. */
const sealedFor = (seed: string, index: number, seats: number): Sealed => ({
  number: index + 1,
  seed: hash('sha256', `${seed}:table ${index}`),
  words: Array.from({ length: seats }, (_, seat) =>
    (index + seat) % 2 === 0 ? `word ${index} “of” ${seat}` : null,
  ),
});

/** Plays the games one by one, adds them to the statistics, and yields a line per record if they're written. */
function* play(
  { game, options, count, seed, fair, out }: Request,
  statistics: Statistics,
): Generator<string> {
  for (let index = 0; index < count; index++) {
    const began = performance.now();
    const { record, state } = playRandomly(
      game.id,
      options,
      derivedSeed(seed, index),
      ...(fair ? [sealedFor(seed, index, options.seats)] : []),
    );
    statistics.add(game.result(state) as Result, record.steps.length, performance.now() - began);
    if (out !== undefined) yield `${JSON.stringify(exportRecord(record))}\n`;
  }
}

/** @returns false if the reader of a pipe stopped before the end */
async function write(lines: Iterable<string>, out: string): Promise<boolean> {
  try {
    await pipeline(Readable.from(lines), createWriteStream(out));
    return true;
  } catch (error) {
    if (isBrokenPipe(error)) return false;
    throw fileError(out, 'written', error);
  }
}

await runScript(async () => {
  const request = readRequest();
  const { game, options, count, seed, out } = request;
  const statistics = new Statistics(options.seats);
  const lines = play(request, statistics);
  if (out === undefined) for (const line of lines) process.stdout.write(line);
  else if (!(await write(lines, out))) return;
  console.log(
    `${game.id} ${options.variant}, ${counted(options.seats, 'seat')}, ${counted(count, 'game')}, seed ${seed}`,
  );
  console.log(statistics.summary());
});
