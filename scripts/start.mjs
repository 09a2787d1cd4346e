// `npm start`: set-up and bot run in one process, so that signals reach the bot itself.
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
await import('../src/main.ts');
