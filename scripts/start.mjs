// `npm start`: set-up, build and bot run in one process, so that signals reach the bot itself.
import process from 'node:process';
import { setUp } from './setup.mjs';

// npm may be gone by the time that set-up is done.
if (process.env.npm_lifecycle_event === 'start') process.env.STARTED_BY = String(process.ppid);
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
