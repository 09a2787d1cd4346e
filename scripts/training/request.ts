import { join } from 'node:path';
import type { GameId } from '../../src/games/game.ts';
import { positive, readArguments } from '../arguments.ts';
import { ScriptError } from '../errors.ts';
import { listed } from '../wording.ts';
import { type Course, courses, type Learned } from './courses.ts';

const PLAYERS = join(import.meta.dirname, '../../src/players');

const USAGE = `npx tsx scripts/train.ts <game> [--variant V] [--seats N] [--of judge|search] [--games G] [--generations N] [--seed S] [--out FOLDER]
Learns the weights of computer players' judgement by self-play and writes them to the game's folder in src/players,
or to --out. By default all weights of the game, each from the same games as those in the project. In the Court with two
seats the search has weights of its own; --of chooses between them and the others.`;

export interface TrainingRequest {
  readonly game: GameId;
  readonly learn: Course['learn'];
  readonly weights: readonly Learned[];
  /** The folder that the weights are written to. */
  readonly out: string;
}

/** @throws ScriptError, HelpRequested */
export function readTraining(args?: string[]): TrainingRequest {
  const { values, positionals } = readArguments(USAGE, {
    ...(args && { args }),
    allowPositionals: true,
    options: {
      variant: { type: 'string' },
      seats: { type: 'string' },
      of: { type: 'string' },
      games: { type: 'string' },
      generations: { type: 'string' },
      seed: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const game = positionals[0] as GameId;
  const course = courses.get(game);
  if (course === undefined || positionals.length > 1)
    throw new ScriptError(`Name one game: ${listed([...courses.keys()])}.\n${USAGE}`, 2);
  const { variant, seats, games, generations, seed } = values;
  if (![undefined, 'judge', 'search'].includes(values.of))
    throw new ScriptError(`--of is judge or search, not ${values.of}.`, 2);
  const chosen = course.weights.filter(
    (one) =>
      (variant === undefined || one.variant === variant) &&
      (values.of === undefined || one.isOfSearch === (values.of === 'search')) &&
      (seats === undefined || one.seats === positive('seats', seats)),
  );
  if (chosen.length === 0) {
    const all = course.weights.map((one) => `${one.variant} with ${one.seats} seats`);
    throw new ScriptError(`${game} has weights for ${listed(all)}.`, 2);
  }
  const weights = chosen.map((one) => ({
    ...one,
    ...(games !== undefined && { games: positive('games', games) }),
    ...(generations !== undefined && { generations: positive('generations', generations) }),
    ...(seed !== undefined && { seed }),
  }));
  return { game, learn: course.learn, weights, out: values.out ?? join(PLAYERS, game, 'weights') };
}
