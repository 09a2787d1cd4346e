import { defineConfig } from 'vitest/config';

/** Run in Chromium: `npm run test:browser`. */
const BROWSER = ['test/browser/**', 'node_modules/**'];

/** Tests that wait for real processes, locks and time limits, or play many games: `npm run test:long`. */
export const LONG = ['test/**/*.long.test.ts'];

/** Tests that put other modules in place of ours. */
const ALONE = ['test/**/*.alone.test.ts'];

/** Tests that read what's written in pictures; their canvases note it from the start of the process. */
const INSCRIBED = ['test/**/*.inscribed.test.ts'];

/** Except for those alone, files share their modules within a worker: loading them for each would take most of the time. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['test/setup.ts'],
    // What's transformed is kept: that takes as long as loading it.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...BROWSER, ...LONG, ...ALONE, ...INSCRIBED],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'inscribed', isolate: false, include: INSCRIBED, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, exclude: BROWSER, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
