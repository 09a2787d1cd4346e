import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that wait for real processes, locks and time limits, or play more games than the others: `npm run test:long`. */
export const LONG = [
  'test/entry/process.test.ts',
  'test/scripts/channel.test.ts',
  'test/scripts/clicks.test.ts',
  'test/scripts/fixture.test.ts',
  'test/scripts/simulate.test.ts',
  'test/store/processes.test.ts',
  'test/store/settling.test.ts',
  'test/discord/reliability/hung-stores.test.ts',
  'test/discord/reliability/slow-pictures.test.ts',
  'test/discord/reliability/told-once.test.ts',
  'test/discord/reliability/store.test.ts',
  'test/discord/people/leaving.test.ts',
  'test/discord/play/court.test.ts',
  'test/discord/play/games.test.ts',
  'test/discord/play/hint.test.ts',
  'test/discord/play/quests-games.test.ts',
  'test/discord/play/trouble.test.ts',
  'test/discord/reminding/reminders.test.ts',
  'test/players/levels/redealt.test.ts',
  'test/render/leaving.test.ts',
  'test/render/threaded.test.ts',
  'test/scripts/tournament.test.ts',
  'test/scripts/train.test.ts',
  'test/thinking/thinking-pool.test.ts',
  'test/i18n/games-long.test.ts',
  'test/i18n/pictures.test.ts',
  'test/table/comings.test.ts',
  'test/table/comings-long.test.ts',
  'test/leaks/**/*.test.ts',
];

/** What changes modules, games, time or the canvas for everything that runs in the same process. */
const CHANGES = /vi\.(mock|useFakeTimers)\b|\(games as Map|prototype\.\w+ = /;

/** Whether a file of the tests, or one of those it imports, changes what others see. */
function changesOthers(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  if (CHANGES.test(text)) return true;
  const imports = [...text.matchAll(/from '(\.[^']+)'|^import '(\.[^']+)'/gm)].map(([, from, only]) =>
    join(dirname(file), (from ?? only)!),
  );
  return imports.some((each) => each.startsWith('test/') && changesOthers(each));
}

const ALONE = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `test/${file}`)
  .filter(changesOthers);

const SKIPPED = ['test/browser/**', 'node_modules/**', ...LONG];

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
          exclude: [...SKIPPED, ...ALONE],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, exclude: SKIPPED, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
