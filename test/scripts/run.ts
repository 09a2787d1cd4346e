import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const start = (script: string, args: readonly string[]) =>
  spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args]);

/** Runs a script from `scripts/` to its end. */
export const runScript = (script: string, ...args: string[]): Promise<Run> => watch(start(script, args));

/** The same, but its output is closed before it has written anything. */
export function runScriptUnread(script: string, ...args: string[]): Promise<Run> {
  const child = start(script, args);
  child.stdout.destroy();
  return watch(child);
}

/** The same, but its reader stops after the first byte. */
export const runScriptHardlyRead = (script: string, ...args: string[]): Promise<Run> =>
  watch(
    spawn('bash', [
      ...['-c', 'set -o pipefail; "$@" | head -c 1 > /dev/null', 'bash'],
      ...[process.execPath, '--import', 'tsx', `scripts/${script}.ts`, ...args],
    ]),
  );

function watch(child: ChildProcessWithoutNullStreams): Promise<Run> {
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
