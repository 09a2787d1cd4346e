import { setTimeout as delay } from 'node:timers/promises';
import type { LoadTable } from './load-table.ts';

/** How long a person takes to answer the computers. */
const PAUSE = 50;

/** Keeps the tables' computer players thinking: their person acts soon after being called, until `until` settles. */
export async function keepThinking(tables: readonly LoadTable[], until: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = until.then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  const keep = async (table: LoadTable): Promise<void> => {
    while (!isOver) {
      if (table.ready) await table.interact();
      await delay(PAUSE);
    }
  };
  await Promise.all(tables.map(keep));
  await over;
}
