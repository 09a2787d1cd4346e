import { readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import { Copy } from './mutants/copy.ts';
import type { Mutant } from './mutants/mutant.ts';
import { mutants } from './mutants/registry.ts';
import { type Outcome, runTests } from './mutants/run-tests.ts';
import { runScript } from './run-script.ts';

const USAGE = `Usage: npm run mutants -- [--only NAME]
Breaks the code on purpose, one way after the other, in a copy, and fails unless a test notices each time.
A name may be the beginning of several, and there may be several names: --only seed,retries.`;

function chosen(only: string | undefined): readonly Mutant[] {
  const begins = only?.split(',') ?? [''];
  const found = mutants.filter(({ name }) => begins.some((begin) => name.startsWith(begin)));
  if (found.length === 0) throw new ScriptError(`No mutant is called ${only}.`, 2);
  return found;
}

/** A mutant of a file that has changed since would test nothing. */
function assertFresh(copy: Copy, all: readonly Mutant[]): void {
  const stale = all.filter((mutant) => copy.occurrences(mutant) !== 1);
  if (stale.length === 0) return;
  const lines = stale.map(
    (mutant) => `  ${mutant.name}: ${mutant.file} has its text ${copy.occurrences(mutant)} times, not once`,
  );
  throw new ScriptError(['These mutants are out of date:', ...lines].join('\n'), 2);
}

async function assertHealthy(copy: Copy, files: readonly string[]): Promise<void> {
  const outcome = await runTests(copy.root, files);
  if (outcome.kind === 'passed') return;
  const what = outcome.kind === 'failed' ? `“${outcome.test}” fails` : 'the tests do not run';
  throw new ScriptError(`Without a mutant, ${what}.`, 1);
}

const VERDICTS = { failed: 'killed', passed: 'SURVIVED', broken: 'BROKEN' } as const;

function row({ name, file }: Mutant, outcome: Outcome): string {
  const by = outcome.kind === 'failed' ? outcome.test : '';
  return `| ${name} | ${file.replace('src/', '')} | ${VERDICTS[outcome.kind]} | ${by} |`;
}

await runScript(async () => {
  const { values } = readArguments(USAGE, { options: { only: { type: 'string' } } });
  const wanted = chosen(values.only);
  const copy = new Copy(`${import.meta.dirname}/..`);
  process.on('exit', () => copy.remove());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  assertFresh(copy, mutants);
  await assertHealthy(copy, [...new Set(wanted.map(({ test }) => test))]);
  console.log('| mutant | file in src | result | the test that fails |\n|---|---|---|---|');
  let killed = 0;
  for (const mutant of wanted) {
    const outcome = await copy.with(mutant, () => runTests(copy.root, [mutant.test]));
    if (outcome.kind === 'failed') killed++;
    console.log(row(mutant, outcome));
  }
  console.log(`\n${killed} of ${wanted.length} mutants killed`);
  if (killed < wanted.length) process.exitCode = 1;
});
