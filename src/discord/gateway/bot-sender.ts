import { type Client, type Guild, type GuildTextBasedChannel, PermissionFlagsBits } from 'discord.js';
import type { TableInfo } from '../../table/views.ts';
import type { BotSender } from '../announcing/channels.ts';
import { hasErrorCode, MISSING_PERMISSIONS } from '../answers/discord-errors.ts';
import { type Message, toEdit, toPayload } from '../answers/message.ts';
import { retrying } from '../answers/retrying.ts';
import { nullIfGone, type Servers } from '../servers/servers.ts';
import { findTraces } from './traces.ts';

/** How many of the channel's messages are searched for the bot's own. */
const LOOK_BACK = 50;

/** Sends the message, or where the bot may not attach files its words alone. @throws what `send` throws */
async function orInWords<T>(
  channel: GuildTextBasedChannel,
  message: Message,
  send: (message: Message) => Promise<T>,
): Promise<T> {
  const { file, ...words } = message;
  // A channel of a server that isn't known knows no permissions.
  const guild: Guild | null = channel.guild ?? null;
  if (
    file &&
    guild &&
    channel.permissionsFor(channel.client.user)?.has(PermissionFlagsBits.AttachFiles) === false
  )
    return send(words);
  try {
    return await send(message);
  } catch (error) {
    if (!file || !hasErrorCode(error, MISSING_PERMISSIONS)) throw error;
    return send(words);
  }
}

/** Posts in the table's channel as the bot; null if the channel is gone or the bot may not post there. */
export async function botSender(
  client: Client<true>,
  servers: Servers,
  table: TableInfo,
): Promise<BotSender | null> {
  const channel = await servers.postable(table.channelId);
  if (!channel) return null;
  const { messages } = channel;
  return {
    send: (message, nonce) =>
      orInWords(channel, message, async (words) => {
        const payload = { ...toPayload(words, client), nonce, enforceNonce: true };
        return (await retrying(async () => channel.send(payload))).id;
      }),
    edit: (messageId, message) =>
      orInWords(channel, message, async (words) => {
        await retrying(() => messages.edit(messageId, toEdit(words, client)));
      }),
    remove: (messageId) => retrying(() => messages.delete(messageId)),
    newest: () => servers.newestMessage(channel.id),
    traces: async (of) => {
      const found = await nullIfGone(retrying(() => messages.fetch({ limit: LOOK_BACK })));
      if (!found) return null;
      return findTraces(
        of,
        [...found.values()].filter(({ author }) => author.id === client.user.id),
      );
    },
  };
}
