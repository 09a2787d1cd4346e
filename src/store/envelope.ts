import { StoreCorrupt, StoreFailed } from './errors.ts';

/** Reads parts of a value; undefined for those that are absent. */
export type ReadParts = (keys: readonly string[]) => Promise<(string | undefined)[]>;

/** How a value is read. */
export interface Versioned<T> {
  /** Current version of the stored format, from 1. */
  readonly version: number;
  /** What's in data that are stored packed, for migrations and `parse`; the data themselves if absent. */
  readonly unpack?: (data: unknown) => unknown;
  /** For each older version, the migration to the next. */
  readonly migrations: Readonly<Record<number, (data: unknown) => unknown>>;
  /** Validates data of the current version, and puts the value together; throws if that can't be. */
  readonly parse: (data: unknown, parts: ReadParts) => T | Promise<T>;
}

/**
 * The value in a stored text, `{"version": n, "data": ...}`, as it's been since the current version.
 * @throws StoreCorrupt, and what `parts` throws
 */
export async function valueIn<T>(
  key: string,
  text: string,
  { version: current, unpack, migrations, parse }: Versioned<T>,
  parts: ReadParts,
): Promise<T> {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch (cause) {
    throw new StoreCorrupt(key, 'notJson', cause);
  }
  if (!isEnvelope(stored)) throw new StoreCorrupt(key, 'noVersion');
  if (stored.version > current) throw new StoreCorrupt(key, 'newerVersion');
  try {
    let data = unpack ? unpack(stored.data) : stored.data;
    for (let version = stored.version; version < current; version++) {
      const migrate = migrations[version];
      if (!migrate) throw new Error(`no migration from version ${version}`);
      data = migrate(data);
    }
    return await parse(data, parts);
  } catch (cause) {
    if (cause instanceof StoreFailed) throw cause;
    throw new StoreCorrupt(key, 'shape', cause);
  }
}

function isEnvelope(stored: unknown): stored is { version: number; data: unknown } {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'version' in stored &&
    Number.isInteger(stored.version) &&
    'data' in stored
  );
}
