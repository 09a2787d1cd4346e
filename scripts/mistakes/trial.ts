import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isReadable, type Mistake } from './kinds.ts';

/** A test that takes longer, in ms, has caught a mistake: its own limit is shorter, so it can't end. */
const HANGS = 60_000;
/** Until then, the first test has begun. */
const STARTS = 60_000;

/** What it's said to be caught by; on a busy machine, it may only be slow. */
export const TIME_LIMIT = 'a time limit';

/** What became of a mistake: which test caught it, or how many files of tests passed. */
export interface Outcome {
  readonly caughtBy?: string;
  readonly passed: number;
}

const made = (source: string, { start, end, text }: Mistake): string =>
  source.slice(0, start) + text + source.slice(end);

/** A copy of the project in which mistakes are made, one at a time. */
export class Workshop {
  readonly folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
  /** Ends the tests that run. */
  #end: () => void = () => undefined;

  constructor(files: readonly string[]) {
    for (const file of files) cpSync(file, join(this.folder, file));
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.folder, 'node_modules'));
  }

  clear(): void {
    this.#end();
    rmSync(this.folder, { recursive: true, force: true });
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Makes a mistake, runs tests in this order until one fails or the time is over, and takes it back. */
  async with(mistake: Mistake, tests: readonly string[], ms: number): Promise<Outcome> {
    const path = join(this.folder, mistake.file);
    const source = this.read(mistake.file);
    writeFileSync(path, made(source, mistake));
    try {
      return await this.run(tests, ms);
    } finally {
      writeFileSync(path, source);
    }
  }

  run(tests: readonly string[], ms: number): Promise<Outcome> {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.mistakes.config.ts'];
    const runner = spawn(process.execPath, [...args, ...tests], {
      cwd: this.folder,
      env: { ...process.env, TESTS: tests.join('\n') },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const kill = () => {
      try {
        process.kill(-runner.pid!, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    };
    this.#end = kill;
    return new Promise((resolve) => {
      let passed = 0;
      let isOver = false;
      let said = '';
      const end = (caughtBy?: string): void => {
        clearTimeout(over);
        clearTimeout(hanging);
        kill();
        resolve(caughtBy === undefined ? { passed } : { passed, caughtBy });
      };
      // A test that's begun may still hang.
      const over = setTimeout(() => {
        isOver = true;
      }, ms);
      const hangs = () => end(TIME_LIMIT);
      let hanging = setTimeout(hangs, STARTS + HANGS);
      runner.stderr.on('data', (data) => {
        said += data;
      });
      createInterface({ input: runner.stdout }).on('line', (line) => {
        const [state, test, name] = line.split('\t');
        clearTimeout(hanging);
        hanging = setTimeout(hangs, HANGS);
        if (state === 'failed') end(`${test} ${name}`.trim());
        else if (state === 'passed') passed += 1;
        if (isOver) end();
      });
      runner.on('close', (code) => end(code === 0 ? undefined : said.trim().split('\n')[0]));
    });
  }

  /** Those that types and lint let through: nobody would leave the others. There's at most one in each file. */
  unchecked(mistakes: readonly Mistake[]): Mistake[] {
    const sources = new Map(mistakes.map(({ file }) => [file, this.read(file)]));
    const textOf = (mistake: Mistake): string => made(sources.get(mistake.file)!, mistake);
    const readable = mistakes.filter((mistake) => isReadable(mistake.file, textOf(mistake)));
    for (const mistake of readable) writeFileSync(join(this.folder, mistake.file), textOf(mistake));
    const product = ['src', 'commands', 'render'];
    const project = { extends: './tsconfig.json', include: product };
    writeFileSync(join(this.folder, 'product.json'), JSON.stringify(project));
    const said = [
      ['typescript/bin/tsc', '-p', 'product.json', '--pretty', 'false'],
      ['@biomejs/biome/bin/biome', 'lint', '--reporter=github', '--max-diagnostics=none', ...product],
    ].map(
      ([tool, ...args]) =>
        spawnSync(process.execPath, [`node_modules/${tool}`, ...args], { cwd: this.folder, encoding: 'utf8' })
          .stdout,
    );
    for (const [file, source] of sources) writeFileSync(join(this.folder, file), source);
    return readable.filter(({ file }) => !said.some((each) => each.includes(file)));
  }
}
