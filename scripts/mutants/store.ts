import type { Mutant } from './mutant.ts';

const COLLECTION = 'test/store/collection.test.ts';
const LATE = 'test/store/late-writes.test.ts';

/** Mutants of `src/store`. None needs a server. */
export const storeMutants: readonly Mutant[] = [
  {
    name: 'synchronous-off',
    file: 'src/store/sqlite.ts',
    text: 'PRAGMA synchronous = FULL',
    replacement: 'PRAGMA synchronous = OFF',
    test: 'test/store/durability.test.ts',
  },
  {
    name: 'write-not-compared',
    file: 'src/store/sql.ts',
    text: '? begins(expected.text) :',
    replacement: "? '(TRUE OR ' + begins(expected.text) + ')' :",
    test: 'test/store/versions.test.ts',
  },
  {
    name: 'write-not-guarded',
    file: 'src/store/sql.ts',
    text: "guard ? 'EXISTS (SELECT 1 FROM ours)' : 'TRUE'",
    replacement: "guard ? '(EXISTS (SELECT 1 FROM ours) OR TRUE)' : 'TRUE'",
    test: 'test/store/lease.test.ts',
  },
  {
    name: 'two-holders',
    file: 'src/store/sqlite.ts',
    text: 'file === MEMORY ? FREE : new',
    replacement: 'file !== url ? FREE : new',
    test: 'test/store/lease.test.ts',
  },
  {
    name: 'read-not-settled',
    file: 'src/store/leased-store.ts',
    text: "await this.#settle('get', key, until);",
    replacement: '',
    test: LATE,
  },
  {
    name: 'write-not-settled',
    file: 'src/store/leased-store.ts',
    text: 'await this.#settle(operation, key, until);',
    replacement: '',
    test: LATE,
  },
  {
    name: 'late-write-not-ruled-out',
    file: 'src/store/settling.ts',
    text: 'if (await this.#backend.replace(key, over, seal.value, guard, until))',
    replacement: 'if (await Promise.resolve(true))',
    test: LATE,
  },
  {
    name: 'landed-write-called-failed',
    file: 'src/store/settling.ts',
    text: "if (doubt.landed(held)) return 'written';",
    replacement: "if (doubt.landed(held)) return 'nothing';",
    test: LATE,
  },
  {
    name: 'cache-kept-after-unknown',
    file: 'src/store/collection.ts',
    text: "error.outcome === 'unknown') this.#cache?.delete(id)",
    replacement: "error.outcome === 'unknown') this.#cache?.get(id)",
    test: 'test/store/cache.test.ts',
  },
  {
    name: 'conflict-not-retried',
    file: 'src/store/collection.ts',
    text: '|| attempt === MOST_ATTEMPTS) throw error',
    replacement: '|| attempt > 0) throw error',
    test: COLLECTION,
  },
  {
    name: 'newer-format-read',
    file: 'src/store/collection.ts',
    text: 'stored.version > this.#options.version',
    replacement: 'stored.version < 0',
    test: COLLECTION,
  },
  {
    name: 'set-aside-drops-newer-value',
    file: 'src/store/collection.ts',
    text: '?? ABSENT);\n    await this.#store.delete(this.#key(id), stored.version);',
    replacement:
      '?? ABSENT);\n    await this.#store.delete(this.#key(id), (await this.#store.get(this.#key(id)))?.version ?? ABSENT);',
    test: 'test/store/setting-aside.test.ts',
  },
  {
    name: 'set-aside-once-only',
    file: 'src/store/collection.ts',
    text: 'stored.text, there?.version ?? ABSENT',
    replacement: 'stored.text, ABSENT',
    test: 'test/store/setting-aside.test.ts',
  },
];
