import type { SentMessage } from '../answers/answer.ts';
import { faultOf, type Log } from '../answers/log.ts';

/** An interaction's token is good for 15 minutes; one left for the way. */
const CHANGEABLE_FOR = 14 * 60_000;

/** Whether the interaction that sent it can still change it. */
export const isChangeable = ({ at }: SentMessage): boolean => Date.now() - at <= CHANGEABLE_FOR;

interface Newest {
  readonly sent: SentMessage;
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
    return newest && isChangeable(newest.sent) ? newest : null;
  }

  /** There is a newer message: the controls of the one before it go. */
  replace(tableId: string, sent: SentMessage | null, notes: readonly string[]): void {
    const before = this.of(tableId);
    this.renew(tableId, sent, notes);
    before?.sent.strip().catch((error: unknown) => {
      this.#log.debug({ tableId, fault: faultOf(error) }, 'old controls stay');
    });
  }

  /** The newest message is still the same but changed, and can be changed by another interaction. */
  renew(tableId: string, sent: SentMessage | null, notes: readonly string[]): void {
    this.#byTable.delete(tableId);
    if (sent) this.#byTable.set(tableId, { sent, notes });
    for (const [id, newest] of this.#byTable) if (!isChangeable(newest.sent)) this.#byTable.delete(id);
  }
}
