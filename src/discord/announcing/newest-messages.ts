import type { Note } from '../../table/types.ts';
import type { SentMessage } from '../answers/answer.ts';
import { faultOf, type Log } from '../answers/log.ts';

/** An interaction's token is valid for 15 minutes; one minute is left as a margin. */
const CHANGEABLE_FOR = 14 * 60_000;

/** Whether the interaction that sent the message can still edit it. */
export const isChangeable = ({ at }: SentMessage): boolean => Date.now() - at <= CHANGEABLE_FOR;

export interface NewestMessage {
  readonly sent: SentMessage;
  /** What the message announces besides moves. */
  readonly notes: readonly Note[];
}

/** The newest public message of each table, for as long as it can be edited. */
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

  /** Sets a newer message (null if it can't be edited) and removes the previous one's controls. */
  replace(tableId: string, sent: SentMessage | null, notes: readonly Note[] = []): void {
    const before = this.of(tableId);
    this.renew(tableId, sent, notes);
    before?.sent.strip().catch((error: unknown) => {
      this.#log.debug({ tableId, fault: faultOf(error) }, 'old controls stay');
    });
  }

  /** Keeps the newest message but replaces the interaction that can edit it. */
  renew(tableId: string, sent: SentMessage | null, notes: readonly Note[]): void {
    this.#byTable.delete(tableId);
    if (sent) this.#byTable.set(tableId, { sent, notes });
    for (const [id, newest] of this.#byTable) if (!isChangeable(newest.sent)) this.#byTable.delete(id);
  }
}
