import type { Mutant } from './mutant.ts';

const ENDING = 'test/operations/ending.test.ts';
const STORE = 'test/operations/store.test.ts';

/** Mutants of `src/operations`. */
export const operationsMutants: readonly Mutant[] = [
  {
    name: 'fatal-close-exits-0',
    file: 'src/operations/join-discord.ts',
    text: 'void ending.end(EXIT.startAgain);',
    replacement: 'void ending.end(EXIT.inOrder);',
    test: 'test/operations/discord.test.ts',
  },
  {
    name: 'sigterm-unbounded',
    file: 'src/operations/ending.ts',
    text: 'within(\n        limit,',
    replacement: 'within(\n        limit * 1e6,',
    test: ENDING,
  },
  {
    name: 'cut-short-exits-0',
    file: 'src/operations/ending.ts',
    text: 'this.#exit(code === EXIT.inOrder && !inOrder ? EXIT.cutShort : code)',
    replacement: 'this.#exit(code)',
    test: ENDING,
  },
  {
    name: 'second-signal-ignored',
    file: 'src/operations/signals.ts',
    text: 'if (asked) exit(128 + constants.signals[signal]);\n      else void',
    replacement: 'if (!asked) void',
    test: ENDING,
  },
  {
    name: 'whole-uncaught-error-logged',
    file: 'src/operations/faults.ts',
    text: 'fault: faultOf(error)',
    replacement: 'err: error',
    test: ENDING,
  },
  {
    name: 'goes-on-without-store',
    file: 'src/operations/store-listeners.ts',
    text: 'void end(EXIT.startAgain);',
    replacement: '',
    test: STORE,
  },
  {
    name: 'lease-not-given-back',
    file: 'src/operations/hold-store.ts',
    text: 'CLOSE_WITHIN, () => store.close()',
    replacement: 'CLOSE_WITHIN, async () => undefined',
    test: STORE,
  },
  {
    name: 'start-not-retried',
    file: 'src/operations/patiently.ts',
    text: 'if (!isWorthWaiting(error)) throw error;',
    replacement: 'throw error;',
    test: STORE,
  },
];
