import { defineConfig } from 'vitest/config';
import { LONG } from './vitest.config.ts';

export default defineConfig({
  test: {
    include: LONG,
    pool: 'forks',
    maxWorkers: '100%',
    testTimeout: 60_000,
    setupFiles: ['test/setup.ts'],
  },
});
