import type { Note } from '../../table/types.ts';
import type { SentMessage } from '../answers/answer.ts';
import { faultOf, type Log } from '../answers/log.ts';

/** An interaction's token is good for 15 minutes; one left for the way. */
const CHANGEABLE_FOR = 14 * 60_000;

/** Whether the interaction that sent it can still change it. */
export const isChangeable = ({ at }: SentMessage): boolean => Date.now() - at <= CHANGEABLE_FOR;

export interface NewestMessage {
  readonly sent: SentMessage;
  /** What it tells besides the moves. */
  readonly notes: readonly Note[];
}

/** The newest public message of each table, as long as it can be changed. */
export class NewestMessages {
  readonly #log: Log;
  readonly #byTable = new Map<string, NewestMessage>();

  constructor(log: Log) {
    this.#log = log;
  }

  of(tableId: string): NewestMessage | null {
    const newest = this.#byTable.get(tableId);
    return newest && isChangeable(newest.sent) ? newest : null;
  }

  /** There's a newer message: the controls of the one before it go. Null: one that can't be changed. */
  replace(tableId: string, sent: SentMessage | null, notes: readonly Note[] = []): void {
    const before = this.of(tableId);
    this.renew(tableId, sent, notes);
    before?.sent.strip().catch((error: unknown) => {
      this.#log.debug({ tableId, fault: faultOf(error) }, 'old controls stay');
    });
  }

  /** The newest message is still the same but changed, and can be changed by another interaction. */
  renew(tableId: string, sent: SentMessage | null, notes: readonly Note[]): void {
    this.#byTable.delete(tableId);
    if (sent) this.#byTable.set(tableId, { sent, notes });
    for (const [id, newest] of this.#byTable) if (!isChangeable(newest.sent)) this.#byTable.delete(id);
  }
}
