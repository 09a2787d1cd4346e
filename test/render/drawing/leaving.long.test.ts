import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { expect, it } from 'vitest';

it('a process that ends while its thread is drawing ends as it wants to', { timeout: 120_000 }, async () => {
  for (let time = 0; time < 3; time++) {
    const child = spawn(process.execPath, ['test/render/fixtures/leaving.mjs'], { stdio: 'ignore' });
    expect(await once(child, 'exit')).toEqual([0, null]);
  }
});
