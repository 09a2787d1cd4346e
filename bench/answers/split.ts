import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../figure.ts';
import { type MeasureOptions, measure } from './measure.ts';
import type { Tree } from './tree.ts';

interface Node {
  readonly id: number;
  /** Lines count from 0. */
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

export interface Profile {
  readonly nodes: readonly Node[];
  readonly samples: readonly number[];
  /** Microseconds from one sample to the next. */
  readonly timeDeltas: readonly number[];
}

/** What code is for, by its path; the first that fits. */
const ROOMS: readonly (readonly [RegExp, string])[] = [
  [/\/render\/drawing\/png\//, 'encoding'],
  [/\/render\/drawing\/thread|piscina|p-queue/, 'handing over to threads'],
  [/\/render\/|node_modules\/canvas/, 'painting'],
  [/\/i18n\/|@fluent/, 'words'],
  [/\/src\/(players|thinking)\//, 'computer players'],
  [/\/src\/games\//, 'rules'],
  [/\/src\/store\/|keyv|sqlite/, 'store'],
  [/\/src\/(table|clocks|settings)\/|zod/, 'tables'],
  [/discord\.js|@discordjs|undici|\/ws\//, 'discord.js'],
  [/\/src\/discord\//, 'messages and handlers'],
  [/pino/, 'log'],
];

const IDLE = ['(idle)', '(program)'];

/** Where what's been built has its parts: each begins with its source in a comment. */
const BUILT = '/.cache/round-table/';

/** The source of each line of a built file. */
const sources = new Map<string, readonly string[]>();

function sourcesOf(url: string): readonly string[] {
  const known = sources.get(url);
  if (known) return known;
  let source = '';
  const lines = readFileSync(fileURLToPath(url), 'utf8')
    .split('\n')
    .map((line) => {
      const path = /^\/\/ (\S+\.ts)$/.exec(line)?.[1];
      if (path !== undefined) source = `/${path}`;
      return source;
    });
  sources.set(url, lines);
  return lines;
}

/** What a function's time is for; undefined if its caller knows. */
function roomOf({ functionName, url, lineNumber }: Node['callFrame']): string | undefined {
  if (IDLE.includes(functionName)) return 'idle';
  if (functionName === '(garbage collector)') return 'garbage collection';
  const source = url.includes(BUILT) ? (sourcesOf(url)[lineNumber] ?? '') : url;
  return ROOMS.find(([path]) => path.test(source))?.[1];
}

/** Milliseconds by what they were used for: each sample counts for the innermost function that says. */
export function splitOf({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const rooms = new Map<number, string>();
  const visit = (node: Node, outer: string) => {
    const room = roomOf(node.callFrame) ?? outer;
    rooms.set(node.id, room);
    for (const child of node.children ?? []) visit(byId.get(child)!, room);
  };
  visit(nodes[0]!, 'the rest');
  const split = new Map<string, number>();
  samples.forEach((id, index) => {
    const room = rooms.get(id)!;
    split.set(room, (split.get(room) ?? 0) + timeDeltas[index]! / 1000);
  });
  split.delete('idle');
  return split;
}

/** What each thread of the bot uses its time for under load, in ms for each interaction. */
export async function splitFigures(
  tree: Tree,
  load: Pick<MeasureOptions, 'span' | 'warmUp'>,
): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'round-table-profiles-'));
  try {
    const { made } = await measure(tree, { ...load, run: 0, thinking: 0, profiles: folder });
    const figures: Figure[] = [];
    for (const file of (await readdir(folder)).sort()) {
      const thread = file === '0.cpuprofile' ? 'main thread' : `thread ${file.replace(/\..*/, '')}`;
      const split = splitOf(JSON.parse(await readFile(join(folder, file), 'utf8')));
      for (const [room, time] of [...split].sort(([, a], [, b]) => b - a))
        figures.push({ name: `${thread}, ${room}`, unit: 'ms', value: time / made, runs: [time / made] });
    }
    return figures;
  } finally {
    if (process.env.KEEP) console.error(folder);
    else await rm(folder, { recursive: true });
  }
}
