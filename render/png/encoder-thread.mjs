import { load } from '../../src/base/background.mjs';

await load('render/png/encoder-worker.ts', 5);
