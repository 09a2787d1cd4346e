import { occasionOf, type Request } from './request.ts';

/**
 * Answers the user, then announces the saved change in the channel, even if answering failed.
 * @returns whether the table's message has been posted again. @throws what `answer` throws
 */
export async function answerThenAnnounce(
  request: Request,
  tableId: string,
  answer: () => Promise<void>,
): Promise<boolean> {
  const announce = () => request.context.announcer.announce(tableId, occasionOf(request));
  try {
    await answer();
  } catch (error) {
    await announce();
    throw error;
  }
  return announce();
}
