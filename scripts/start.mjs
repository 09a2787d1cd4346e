// `npm start`: set-up, build and bot run in one process, so that signals reach the bot itself.
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { setUp } from './setup.mjs';

// Collects garbage once the heap has grown by 15 %: a start with many servers needs half the memory, and no more
// processor time, since what's collected is mostly garbage. Small semi-spaces do the same for young objects; they can
// only be set on the command line, in `npm start`.
setFlagsFromString('--heap-growing-percent=15');

setUp();
const { built } = await import('./build.mjs');
const folder = await built();
if (folder) {
  // Its threads look there as well.
  process.env.BUILT = folder;
  await import(`${folder}src/main.js`);
} else {
  (await import('tsx/esm/api')).register();
  await import('../src/main.ts');
}
