import type { InteractionSender } from '../announcing/senders.ts';
import { type Request, senderOf } from './request.ts';

/**
 * Answers the user, then announces the saved change in the channel, even if answering failed.
 * @throws what `answer` throws
 */
export async function answerThenAnnounce(
  request: Request,
  tableId: string,
  answer: () => Promise<void>,
  sender: InteractionSender = senderOf(request),
): Promise<void> {
  try {
    await answer();
  } finally {
    await request.context.announcer.announce(tableId, sender);
  }
}
