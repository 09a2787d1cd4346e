import { defineConfig } from 'vitest/config';

/** Tests that wait for real processes, locks and time limits: `npm run test:long`. */
export const LONG = [
  'test/entry/process.test.ts',
  'test/store/processes.test.ts',
  'test/store/settling.test.ts',
  'test/discord/reliability/told-once.test.ts',
  'test/discord/reliability/store.test.ts',
  'test/table/comings-long.test.ts',
  'test/leaks/**/*.test.ts',
];

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'node_modules/**', ...LONG],
    pool: 'forks',
    maxWorkers: '100%',
    testTimeout: 30_000,
    setupFiles: ['test/setup.ts'],
  },
});
