import type { APIMessage } from 'discord-api-types/v10';
import type { StoredMessage } from './message.ts';
import type { World } from './world.ts';

/**
 * A message as the bot reads it without the privileged intent of message content: of other people's
 * messages only those in direct messages and those that mention it keep their words.
 */
export function readableByBot(world: World, stored: StoredMessage): APIMessage {
  const { message } = stored;
  const own = message.author.id === world.bot.id;
  const direct = world.channel(message.channel_id).guildId === null;
  const called = message.mentions.some(({ id }) => id === world.bot.id);
  if (own || direct || called) return message;
  return { ...message, content: '', embeds: [], attachments: [], components: [] };
}
