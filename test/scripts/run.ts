import { spawn } from 'node:child_process';

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a script of `scripts/` as `npm run` does, to its end. */
export function runScript(script: string, ...args: string[]): Promise<Run> {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args]);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}
