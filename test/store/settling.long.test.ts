import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Relay } from '../../bench/cluster/relay.ts';
import { StoreFailed } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import { ABSENT, type Store } from '../../src/store/store.ts';
import { newPrefix, servers } from './servers.ts';

const patience = 500;

/** What a write fails with, and how many ms that took. */
async function failureOf(write: Promise<unknown>): Promise<{ error: StoreFailed; ms: number }> {
  const start = Date.now();
  const error = await write.then(
    () => new Error('did not fail'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof StoreFailed)) throw error;
  return { error, ms: Date.now() - start };
}

describe.each(servers)('a write to $name with an uncertain outcome', ({ name, port, url }) => {
  let relay: Relay;
  let store: Store;
  let first: string;
  beforeEach(async () => {
    relay = new Relay(port);
    await relay.open();
    store = await openStore(url(relay.port), { prefix: newPrefix(), patience });
    await store.acquire({ host: 'here', pid: 1 });
    first = await store.put('key', 'first', ABSENT);
  });
  afterEach(async () => {
    relay.thaw();
    await expect.poll(() => store.get('key').then(Boolean, () => false), { timeout: 10_000 }).toBe(true);
    await store.delete('key', (await store.get('key'))!.version);
    await store.close();
    await relay.cut();
  });

  const text = async (key: string) => (await store.get(key))?.text;
  const eventually = (key: string) => expect.poll(() => text(key).catch(() => 'away'), { timeout: 10_000 });

  it('has succeeded if only its reply is lost', async () => {
    const caught = relay.onRequest('second', ({ replies }) => replies.swallow());
    const written = store.put('key', 'second', first);
    await caught;
    const version = await written.catch((error: StoreFailed) => {
      // With a single connection, nothing can be read before a fresh one is there.
      expect(error).toMatchObject({ outcome: 'unknown', reason: 'unreachable' });
      return error.attempted!;
    });
    await eventually('key').toBe('second');
    expect((await store.get('key'))!.version).toBe(version);
  });

  it('never arrives after it was reported to have done nothing, or after the key was read', async () => {
    for (const [key, over, before] of [
      ['key', first, 'first'],
      ['fresh', ABSENT, undefined],
    ] as const) {
      const caught = relay.onRequest('second', ({ requests }) => requests.hold());
      const { error, ms } = await failureOf(store.put(key, 'second', over));
      // A single connection may need longer to be replaced.
      expect(name === 'redis' ? ['nothing', 'unknown'] : ['nothing']).toContain(error.outcome);
      expect(ms).toBeLessThan(2 * patience + 400);
      await eventually(key).toBe(before);
      const { requests, replies } = await caught;
      const heard = replies.received;
      requests.release();
      await expect.poll(() => replies.received).toBeGreaterThan(heard);
      expect(await text(key)).toBe(before);
    }
  });

  it("doesn't come back when the key is empty again", async () => {
    const caught = relay.onRequest('late', ({ requests }) => requests.hold());
    await failureOf(store.put('fresh', 'late', ABSENT));
    await eventually('fresh').toBeUndefined();
    const version = await store.put('fresh', 'other', ABSENT);
    await store.delete('fresh', version);
    const { requests, replies } = await caught;
    const heard = replies.received;
    requests.release();
    await expect.poll(() => replies.received).toBeGreaterThan(heard);
    expect(await text('fresh')).toBeUndefined();
    await store.put('fresh', 'again', ABSENT);
    expect(await text('fresh')).toBe('again');
  });

  it('can be retried over the same version', async () => {
    relay.onRequest('second', ({ requests }) => requests.hold());
    await failureOf(store.put('key', 'second', first));
    await expect
      .poll(() => store.put('key', 'third', first).then(Boolean, () => false), { timeout: 10_000 })
      .toBe(true);
    expect(await text('key')).toBe('third');
  });

  it('is unknown while the server is unreachable, and settled afterwards', async () => {
    relay.freeze();
    const { error, ms } = await failureOf(store.put('key', 'second', first));
    expect(error).toMatchObject({ outcome: 'unknown', reason: 'unreachable' });
    expect(ms).toBeLessThan(2 * patience + 400);
    await expect(store.get('key')).rejects.toMatchObject({ name: 'StoreFailed', operation: 'get' });
    relay.thaw();
    await eventually('key').toMatch(/first|second/);
    const found = (await store.get('key'))!;
    expect(found.version === error.attempted).toBe(found.text === 'second');
  });

  it('is reported correctly if the connection breaks', async () => {
    relay.onRequest('second', () => void relay.cut().then(() => relay.open()));
    const written = await store.put('key', 'second', first).then(
      () => true,
      (error: StoreFailed) => (error.outcome === 'nothing' ? false : null),
    );
    await eventually('key').toMatch(/first|second/);
    const found = await text('key');
    if (written !== null) expect(found).toBe(written ? 'second' : 'first');
  });

  it('has done nothing if there was no connection', async () => {
    await relay.cut();
    await expect
      .poll(async () => (await failureOf(store.put('key', 'second', first))).error.outcome)
      .toBe('nothing');
    await relay.open();
    await eventually('key').toBe('first');
  });
});
