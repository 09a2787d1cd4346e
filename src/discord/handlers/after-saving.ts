import type { InteractionSender } from '../announcing/senders.ts';
import { type Request, senderOf } from './request.ts';

/**
 * Answers whoever asked, then tells the channel what was saved for them, whatever becomes of the answer.
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
