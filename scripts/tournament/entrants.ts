import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComputerPlayer } from '../../src/players/player.ts';
import { computerPlayers, knightWith } from '../../src/players/registry.ts';
import { ScriptError } from '../errors.ts';
import { ahead } from '../players/ahead/ahead.ts';
import { listed } from '../wording.ts';

/** Plays any legal action, all equally likely. */
const random: ComputerPlayer = {
  id: 'random',
  choose: ({ actions, random }) => actions[Math.floor(random() * actions.length)]!,
};

/** Whoever plays at a table, and those that they're measured against. */
const entrants: ReadonlyMap<string, ComputerPlayer> = new Map([
  ...computerPlayers,
  ...[ahead, random].map((player): [string, ComputerPlayer] => [player.id, player]),
]);

/**
 * The player of a name: an ID of the project's, `random`, `knight:400` for a Knight with 400 playouts a decision, or
 * the path of a module whose default export is a `ComputerPlayer`.
 * @throws ScriptError if there's no such player
 */
export async function entrantOf(name: string): Promise<ComputerPlayer> {
  const known = entrants.get(name);
  if (known) return known;
  const playouts = /^knight:([1-9]\d*)$/.exec(name)?.[1];
  if (playouts !== undefined) return knightWith(Number(playouts));
  if (!/[./\\]/.test(name))
    throw new ScriptError(
      `Unknown player "${name}"; the players are ${listed([...entrants.keys(), 'knight:N'])}, and modules by path.`,
      2,
    );
  const player = await moduleAt(name);
  if (!isPlayer(player))
    throw new ScriptError(`The default export of ${name} isn't a player: it needs an id and a choose().`, 2);
  return player;
}

async function moduleAt(path: string): Promise<unknown> {
  try {
    return ((await import(pathToFileURL(resolve(path)).href)) as { default?: unknown }).default;
  } catch (error) {
    throw new ScriptError(`${path} can't be loaded: ${error instanceof Error ? error.message : error}.`, 2);
  }
}

const isPlayer = (value: unknown): value is ComputerPlayer =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<ComputerPlayer>).id === 'string' &&
  typeof (value as Partial<ComputerPlayer>).choose === 'function';
