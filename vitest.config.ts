import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'node_modules/**'],
    pool: 'forks',
    maxWorkers: '100%',
    testTimeout: 30_000,
    setupFiles: ['test/setup.ts'],
  },
});
