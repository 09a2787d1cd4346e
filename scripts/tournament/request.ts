import { availableParallelism } from 'node:os';
import type { AnyGame, GameId, SetupOptions } from '../../src/games/game.ts';
import { games } from '../../src/games/registry.ts';
import { newSeed } from '../../src/games/seeded-chance.ts';
import { positive, readArguments } from '../arguments.ts';
import { assertOptions } from '../assert-options.ts';
import { ScriptError } from '../errors.ts';
import { listed } from '../wording.ts';

const USAGE = `npx tsx scripts/tournament.ts <game> [--variant V] [--seats N] --players A,B,... [--games G] [--random-first N] [--seed S] [--jobs J] [--json]
Lets computer players play each other. Every deal is played once for each rotation of the seats; --games counts games.
A player is page, squire, knight, ahead, random, knight:400 (400 playouts a decision), or the path of a module
(docs/computer-players.md). Fewer players than seats take turns at the seats. With --random-first, the first N decisions
of each seat are drawn at random.`;

export interface TournamentRequest {
  readonly game: AnyGame;
  readonly options: SetupOptions;
  /** One name per seat. */
  readonly players: readonly string[];
  readonly deals: number;
  /** Decisions of each seat that are drawn at random when a game begins. */
  readonly randomFirst: number;
  readonly seed: string;
  readonly jobs: number;
  readonly json: boolean;
}

/** @throws ScriptError, HelpRequested */
export function readTournament(args?: string[]): TournamentRequest {
  const { values, positionals } = readArguments(USAGE, {
    ...(args && { args }),
    allowPositionals: true,
    options: {
      variant: { type: 'string' },
      seats: { type: 'string', default: '2' },
      players: { type: 'string' },
      games: { type: 'string', default: '200' },
      'random-first': { type: 'string', default: '0' },
      seed: { type: 'string' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      json: { type: 'boolean', default: false },
    },
  });
  const game = games.get(positionals[0] as GameId);
  if (game === undefined || positionals.length > 1)
    throw new ScriptError(`Name one game: ${listed([...games.keys()])}.\n${USAGE}`, 2);
  if (values.players === undefined) throw new ScriptError(`Name the players.\n${USAGE}`, 2);
  const named = values.players.split(',').filter((name) => name !== '');
  const seats = positive('seats', values.seats);
  if (named.length === 0 || named.length > seats)
    throw new ScriptError(`--players needs 1 to ${seats} names, not ${named.length}.`, 2);
  const options = { variant: values.variant ?? (game.variants[0] as string), seats };
  assertOptions(game, options);
  return {
    game,
    options,
    players: Array.from({ length: seats }, (_, seat) => named[seat % named.length]!),
    deals: Math.ceil(positive('games', values.games) / seats),
    randomFirst: values['random-first'] === '0' ? 0 : positive('random-first', values['random-first']),
    seed: values.seed ?? newSeed(),
    jobs: positive('jobs', values.jobs),
    json: values.json,
  };
}
