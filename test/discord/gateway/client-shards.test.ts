import { afterEach, expect, it, vi } from 'vitest';
import { newClient } from '../../../src/discord/gateway/client.ts';
import { recorder } from '../../base/recorder.ts';

afterEach(() => void vi.unstubAllEnvs());

it('leaves it to the bot to read which shards a process has', async () => {
  vi.stubEnv('SHARDS', '0-1/4');
  const client = newClient('http://127.0.0.1:1/api', recorder().log);
  expect(client.options.shards).toEqual([0]);
  await client.destroy();
});
