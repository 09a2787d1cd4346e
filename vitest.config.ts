import { defineConfig } from 'vitest/config';

/** Run in Chromium: `npm run test:browser`. */
const BROWSER = ['test/browser/**', 'node_modules/**'];

/** Tests that wait for real processes, locks and time limits, or play many games: `npm run test:long`. */
export const LONG = ['test/**/*.long.test.ts'];

/** Tests that change modules, games, time or the canvas for everything that runs in the same process. */
const ALONE = ['test/**/*.alone.test.ts'];

/** All others share their modules within a worker: loading those for each file would take as long as half the tests. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: '100%',
    testTimeout: 30_000,
    setupFiles: ['test/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...BROWSER, ...LONG, ...ALONE],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, exclude: BROWSER, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
