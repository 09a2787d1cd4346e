import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../bench/cluster/relay.ts';
import { isStoreUrl } from '../../src/store/address.ts';
import { isWorthWaiting } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import { ABSENT } from '../../src/store/store.ts';
import { servers, startRedis, temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
const file = join(folder, 'file');
writeFileSync(file, 'not a database, but long enough to be looked at as one');
const port = await freePort();
const redis = await startRedis(folder, '--requirepass', 'hush', '--save', '');
const open = (url: string) => openStore(url, { patience: 500 });
const reasonOf = (url: string) =>
  open(url).then(
    () => 'none',
    ({ reason }) => reason,
  );

describe('opening a store', () => {
  it.each([
    ['unreachable', `redis://127.0.0.1:${port}`],
    ['unreachable', `postgresql://postgres@127.0.0.1:${port}/test`],
    ['badFolder', `sqlite://${file}/below.sqlite`],
    ['folder', `sqlite://${folder}`],
    ['badFolder', 'sqlite:///proc/nowhere/at/all.sqlite'],
    ['badFolder', 'sqlite:///sys/nowhere.sqlite'],
    ['foreignFile', `sqlite://${file}`],
    ['other', 'mongodb://127.0.0.1'],
  ])('fails as %s: %s', async (reason, url) => {
    await expect(open(url)).rejects.toMatchObject({ name: 'StoreFailed', operation: 'open', reason });
  });

  it.runIf(process.getuid?.() !== 0)('fails without write permission', async () => {
    const path = join(folder, 'read-only.sqlite');
    await (await open(`sqlite://${path}`)).close();
    chmodSync(path, 0o444);
    expect(await reasonOf(`sqlite://${path}`)).toBe('protected');
  });

  it.runIf(servers.some(({ name }) => name === 'postgresql'))('recognises a missing database', async () => {
    expect(await reasonOf('postgresql://postgres@127.0.0.1/nowhere')).toBe('noDatabase');
    expect(await reasonOf('postgresql://nobody@127.0.0.1/test')).toBe('refused');
    expect(
      await reasonOf('postgresql://postgres@127.0.0.1/test?options=-cdefault_transaction_read_only%3Don'),
    ).toBe('readOnly');
  });

  it.runIf(redis)('tells a wrong password, and a server that is full or read-only', async () => {
    expect(await reasonOf(redis!.url)).toBe('refused');
    const url = redis!.url.replace('//', '//:hush@');
    expect(await reasonOf(url.replace('hush', 'wrong'))).toBe('refused');
    const store = await open(url);
    const { createClient } = await import('@keyv/redis');
    const client = await createClient({ url }).connect();
    await client.configSet('maxmemory', '1');
    await expect(store.put('key', 'text', ABSENT)).rejects.toMatchObject({
      reason: 'full',
      outcome: 'nothing',
    });
    await client.sendCommand(['REPLICAOF', '127.0.0.1', String(port)]);
    await expect(store.put('key', 'text', ABSENT)).rejects.toMatchObject({
      reason: 'readOnly',
      outcome: 'nothing',
    });
    expect(await reasonOf(url)).toBe('readOnly');
    client.destroy();
    await store.close();
  });

  it('waits for failures that may pass', async () => {
    const errors = [`redis://127.0.0.1:${port}`, `sqlite://${folder}`].map((url) =>
      open(url).catch((e) => e),
    );
    expect((await Promise.all(errors)).map(isWorthWaiting)).toEqual([true, false]);
  });

  it.each([
    'redis://me:hush@127.0.0.1:1',
    'redis://me:hush@[',
    'postgresql://me:hush@127.0.0.1:1/x',
    'postgresql://me:hush@[',
  ])('never shows a password: %s', async (url) => {
    const error = await open(url).catch((reason) => reason);
    expect(error).toMatchObject({ name: 'StoreFailed' });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('hush');
  });

  it('recognises kinds of stores by their URLs', () => {
    for (const url of ['sqlite://x', 'redis://x', 'rediss://x', 'postgresql://x', 'postgres://x', 'memory:'])
      expect(isStoreUrl(url)).toBe(true);
    expect(['', 'data/x.sqlite', 'mysql://x'].some(isStoreUrl)).toBe(false);
  });
});
