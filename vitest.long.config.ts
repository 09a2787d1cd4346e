import { defineConfig } from 'vitest/config';
import { LONG } from './vitest.config.ts';

/** Tests that measure how soon a whole process answers, so no other may run beside them. */
const BY_THEMSELVES = ['test/**/{torture,busy,flood}.long.test.ts'];

/** Tests that look at some pictures only in `npm test`. */
const ALL_PICTURES = [
  'test/render/annotated-rules.inscribed.test.ts',
  'test/render/artus/{legible,rows}.inscribed.test.ts',
  'test/render/court/{legible,marks,overlaps,places}.inscribed.test.ts',
  'test/render/court/pictures.test.ts',
  'test/render/quests/{legend,legible,table}.inscribed.test.ts',
  'test/scripts/rules-pictures.inscribed.test.ts',
];

export default defineConfig({
  test: {
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['test/setup.ts'],
    experimental: { fsModuleCache: true },
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
        test: {
          name: 'all pictures',
          include: ALL_PICTURES,
          isolate: false,
          maxWorkers: '100%',
          env: { PICTURES_LOOKED_AT: 'all' },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'by themselves', include: BY_THEMSELVES, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
