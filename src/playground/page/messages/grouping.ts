import type { APIMessage } from 'discord-api-types/v10';

const maxGapMs = 7 * 60_000;

/** Whether a message is shown under the previous one, without avatar and name. */
export function isGrouped(previous: APIMessage | undefined, message: APIMessage): boolean {
  if (!previous || previous.author.id !== message.author.id || previous.type !== message.type) return false;
  if (message.interaction || message.message_reference) return false;
  return Date.parse(message.timestamp) - Date.parse(previous.timestamp) < maxGapMs;
}
