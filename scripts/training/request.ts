import { join } from 'node:path';
import type { GameId } from '../../src/games/game.ts';
import { games } from '../../src/games/registry.ts';
import { positive, readArguments } from '../arguments.ts';
import { ScriptError } from '../errors.ts';
import { listed } from '../wording.ts';
import { type Course, courses } from './courses.ts';
import type { Lessons } from './learn.ts';

const PLAYERS = join(import.meta.dirname, '../../src/players');

const USAGE = `npm run train -- <game> [--variant V] [--seats N] [--games G] [--generations N] [--seed S] [--out FOLDER]
Learns the weights of computer players' judgement by self-play and writes them to the game's folder in src/players,
or to --out.
By default all weights of the game, one after the other, from as many games as those in the project.`;

export interface TrainingRequest {
  readonly game: GameId;
  readonly course: Course;
  readonly variants: readonly string[];
  readonly seats: readonly number[];
  readonly lessons: Lessons;
  /** The folder that the weights are written to. */
  readonly out: string;
}

/** @throws ScriptError, HelpRequested */
export function readTraining(): TrainingRequest {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      variant: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string' },
      generations: { type: 'string' },
      seed: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const id = positionals[0] as GameId;
  const rules = games.get(id);
  const course = courses.get(id);
  if (rules === undefined || course === undefined || positionals.length > 1)
    throw new ScriptError(`Name one game: ${listed([...courses.keys()])}.\n${USAGE}`, 2);
  const seats = values.seats === undefined ? course.seats : [positive('seats', values.seats)];
  const variants = values.variant === undefined ? rules.variants : [values.variant];
  const known = variants.every((variant) => rules.variants.includes(variant));
  if (!known || !seats.every((count) => course.seats.includes(count)))
    throw new ScriptError(
      `There are weights for ${id} ${listed(rules.variants)}, with ${listed(course.seats.map(String))} seats.`,
      2,
    );
  const lessons = {
    games: values.games === undefined ? course.lessons.games : positive('games', values.games),
    generations:
      values.generations === undefined
        ? course.lessons.generations
        : positive('generations', values.generations),
    seed: values.seed ?? course.lessons.seed,
  };
  const out = values.out ?? join(PLAYERS, id, 'weights');
  return { game: id, course, variants, seats, lessons, out };
}
