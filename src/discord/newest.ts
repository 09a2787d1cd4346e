import type { Said } from './answer.ts';
import { faultOf, type Log } from './log.ts';

/** An interaction's token is good for 15 minutes; one left for the way. */
const CHANGEABLE_FOR = 14 * 60_000;

/** Whether the interaction that said it can still change it. */
export const isChangeable = ({ at }: Said): boolean => Date.now() - at <= CHANGEABLE_FOR;

interface Newest {
  readonly said: Said;
  /** Lines in it that the game knows nothing of. */
  readonly notes: readonly string[];
}

/** The newest public message of each table, as long as it can be changed. */
export class NewestMessages {
  readonly #log: Log;
  readonly #byTable = new Map<string, Newest>();

  constructor(log: Log) {
    this.#log = log;
  }

  of(tableId: string): Newest | null {
    const newest = this.#byTable.get(tableId);
    return newest && isChangeable(newest.said) ? newest : null;
  }

  /** There is a newer message: the controls of the one before it go. */
  replace(tableId: string, said: Said | null, notes: readonly string[]): void {
    const before = this.of(tableId);
    this.renew(tableId, said, notes);
    before?.said.strip().catch((error: unknown) => {
      this.#log.debug({ tableId, fault: faultOf(error) }, 'old controls stay');
    });
  }

  /** The newest message is still the same but changed, and can be changed by another interaction. */
  renew(tableId: string, said: Said | null, notes: readonly string[]): void {
    this.#byTable.delete(tableId);
    if (said) this.#byTable.set(tableId, { said, notes });
    for (const [id, newest] of this.#byTable) if (!isChangeable(newest.said)) this.#byTable.delete(id);
  }
}
