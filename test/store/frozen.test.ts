import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { Relay } from '../../bench/cluster/relay.ts';
import type { StoreFailed } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import { ABSENT } from '../../src/store/store.ts';
import { newPrefix, servers, startRedis, temporaryFolder } from './servers.ts';

const redis = await startRedis(temporaryFolder(), '--save', '');
const patience = 400;

describe.runIf(redis)('a paused Redis process', () => {
  it("is reported, gives no wrong answers, and works again when it's resumed", async () => {
    const told: string[] = [];
    const store = await openStore(redis!.url, {
      patience,
      heartbeat: 2_000,
      onAway: () => told.push('away'),
      onBack: () => told.push('back'),
      onSlow: ({ operation, key }) => told.push(`${operation} ${key}`),
    });
    await store.acquire({ host: 'here', pid: 1 });
    const version = await store.put('key', 'first', ABSENT);
    redis!.process.kill('SIGSTOP');
    const start = Date.now();
    const error: StoreFailed = await store.put('key', 'second', version).then(
      () => expect.unreachable(),
      (reason) => reason,
    );
    expect(error).toMatchObject({ outcome: 'unknown', reason: 'unreachable' });
    expect(Date.now() - start).toBeLessThan(2 * patience + 400);
    await expect(store.get('key')).rejects.toMatchObject({ name: 'StoreFailed', reason: 'unreachable' });
    await expect.poll(() => told, { timeout: 5000 }).toEqual(expect.arrayContaining(['put key', 'away']));
    redis!.process.kill('SIGCONT');
    const back = Date.now();
    await expect.poll(() => store.get('key').then(Boolean, () => false), { timeout: 5000 }).toBe(true);
    expect(Date.now() - back).toBeLessThan(3000);
    const found = (await store.get('key'))!;
    expect(found.text).toBe(found.version === error.attempted ? 'second' : 'first');
    await store.put('key', 'third', found.version);
    await expect.poll(() => told, { timeout: 5000 }).toContain('back');
    expect(told).not.toContain('fenced');
    await store.close();
  });
});

describe('a SQLite file that another program is writing to', () => {
  it('takes no write until that is done, and says so', async () => {
    const file = `${temporaryFolder()}/tables.sqlite`;
    const store = await openStore(`sqlite://${file}`, { patience });
    const version = await store.put('key', 'first', ABSENT);
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const written = store.put('key', 'second', version);
    await expect(written).rejects.toMatchObject({ reason: 'locked', outcome: 'nothing' });
    expect((await store.get('key'))!.text).toBe('first');
    other.exec('COMMIT');
    other.close();
    await store.put('key', 'third', version);
    await store.close();
  });
});

describe.each(servers)('closing while $name hangs', ({ port, url }) => {
  it('takes no longer than the time limit, whatever is in progress', async () => {
    const relay = new Relay(port);
    await relay.open();
    const store = await openStore(url(relay.port), { prefix: newPrefix(), patience });
    await store.acquire({ host: 'here', pid: 1 });
    relay.freeze();
    const read = store.get('key').catch(() => 'failed');
    const start = Date.now();
    await store.close();
    expect(Date.now() - start).toBeLessThan(patience + 300);
    expect(await read).toBe('failed');
    relay.thaw();
    await relay.cut();
  });
});
