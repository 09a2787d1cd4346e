import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const MODULE = new URL('../../src/operations/json-log.ts', import.meta.url).href;

/** Far more than a pipe holds. */
const LINES = 5_000;

/** Logs and ends. */
const PROGRAM = `
  import { jsonLog, standardOutput } from ${JSON.stringify(MODULE)};
  const output = await standardOutput();
  const log = jsonLog('info', output.lines);
  for (let line = 0; line < ${LINES}; line++) log.info({ line }, 'written '.repeat(20));
  output.end(() => process.exit(3));
`;

const started = (stdout: 'pipe' | number) =>
  spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM], {
    stdio: ['ignore', stdout, 'inherit'],
  });

it('a log is written whole before the process ends', async () => {
  const child = started('pipe');
  const [written] = await Promise.all([text(child.stdout!), once(child, 'exit')]);
  expect(written.trimEnd().split('\n')).toHaveLength(LINES);
});

it('a reader that stands still does not keep the process from ending', async () => {
  const child = started('pipe');
  expect(await once(child, 'exit')).toEqual([3, null]);
  child.stdout!.destroy();
});

it.skipIf(!existsSync('/dev/full'))('a full disk does not keep the process from ending', async () => {
  expect(await once(started(openSync('/dev/full', 'w')), 'exit')).toEqual([3, null]);
});
