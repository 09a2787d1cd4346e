import { load } from '../../../src/base/background.mjs';

await load('render/drawing/thread/encoder-worker.ts', 5);
