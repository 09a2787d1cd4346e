import { ChannelType, type ThreadChannel } from 'discord.js';
import { gameToOpen, type OpenOptions } from '../table/open.ts';
import type { CommandCall } from './call.ts';
import { cut, plainName } from './escape.ts';
import { guideOf } from './guides/registry.ts';
import { payloadOf } from './message.ts';
import { lobbyMessage } from './messages/lobby.ts';
import { missingHere } from './permissions.ts';

const MAX_THREAD_NAME = 100;

/** What is asked for; where and by whom follows from the asking. */
export type Wish = Pick<OpenOptions, 'game' | 'variant' | 'computers' | 'theme'>;

/** Opens a table in the channel of the command; its lobby is the answer. */
export async function openHere(call: CommandCall, wish: Wish): Promise<void> {
  const { desk, answer, publicWords } = call;
  const table = await desk.tables.open(optionsOf(call, wish, call.interaction.channelId));
  desk.announcer.replace(table.id, await answer.toEverybody(lobbyMessage(table, publicWords)));
}

/** Opens a table in a new thread; the answer links to it. */
export async function openInThread(call: CommandCall, wish: Wish): Promise<void> {
  const { desk, answer, interaction, words, publicWords, person } = call;
  const refused = words.discord.refused;
  const { channel } = interaction;
  if (channel?.type !== ChannelType.GuildText && channel?.type !== ChannelType.GuildAnnouncement)
    return answer.toOneself({ content: refused.noThreadHere });
  const missing = missingHere(call, ['ViewChannel', 'CreatePublicThreads', 'SendMessagesInThreads']);
  if (missing)
    return answer.toOneself({ content: refused.missingPermission(words.discord.permission[missing]) });
  const title = guideOf(gameToOpen(wish).id).title(publicWords);
  const name = cut(publicWords.discord.table.thread(title, plainName(person.name)), MAX_THREAD_NAME);
  const thread = await (channel.threads.create({ name }) as Promise<ThreadChannel>);
  try {
    const table = await desk.tables.open(optionsOf(call, wish, thread.id));
    await thread.send(payloadOf(lobbyMessage(table, publicWords)));
  } catch (error) {
    await thread.delete().catch(() => undefined);
    throw error;
  }
  await answer.toEverybody({ content: publicWords.discord.opened(`<#${thread.id}>`) });
}

const optionsOf = ({ interaction, person }: CommandCall, wish: Wish, channelId: string): OpenOptions => ({
  ...wish,
  guildId: interaction.guildId!,
  channelId,
  host: person,
});
