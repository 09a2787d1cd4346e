import { type Client, type GuildTextBasedChannel, PermissionFlagsBits } from 'discord.js';
import type { TableInfo } from '../../table/views.ts';
import type { BotSender } from '../announcing/channels.ts';
import { editOf, payloadOf } from '../answers/message.ts';
import { retrying } from '../answers/retrying.ts';
import { tracesOf } from './traces-of.ts';

/** How many of the channel's messages are searched for the bot's own. */
const LOOK_BACK = 50;

const UNKNOWN_CHANNEL = 10003;
const MISSING_ACCESS = 50001;

const isOutOfReach = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && [UNKNOWN_CHANNEL, MISSING_ACCESS].includes(Number(error.code));

/** Posts in the table's channel as the bot; null if the channel is gone or the bot may not post there. */
export async function botSender(client: Client<true>, table: TableInfo): Promise<BotSender | null> {
  const fetched = retrying(() => client.channels.fetch(table.channelId));
  const channel = await fetched.catch((error: unknown) => {
    if (isOutOfReach(error)) return null;
    throw error;
  });
  if (!channel?.isSendable() || channel.isDMBased() || !mayPost(channel)) return null;
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
    newest: async () => {
      const fresh = await retrying(() => client.channels.fetch(channel.id, { force: true }));
      return fresh?.isTextBased() ? (fresh.lastMessageId ?? null) : null;
    },
    traces: async (of) => {
      const found = await retrying(() => messages.fetch({ limit: LOOK_BACK }));
      return tracesOf(
        of,
        [...found.values()].filter(({ author }) => author.id === client.user.id),
      );
    },
  };
}

function mayPost(channel: GuildTextBasedChannel): boolean {
  const permissions = channel.permissionsFor(channel.client.user);
  const send = channel.isThread()
    ? PermissionFlagsBits.SendMessagesInThreads
    : PermissionFlagsBits.SendMessages;
  return permissions?.has(PermissionFlagsBits.ViewChannel | send) ?? false;
}
