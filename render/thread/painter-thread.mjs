import { load } from '../../src/base/background.mjs';

await load('render/thread/painter-worker.ts', 5);
