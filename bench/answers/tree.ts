import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ScriptError } from '../../scripts/errors.ts';

/** Where a tree's bench keeps its players: here, or where older trees do. */
const PLAYERS = ['bench/answers/load-table.ts', 'bench/load/table.ts'];

/** What a checkout of this project is measured with: its own Discord and its own players, who know its buttons. */
export interface Tree {
  /** Its folder. */
  readonly folder: string;
  readonly startPlayground: typeof import('../../src/playground/server.ts').startPlayground;
  readonly LoadTable: typeof import('./load-table.ts').LoadTable;
}

/** @throws ScriptError if there's no such checkout */
export async function treeIn(path: string): Promise<Tree> {
  const folder = resolve(path);
  const players = PLAYERS.find((file) => existsSync(join(folder, file)));
  if (!players) throw new ScriptError(`There's no checkout of this project in ${folder}.`, 2);
  const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
  const { startPlayground } = await load('src/playground/server.ts');
  const { LoadTable } = await load(players);
  return { folder, startPlayground, LoadTable };
}
