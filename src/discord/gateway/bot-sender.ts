import { type Client, Routes } from 'discord.js';
import type { TableInfo } from '../../table/views.ts';
import type { BotSender } from '../announcing/channels.ts';
import { MISSING_ACCESS, saysOneOf, UNKNOWN_CHANNEL } from '../answers/discord-errors.ts';
import { editOf, payloadOf } from '../answers/message.ts';
import { retrying } from '../answers/retrying.ts';
import { orNull, type Servers } from '../servers/servers.ts';
import { tracesOf } from './traces-of.ts';

/** How many of the channel's messages are searched for the bot's own. */
const LOOK_BACK = 50;

/** Whether the channel was deleted, rather than hidden from the bot. @throws what else Discord says */
export const isChannelGone = (client: Client<true>, channelId: string): Promise<boolean> =>
  retrying(() => client.rest.get(Routes.channel(channelId))).then(
    () => false,
    (error: unknown) => {
      if (saysOneOf(error, UNKNOWN_CHANNEL, MISSING_ACCESS)) return saysOneOf(error, UNKNOWN_CHANNEL);
      throw error;
    },
  );

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
    send: async (message, nonce) => {
      const payload = { ...payloadOf(message, client), nonce, enforceNonce: true };
      return (await retrying(async () => channel.send(payload))).id;
    },
    edit: async (messageId, message) => {
      await retrying(() => messages.edit(messageId, editOf(message, client)));
    },
    remove: (messageId) => retrying(() => messages.delete(messageId)),
    newest: () => servers.newestMessage(channel.id),
    traces: async (of) => {
      const found = await orNull(retrying(() => messages.fetch({ limit: LOOK_BACK })));
      if (!found) return null;
      return tracesOf(
        of,
        [...found.values()].filter(({ author }) => author.id === client.user.id),
      );
    },
  };
}
