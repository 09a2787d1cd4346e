import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

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

it('tests that change what others see say so by name', () => {
  const sharing = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !/\.(alone|long)\.test\.ts$/.test(file))
    .map((file) => `test/${file}`)
    .filter((file) => !file.startsWith('test/browser/') && file !== 'test/architecture/alone.test.ts');
  expect(sharing.length).toBeGreaterThan(100);
  expect(sharing.filter(changesOthers)).toEqual([]);
});
