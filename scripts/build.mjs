// Builds the program for `npm start`: without a TypeScript loader, each thread needs 30 MB less and starts sooner.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the process runs, and what its threads run. */
const ENTRIES = [
  'src/main.ts',
  'src/analysis/check.ts',
  'src/analysis/thread.ts',
  'src/players/thinking/thread.ts',
  'render/drawing/thread/encoder-worker.ts',
  'render/drawing/thread/painter-worker.ts',
];

/** Fonts, languages and threads are found beside the source files. */
const besideSources = {
  name: 'beside the sources',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: 'ts',
    })),
};

/**
 * @returns the folder with the built program, as a URL; it's named after its content, so that versions don't mix. Null
 *   if nothing may be written beside the packages.
 */
export async function built() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outbase: root,
    outdir: 'built',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    write: false,
    plugins: [besideSources],
    logLevel: 'silent',
  });
  await stop();
  const hash = createHash('sha256');
  for (const { path, contents } of outputFiles) hash.update(path).update(contents);
  const folder = join(root, 'node_modules/.cache/round-table', hash.digest('hex').slice(0, 16));
  const unfinished = `${folder}-${process.pid}`;
  try {
    if (!existsSync(folder)) {
      for (const { path, contents } of outputFiles) {
        const file = path.replace(join(root, 'built'), unfinished);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, contents);
      }
      renameSync(unfinished, folder);
    }
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
  // Another process may have been faster.
  return existsSync(folder) ? pathToFileURL(`${folder}/`).href : null;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && (await built()) === null) process.exit(1);
