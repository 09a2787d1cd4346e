import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newSeed } from '../src/games/chance.ts';
import type { AnyGame, GameId, Result, SetupOptions } from '../src/games/game.ts';
import { checkOptions } from '../src/games/options.ts';
import { derivedSeed, playRandomly } from '../src/games/playout.ts';
import { exportRecord } from '../src/games/record.ts';
import { games } from '../src/games/registry.ts';
import { positive, readArguments } from './arguments.ts';
import { Complaint, runScript } from './complaint.ts';
import { Tally } from './tally.ts';

const USAGE = `npm run simulate -- <game> [--variant V] [--seats N] [--rule id=value]... [--games G] [--seed S] [--out F]
Plays random games, uniform over the legal actions, and prints their speed and scores.
--out writes the records to a file, one JSON line a game; see docs/record.md.`;

interface Request {
  readonly game: AnyGame;
  readonly options: SetupOptions;
  readonly count: number;
  readonly seed: string;
  readonly out: string | undefined;
}

function readRequest(): Request {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      variant: { type: 'string' },
      seats: { type: 'string' },
      rule: { type: 'string', multiple: true },
      games: { type: 'string', default: '100' },
      seed: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (positionals.length !== 1)
    throw new Complaint(`Name one game: ${[...games.keys()].join(', ')}.\n${USAGE}`, 2);
  const game = games.get(positionals[0] as GameId);
  if (game === undefined)
    throw new Complaint(
      `There is no game "${positionals[0]}"; known are ${[...games.keys()].join(', ')}.`,
      2,
    );
  const options = {
    variant: values.variant ?? (game.variants[0] as string),
    seats: values.seats === undefined ? game.seats.max : positive('seats', values.seats),
    ...(values.rule && { rules: Object.fromEntries(values.rule.map(readRule)) }),
  };
  checkOptions(game, options);
  const seed = values.seed ?? newSeed();
  return { game, options, count: positive('games', values.games), seed, out: values.out };
}

function readRule(text: string): [string, string] {
  const [id, value, ...rest] = text.split('=');
  if (!id || !value || rest.length > 0) throw new Complaint(`--rule has to be id=value, not "${text}".`, 2);
  return [id, value];
}

/** Plays the games one after the other, counting them, and gives the line of each record. */
function* play({ game, options, count, seed, out }: Request, tally: Tally): Generator<string> {
  for (let index = 0; index < count; index++) {
    const began = performance.now();
    const { record, state } = playRandomly(game.id, options, derivedSeed(seed, index));
    tally.add(game.result(state) as Result, record.steps.length, performance.now() - began);
    if (out !== undefined) yield `${JSON.stringify(exportRecord(record))}\n`;
  }
}

async function write(lines: Iterable<string>, out: string): Promise<void> {
  try {
    await pipeline(Readable.from(lines), createWriteStream(out));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new Complaint(`"${out}" cannot be written: ${(error as Error).message}.`, 2);
  }
}

await runScript(async () => {
  const request = readRequest();
  const { game, options, count, seed, out } = request;
  const tally = new Tally(options.seats);
  const lines = play(request, tally);
  if (out === undefined) for (const line of lines) process.stdout.write(line);
  else await write(lines, out);
  console.log(`${game.id} ${options.variant}, ${options.seats} seats, ${count} games, seed ${seed}`);
  console.log(tally.summary());
});
