import type { Mutant } from './mutant.ts';

const DELIBERATING = 'test/table/deliberating.test.ts';
const POOL = 'test/thinking/thinking-pool.test.ts';
const LEVELS = 'test/table/levels.test.ts';

/** Mutants of how computer players think, and at which level. */
export const thinkingMutants: readonly Mutant[] = [
  {
    name: 'thinking-goes-on-after-change',
    file: 'src/table/deliberating.ts',
    text: 'change.abort();',
    replacement: 'void change;',
    test: DELIBERATING,
  },
  {
    name: 'thinking-given-up-by-other-tables',
    file: 'src/table/deliberating.ts',
    text: 'if (changed.tableId === tableId) ',
    replacement: '',
    test: DELIBERATING,
  },
  {
    name: 'thinking-replaced-at-the-end',
    file: 'src/table/computers.ts',
    text: 'if (isAbort(error)) throw error;',
    replacement: '',
    test: DELIBERATING,
  },
  {
    name: 'thinking-cut-short',
    file: 'src/thinking/thinking-pool.ts',
    text: 'patience.limit(this.#limits.thinking, ',
    replacement: 'patience.limit(this.#limits.waiting, ',
    test: POOL,
  },
  {
    name: 'thinking-kept-by-closing',
    file: 'src/thinking/thinking-pool.ts',
    text: 'this.#closing.abort();',
    replacement: '',
    test: POOL,
  },
  {
    name: 'thinking-level-of-another-seat',
    file: 'src/table/computer-seats.ts',
    text: 'if (shown !== null && shown !== table.shown)',
    replacement: 'if (shown !== null && shown > table.shown)',
    test: LEVELS,
  },
  {
    name: 'thinking-stand-in-not-chosen',
    file: 'src/table/seats.ts',
    text: 'computerAt(table.standIn, ',
    replacement: "computerAt('squire', ",
    test: LEVELS,
  },
];
