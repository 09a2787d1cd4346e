import { defineConfig } from 'vitest/config';
import { LONG } from './vitest.config.ts';

/** Tests that measure how soon a whole process answers, so no other may run beside them. */
const BY_THEMSELVES = ['test/**/{torture,busy,flood}.long.test.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['test/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'long',
          include: LONG,
          exclude: BY_THEMSELVES,
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'by themselves', include: BY_THEMSELVES, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
