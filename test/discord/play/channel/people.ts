import type { APIMessage } from 'discord-api-types/v10';
import { decodeCustomId } from '../../../../src/discord/choices/controls.ts';
import type { LocalDiscord } from '../../../../src/playground/local-discord.ts';
import { pressables } from '../../../../src/playground/users/components.ts';
import type { LocalUser } from '../../../../src/playground/users/user.ts';
import { isPrivate } from '../../fixtures/stranger.ts';

/** The bot's messages that everybody sees, oldest first. */
export const publicMessages = ({ users, world }: LocalDiscord, channelId: string): APIMessage[] =>
  users[0]!
    .visibleMessages(channelId)
    .filter((message) => !isPrivate(message) && message.author.id === world.bot.id);

/** Presses *Your hand* below the picture of the table. */
export async function openHand(user: LocalUser, messages: readonly APIMessage[]): Promise<APIMessage> {
  const table = messages.findLast(({ attachments }) => attachments.length > 0);
  const control =
    table && pressables(table).find(({ custom_id }) => decodeCustomId(custom_id)?.verb === 'hand');
  if (!control) throw new Error('no table with a hand in the channel');
  return (await user.click(table, control.custom_id)).messageWhere(isPrivate);
}
