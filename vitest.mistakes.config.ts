import { relative } from 'node:path';
import { mergeConfig } from 'vitest/config';
import {
  BaseSequencer,
  type Reporter,
  type TestCase,
  type TestModule,
  type TestSpecification,
} from 'vitest/node';
import config from './vitest.config.ts';

/** The tests to run, in this order. */
const ORDER = (process.env.TESTS ?? '').split('\n');

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const at = ({ moduleId }: TestSpecification) => ORDER.indexOf(relative(process.cwd(), moduleId));
    return files.sort((a, b) => at(a) - at(b));
  }
}

/** A line for each test, and for each file: its state, the file and the test. */
class Told implements Reporter {
  onTestCaseResult(test: TestCase): void {
    this.#tell(test.result().state === 'failed' ? 'failed' : 'test', test.module, test.fullName);
  }

  onTestModuleEnd(module: TestModule): void {
    const state = module.state();
    if (state === 'failed' || state === 'passed') this.#tell(state, module, '');
  }

  onTestRunEnd(_: unknown, errors: readonly unknown[]): void {
    if (errors.length > 0) console.log(`failed\t\tan error nobody caught`);
  }

  #tell(state: string, module: TestModule, name: string): void {
    console.log(`${state}\t${relative(process.cwd(), module.moduleId)}\t${name}`);
  }
}

export default mergeConfig(config, {
  test: { sequence: { sequencer: InOrder }, reporters: [new Told()], bail: 1, maxWorkers: 1, silent: true },
});
