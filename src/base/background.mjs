// What a worker thread loads first.
import { setPriority } from 'node:os';
import process from 'node:process';

const { BUILT } = process.env;
// Worker threads don't inherit the TypeScript loader.
if (!BUILT) (await import('tsx/esm/api')).register();

/**
 * Loads a TypeScript file, named from the root of the project, or what has been built of it. From then on, the thread
 * is as nice as that, from 0 to 19: people's answers matter more than pictures, and pictures more than thoughts. Beside
 * busy programs, a thread that's nice by 10 gets a hundredth of a core, so it isn't while it loads.
 */
export async function load(file, nice) {
  const path = BUILT
    ? `${BUILT}${file.replace(/\.ts$/, '.js')}`
    : new URL(`../../${file}`, import.meta.url).href;
  const module = await import(path);
  // Linux sets this thread's priority; other systems would set the whole process's.
  if (process.platform === 'linux') setPriority(nice);
  return module;
}
