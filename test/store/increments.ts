/**
 * One of several processes that count up the same number: `increments.ts URL PREFIX ACTIONS [acquire]`.
 * Tells its parent what it did; with `acquire`, acquires the store first and stays until it's told to go.
 */
import { hostname } from 'node:os';
import { StoreConflict, StoreFailed } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import { ABSENT, type Store } from '../../src/store/store.ts';

export type Told =
  | { readonly waitsFor: number }
  | { readonly acquired: true }
  | { readonly counted: number; readonly conflicts: number };

const tell = (told: Told) => process.send?.(told);

async function countUp(store: Store, actions: number): Promise<void> {
  let conflicts = 0;
  for (let counted = 0; counted < actions; ) {
    try {
      const found = await store.get('count');
      await store.put('count', String(Number(found?.text ?? 0) + 1), found?.version ?? ABSENT);
      counted++;
    } catch (error) {
      if (error instanceof StoreConflict) conflicts++;
      else if (!(error instanceof StoreFailed) || error.outcome === 'unknown') throw error;
    }
  }
  tell({ counted: actions, conflicts });
}

const [url = '', prefix = '', actions = '0', acquires] = process.argv.slice(2);
const store = await openStore(url, { prefix });
if (acquires) {
  await store.acquire(
    { host: hostname(), pid: process.pid },
    { onWaiting: ({ pid }) => tell({ waitsFor: pid }) },
  );
  tell({ acquired: true });
}
let work = countUp(store, Number(actions));
process.on('message', (message) => {
  if (message === 'count') work = work.then(() => countUp(store, 1));
  else work.then(() => store.close()).then(() => process.disconnect());
});
