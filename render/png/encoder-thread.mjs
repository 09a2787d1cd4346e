import '../../src/base/background.mjs';

await import('./encoder-worker.ts');
