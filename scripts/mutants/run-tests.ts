import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** How long a single test and a whole run may take, in ms. */
const TEST_WITHIN = 15_000;
const RUN_WITHIN = 180_000;

interface Report {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** `failed` names the first test that failed; `broken`: no test failed, but the run didn't succeed either. */
export type Outcome =
  | { readonly kind: 'passed' | 'broken' }
  | { readonly kind: 'failed'; readonly test: string };

/** Runs test files in the folder, up to the first failure. */
export async function runTests(root: string, files: readonly string[]): Promise<Outcome> {
  const output = join(root, 'mutants-report.json');
  rmSync(output, { force: true });
  const args = ['run', '--bail', '1', '--testTimeout', String(TEST_WITHIN), '--retry', '0'];
  const reporting = ['--reporter', 'json', '--outputFile', output];
  const vitest = spawn(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), ...args, ...reporting, ...files],
    { cwd: root, stdio: 'ignore', timeout: RUN_WITHIN },
  );
  const stop = () => vitest.kill();
  process.once('exit', stop);
  await once(vitest, 'exit');
  process.off('exit', stop);
  const report = reportIn(output);
  if (report?.success) return { kind: 'passed' };
  const failed = report?.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  return failed ? { kind: 'failed', test: failed.fullName } : { kind: 'broken' };
}

function reportIn(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
