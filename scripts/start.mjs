// `npm start`: one process from set-up to the running bot, so that a signal reaches the bot itself.
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
await import('../src/main.ts');
