import { setPriority } from 'node:os';

export { answered } from '../players/thinker.ts';

// People's answers matter more than thoughts. Linux sets this thread's priority alone; others set the process's.
if (process.platform === 'linux') setPriority(10);
