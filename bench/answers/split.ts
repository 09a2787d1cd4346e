import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../figure.ts';
import type { Span } from './load.ts';
import { measure } from './measure.ts';
import type { Tree } from './tree.ts';

interface Node {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

interface Profile {
  readonly nodes: readonly Node[];
  readonly samples: readonly number[];
  /** Microseconds from one sample to the next. */
  readonly timeDeltas: readonly number[];
}

/** What code is for, by its path; the first that fits. */
const ROOMS: readonly (readonly [RegExp, string])[] = [
  [/\/render\/png\//, 'encoding'],
  [/\/render\/thread|piscina|p-queue/, 'handing over to threads'],
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

/** What a function's time is for; undefined if its caller knows. */
function roomOf({ functionName, url }: Node['callFrame']): string | undefined {
  if (IDLE.includes(functionName)) return 'idle';
  if (functionName === '(garbage collector)') return 'garbage collection';
  return ROOMS.find(([path]) => path.test(url))?.[1];
}

/** Milliseconds by what they were used for: each sample counts for the innermost function that says. */
function splitOf({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
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
export async function splitFigures(tree: Tree, span: Span): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'round-table-profiles-'));
  try {
    const { made } = await measure(tree, { run: 0, span, thinking: 0, profiles: folder });
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
