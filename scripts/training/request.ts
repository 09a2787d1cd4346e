import { join } from 'node:path';
import type { GameId } from '../../src/games/game.ts';
import { games } from '../../src/games/registry.ts';
import type { AnySearchGame } from '../../src/players/search/games.ts';
import { searchGames } from '../../src/players/search-games.ts';
import { positive, readArguments } from '../arguments.ts';
import { ScriptError } from '../errors.ts';
import { listed } from '../wording.ts';
import type { Lessons } from './learn.ts';

const PLAYERS = join(import.meta.dirname, '../../src/players');

const USAGE = `npm run train -- <game> [--variant V] [--seats N] [--games G] [--generations N] [--seed S] [--out FOLDER]
Learns the weights of computer players' judgement by self-play and writes them to the game's folder in src/players,
or to --out.
By default all variants and numbers of seats, one after the other.`;

export interface TrainingRequest {
  readonly game: AnySearchGame;
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
      games: { type: 'string', default: '2000' },
      generations: { type: 'string', default: '8' },
      seed: { type: 'string', default: 'round table' },
      out: { type: 'string' },
    },
  });
  const id = positionals[0] as GameId;
  const rules = games.get(id);
  const game = searchGames.get(id);
  if (rules === undefined || game === undefined || positionals.length > 1)
    throw new ScriptError(`Name one game: ${listed([...searchGames.keys()])}.\n${USAGE}`, 2);
  const { min, max } = rules.seats;
  const all = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const seats = values.seats === undefined ? all : [positive('seats', values.seats)];
  const variants = values.variant === undefined ? rules.variants : [values.variant];
  const known = variants.every((variant) => rules.variants.includes(variant));
  if (!known || !seats.every((count) => all.includes(count)))
    throw new ScriptError(`${id} has ${listed(rules.variants)}, with ${min} to ${max} seats.`, 2);
  const lessons = {
    games: positive('games', values.games),
    generations: positive('generations', values.generations),
    seed: values.seed,
  };
  const out = values.out ?? join(PLAYERS, id, 'weights');
  return { game, variants, seats, lessons, out };
}
