import type { APIInteraction } from 'discord-api-types/v10';

interface ChannelTip {
  readonly channelId: string;
  readonly messageId: string;
}

/**
 * The newest message of an interaction's channel. discord.js drops it, and without the message intents the bot isn't
 * told otherwise. Discord promises the channel, but not this field.
 */
export function readChannelTip({ channel }: Pick<APIInteraction, 'channel'>): ChannelTip | null {
  if (!channel || !('last_message_id' in channel)) return null;
  const messageId = channel.last_message_id;
  return typeof messageId === 'string' ? { channelId: channel.id, messageId } : null;
}
