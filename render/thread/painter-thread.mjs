import '../../src/base/background.mjs';

await import('./painter-worker.ts');
