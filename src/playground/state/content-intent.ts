import type { APIMessage } from 'discord-api-types/v10';
import type { StoredMessage } from './message.ts';
import type { World } from './world.ts';

/**
 * A message as the bot receives it without the privileged message content intent: other users' messages
 * lose their content, except in DMs and when they mention the bot.
 */
export function readableByBot(world: World, stored: StoredMessage): APIMessage {
  const { message } = stored;
  const own = message.author.id === world.bot.id;
  const direct = world.channel(message.channel_id).guildId === null;
  const called = message.mentions.some(({ id }) => id === world.bot.id);
  if (own || direct || called) return message;
  return { ...message, content: '', embeds: [], attachments: [], components: [] };
}
