import type { AnyGame, GameId, SetupOptions } from '../src/games/game.ts';
import { games } from '../src/games/registry.ts';
import { newSeed } from '../src/games/seeded-chance.ts';
import { positive, readArguments } from './arguments.ts';
import { assertOptions } from './assert-options.ts';
import { ScriptError } from './errors.ts';
import { listed } from './wording.ts';

const USAGE = `npx tsx scripts/simulate.ts <game> [--variant V] [--seats N] [--rule id=value]... [--games G] [--seed S] [--fair] [--out F]
Plays random games, choosing uniformly among the legal actions, and prints speed and scores.
--fair draws from sealed seeds and words; see docs/fairness.md.
--out writes the records to a file, one line of JSON per game; see docs/record.md.`;

/** Which games to play, and where to write their records. */
export interface Request {
  readonly game: AnyGame;
  readonly options: SetupOptions;
  readonly count: number;
  readonly seed: string;
  /** Whether outcomes are drawn so that they can be checked. */
  readonly fair: boolean;
  readonly out: string | undefined;
}

/** @throws ScriptError, HelpRequested */
export function readRequest(args: string[] = process.argv.slice(2)): Request {
  const { values, positionals } = readArguments(USAGE, {
    args,
    allowPositionals: true,
    options: {
      variant: { type: 'string' },
      seats: { type: 'string' },
      rule: { type: 'string', multiple: true },
      games: { type: 'string', default: '100' },
      seed: { type: 'string' },
      fair: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  const [name, extra] = positionals;
  const known = listed([...games.keys()]);
  if (name === undefined) throw new ScriptError(`Name a game: ${known}.\n${USAGE}`, 2);
  if (extra !== undefined) throw new ScriptError(`Unexpected argument "${extra}".\n${USAGE}`, 2);
  const game = games.get(name as GameId);
  if (game === undefined) throw new ScriptError(`Unknown game "${name}"; the games are ${known}.`, 2);
  const options = {
    variant: values.variant ?? (game.variants[0] as string),
    seats: values.seats === undefined ? game.seats.max : positive('seats', values.seats),
    ...(values.rule && { rules: Object.fromEntries(values.rule.map(readRule)) }),
  };
  assertOptions(game, options);
  const seed = values.seed ?? newSeed();
  return { game, options, count: positive('games', values.games), seed, fair: values.fair, out: values.out };
}

function readRule(text: string): [string, string] {
  const [id, value, ...rest] = text.split('=');
  if (!id || !value || rest.length > 0) throw new ScriptError(`--rule must be id=value, not "${text}".`, 2);
  return [id, value];
}
