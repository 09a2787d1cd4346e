import type { APIMessage } from 'discord-api-types/v10';
import { nameOf } from './avatar.ts';
import type { Context } from './context.ts';
import { summaryOf } from './text/render.ts';
import { words } from './words.ts';

/** What screen readers say about a new message; null for one's own and those of other channels. */
export function announcementOf(message: APIMessage, context: Context): string | null {
  const { channelId, me } = context.state;
  if (message.channel_id !== channelId || message.author.id === me?.id) return null;
  const alt = message.attachments.map(({ description }) => description ?? '').filter((text) => text !== '');
  const text = [summaryOf(message.content, context), ...alt].join(' ');
  return words.messages.said(nameOf(message.author), text);
}
