import { Refusal } from '../table/refusal.ts';
import type { Person, TableInfo } from '../table/types.ts';
import type { ClockDocument } from './clock-document.ts';
import { counted } from './counting.ts';
import type { Interval } from './intervals.ts';

export type PauseWish = 'pause' | 'resume';

/** How many of the people at the table have asked for it, and whether that's enough. */
export interface Asked {
  readonly done: boolean;
  readonly asking: number;
  readonly of: number;
}

/**
 * Stops the clock or lets it go on: at the host's wish, or once everybody at the table has asked for it.
 * @throws Refusal `notSeated`, `clockStopped`, `clockRunning`
 */
export function wished(
  clock: ClockDocument,
  table: TableInfo,
  { userId }: Pick<Person, 'userId'>,
  wish: PauseWish,
  outages: readonly Interval[],
  now: number,
): Asked & { readonly value: ClockDocument } {
  const people = table.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.userId] : []));
  const isHost = table.host.userId === userId;
  if (!isHost && !people.includes(userId)) throw new Refusal('notSeated', null);
  const isPaused = clock.paused !== null;
  if (wish === 'pause' && isPaused) throw new Refusal('clockStopped', null);
  if (wish === 'resume' && !isPaused) throw new Refusal('clockRunning', null);
  const asking = people.filter((each) => each === userId || clock.asking.includes(each));
  const done = isHost || asking.length === people.length;
  const value = done
    ? { ...counted(clock, outages, now), paused: wish === 'pause' ? now : null, asking: [] }
    : { ...clock, asking };
  return { value, done, asking: asking.length, of: people.length };
}
