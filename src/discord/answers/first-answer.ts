import type { InteractionReplyOptions } from 'discord.js';
import { hasAnswered } from '../../base/interaction.ts';
import type { AnswerableInteraction } from './answerable.ts';
import { isAnswered } from './discord-errors.ts';
import { retrying } from './retrying.ts';

/**
 * Sends a first answer. A retried one is rejected if the earlier attempt arrived after all; then it's null.
 * @throws what sending throws
 */
export async function sendFirstAnswer<T>(
  interaction: AnswerableInteraction,
  send: () => Promise<T>,
): Promise<T | null> {
  let attempts = 0;
  try {
    const sent = await retrying(() => {
      attempts++;
      return send();
    });
    hasAnswered();
    return sent;
  } catch (error) {
    if (attempts === 1 || !isAnswered(error)) throw error;
    interaction.replied = true;
    return null;
  }
}

/** Replies as the first answer. @returns the ID of the reply */
export async function sendReply(
  interaction: AnswerableInteraction,
  payload: InteractionReplyOptions,
): Promise<string> {
  const sent = await sendFirstAnswer(interaction, () =>
    interaction.reply({ ...payload, withResponse: true }),
  );
  return (sent?.resource?.message ?? (await retrying(() => interaction.fetchReply()))).id;
}
