import { type Client, ComponentType, type SendableChannels } from 'discord.js';
import { wordsOf } from '../../i18n/index.ts';
import type { TableInfo } from '../../table/types.ts';
import type { BotSender } from '../announcing/senders.ts';
import { payloadOf } from '../answers/message.ts';
import { retrying } from '../answers/retrying.ts';
import { decodePress } from '../choices/custom-id.ts';

/** How many of the channel's messages are searched for the bot's own. */
const LOOK_BACK = 50;

const UNKNOWN_CHANNEL = 10003;
const MISSING_ACCESS = 50001;

const isOutOfReach = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && [UNKNOWN_CHANNEL, MISSING_ACCESS].includes(Number(error.code));

/** Posts in the table's channel as the bot; null if the channel is gone or the bot can't access it. */
export async function botSender(client: Client<true>, table: TableInfo): Promise<BotSender | null> {
  const fetched = retrying(() => client.channels.fetch(table.channelId));
  const channel = await fetched.catch((error: unknown) => {
    if (isOutOfReach(error)) return null;
    throw error;
  });
  if (!channel?.isSendable()) return null;
  const guild = client.guilds.cache.get(table.guildId);
  return {
    words: wordsOf(guild?.preferredLocale),
    send: async (message, nonce) => {
      const payload = payloadOf(message);
      if (nonce === undefined) await channel.send(payload);
      else await retrying(async () => channel.send({ ...payload, nonce, enforceNonce: true }));
    },
    remove: (messageId) => retrying(() => channel.messages.delete(messageId)),
    lastShown: (tableId) => lastShown(channel, client.user.id, tableId),
  };
}

/** Reads the moment from the custom IDs of the newest message's controls. */
async function lastShown(channel: SendableChannels, botId: string, tableId: string): Promise<number | null> {
  const messages = await retrying(() => channel.messages.fetch({ limit: LOOK_BACK }));
  const moments = [...messages.values()]
    .filter(({ author }) => author.id === botId)
    .flatMap(({ components }) => components)
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .map(({ customId }) => (customId === null ? null : decodePress(customId)))
    .flatMap((press) => (press?.tableId === tableId ? [press.revision] : []));
  return moments.length > 0 ? Math.max(...moments) : null;
}
