import { load } from '../../../src/base/background.mjs';

await load('render/drawing/thread/painter-worker.ts', 5);
