// What a worker thread in TypeScript loads first. Worker threads don't inherit the TypeScript loader.
import { setPriority } from 'node:os';
import process from 'node:process';
import { register } from 'tsx/esm/api';

// People's answers matter more than pictures and thoughts, and than a thread's start, which takes a second. Linux sets
// this thread's priority and that of the threads it starts; other systems would set the whole process's.
if (process.platform === 'linux') setPriority(10);
register();
