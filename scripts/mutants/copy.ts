import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Mutant } from './mutant.ts';

/** The files of the project as they are now, commits aside, in a folder of their own. */
export class Copy {
  readonly root = mkdtempSync(join(tmpdir(), 'round-table-mutants-'));

  constructor(project: string) {
    const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    const files = execFileSync('git', list, { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 26 });
    for (const file of files.split('\0')) {
      if (file === '' || !existsSync(join(project, file))) continue;
      mkdirSync(dirname(join(this.root, file)), { recursive: true });
      cpSync(join(project, file), join(this.root, file));
    }
    symlinkSync(join(project, 'node_modules'), join(this.root, 'node_modules'));
  }

  /** How often the mutant's text occurs in its file. */
  occurrences({ file, text }: Mutant): number {
    const path = join(this.root, file);
    return existsSync(path) ? readFileSync(path, 'utf8').split(text).length - 1 : 0;
  }

  /** Runs the task while the mutant is in the copy. */
  async with<T>({ file, text, replacement }: Mutant, task: () => Promise<T>): Promise<T> {
    const path = join(this.root, file);
    const original = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      original.replace(text, () => replacement),
    );
    try {
      return await task();
    } finally {
      writeFileSync(path, original);
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
