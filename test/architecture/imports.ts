import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

function sources(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
      .map((file) => join(folder, file)),
  );
}

/** Written before each check, and not kept. */
const GENERATED = 'src/i18n/messages.ts';

/** Paths of all TypeScript files that aren't tests or generated, relative to the project, with `/` between names. */
export const SOURCES = sources('src', 'commands', 'render', 'scripts', 'bench').filter(
  (file) => file !== GENERATED,
);

export const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** What a file imports or re-exports: a path within the project, or a package as written. */
export function importsOf(file: string): string[] {
  const found = textOf(file).matchAll(
    /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
  );
  return [...found].map(([, fixed, dynamic]) => {
    const name = (fixed ?? dynamic) as string;
    return name.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), name)) : name;
  });
}

export const exists = (file: string): boolean =>
  file === GENERATED || statSync(join(ROOT, file), { throwIfNoEntry: false }) !== undefined;

/** Cycles in a graph, as `a -> b -> a`: at least one if there are any. */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const cycles: string[] = [];
  const visit = (node: string): void => {
    if (path.includes(node)) cycles.push([...path.slice(path.indexOf(node)), node].join(' -> '));
    if (done.has(node) || path.includes(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    done.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return cycles;
}
