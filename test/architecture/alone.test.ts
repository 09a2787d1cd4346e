import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** What others in the same process would see for good, and how the names of such tests end. */
const CHANGES = [
  { change: /vi\.mock\b/, name: /\.(alone|long)\.test\.ts$/ },
  { change: /prototype\.\w+ = /, name: /\.(alone|inscribed|long)\.test\.ts$/ },
];
/** What's taken back after each test or file. */
const PASSING = [
  { begins: /vi\.useFakeTimers\b/, ends: /vi\.useRealTimers\b/ },
  { begins: /\(?games as Map/, ends: /afterAll/ },
];

const tests = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((file) => `test/${file}`)
  .filter((file) => file.endsWith('.ts') && !/^test\/(browser\/|architecture\/alone)/.test(file));

/** Whether a file of the tests, or one of those it imports, has the change. */
function makes(change: RegExp, file: string): boolean {
  const text = readFileSync(file, 'utf8');
  if (change.test(text)) return true;
  const imports = [...text.matchAll(/from '(\.[^']+)'|^import '(\.[^']+)'/gm)].map(([, from, only]) =>
    join(dirname(file), (from ?? only)!),
  );
  return imports.some((each) => each.startsWith('test/') && makes(change, each));
}

it.each(CHANGES)('tests that change what others see, $change, say so by name', ({ change, name }) => {
  const sharing = tests.filter((file) => file.endsWith('.test.ts') && !name.test(file));
  expect(sharing.length).toBeGreaterThan(100);
  expect(sharing.filter((file) => makes(change, file))).toEqual([]);
});

it.each(PASSING)('what begins with $begins is taken back', ({ begins, ends }) => {
  const beginning = tests.map((file) => readFileSync(file, 'utf8')).filter((text) => begins.test(text));
  expect(beginning.length).toBeGreaterThan(0);
  expect(beginning.filter((text) => !ends.test(text))).toEqual([]);
});
