/** A process of `npm run leaks`: does the task it's sent, and sends what it has found. */
import type { Task } from '../../scripts/leaks/told.ts';
import { found } from './tallies.ts';

process.once('message', async (task: Task) => {
  process.send?.(await found(task), () => process.disconnect());
});
