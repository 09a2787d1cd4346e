import type { Diagnosis, OpenAdapter } from './adapter.ts';
import { assertAddress, type Scheme, urlScheme } from './address.ts';
import { Backend } from './backend.ts';
import { inTime, TimedOut } from './calls.ts';
import { StoreFailed } from './errors.ts';
import * as memory from './memory.ts';
import * as postgres from './postgres.ts';
import * as redis from './redis.ts';
import { SettledStore } from './settled-store.ts';
import * as sqlite from './sqlite.ts';
import type { Store, StoreOptions } from './store.ts';

interface Kind {
  readonly open: OpenAdapter;
  readonly diagnose: (error: unknown) => Diagnosis;
}

const KINDS: Readonly<Record<Scheme, Kind>> = {
  'sqlite://': sqlite,
  'redis://': redis,
  'rediss://': redis,
  'postgresql://': postgres,
  'postgres://': postgres,
  'memory:': memory,
};

/** A key that's always empty. */
const PROBE = 'probe';

/**
 * Opens the store and checks that it responds and is writable; takes at most eleven times `patience`, because a busy machine starts threads slowly.
 * URLs: `sqlite://folder/file` (the folder is created; relative to the working directory), `sqlite://:memory:`,
 * `redis://` and `rediss://`, `postgresql://`, `memory:`.
 * @throws StoreFailed `open` with its `reason`
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const scheme = urlScheme(url);
  if (!scheme) throw new StoreFailed('open', '');
  assertAddress(url, scheme);
  const kind = KINDS[scheme];
  const [name = ''] = scheme.split('//');
  const {
    patience = 1000,
    heartbeat = 3_000,
    prefix = 'round-table:',
    onError,
    onAdvice,
    onMended,
  } = options;
  let opened = false;
  const report = (cause: unknown) => {
    if (opened) onError?.(new StoreFailed('connect', name, { reason: kind.diagnose(cause).reason, cause }));
  };
  try {
    const adapter = await inTime(
      10 * patience,
      kind.open(url, {
        prefix,
        patience,
        onError: report,
        onMended: (mended) => opened && onMended?.(mended),
      }),
    );
    const backend = new Backend(adapter, prefix, patience);
    try {
      // Changes nothing, but fails if the store isn't writable.
      await backend.commit({
        writes: [{ key: PROBE, head: null, value: null }],
        parts: [],
        entries: [],
        removed: [],
      });
    } catch (error) {
      adapter.close().catch(() => undefined);
      throw error;
    }
    opened = true;
    if (onAdvice) inTime(patience, adapter.advice()).then((all) => all.forEach(onAdvice), report);
    return new SettledStore(adapter, backend, { ...options, heartbeat });
  } catch (error) {
    if (error instanceof StoreFailed) throw error;
    const reason = error instanceof TimedOut ? 'unreachable' : kind.diagnose(error).reason;
    throw new StoreFailed('open', name, { reason, cause: error });
  }
}
