import { ChannelType, type ThreadChannel } from 'discord.js';
import { gameToOpen, type OpenOptions } from '../../table/open.ts';
import { cut, plainName } from '../answers/escape.ts';
import { MAX_THREAD_NAME } from '../answers/limits.ts';
import { payloadOf } from '../answers/message.ts';
import { guideOf } from '../guides/registry.ts';
import { lobbyMessage } from '../messages/lobby.ts';
import { missingHere } from './permissions.ts';
import type { CommandRequest } from './request.ts';

/** What is asked for; where and by whom follows from the request. */
export type Wish = Pick<OpenOptions, 'game' | 'variant' | 'computers' | 'theme'>;

/** Opens a table in the channel of the command; its lobby is the answer. */
export async function openHere(request: CommandRequest, wish: Wish): Promise<void> {
  const { context, answer, publicWords } = request;
  const table = await context.tables.open(optionsOf(request, wish, request.interaction.channelId));
  context.announcer.replace(table.id, await answer.toEverybody(lobbyMessage(table, publicWords)));
}

/** Opens a table in a new thread; the answer links to it. */
export async function openInThread(request: CommandRequest, wish: Wish): Promise<void> {
  const { context, answer, interaction, words, publicWords, person } = request;
  const refused = words.discord.refused;
  const { channel } = interaction;
  if (channel?.type !== ChannelType.GuildText && channel?.type !== ChannelType.GuildAnnouncement)
    return answer.toOneself({ content: refused.noThreadHere });
  const missing = missingHere(request, ['ViewChannel', 'CreatePublicThreads', 'SendMessagesInThreads']);
  if (missing)
    return answer.toOneself({ content: refused.missingPermission(words.discord.permission[missing]) });
  const title = guideOf(gameToOpen(wish).id).title(publicWords);
  const name = cut(publicWords.discord.table.thread(title, plainName(person.name)), MAX_THREAD_NAME);
  const thread = await (channel.threads.create({ name }) as Promise<ThreadChannel>);
  try {
    const table = await context.tables.open(optionsOf(request, wish, thread.id));
    await thread.send(payloadOf(lobbyMessage(table, publicWords)));
  } catch (error) {
    await thread.delete().catch(() => undefined);
    throw error;
  }
  await answer.toEverybody({ content: publicWords.discord.opened(`<#${thread.id}>`) });
}

const optionsOf = ({ interaction, person }: CommandRequest, wish: Wish, channelId: string): OpenOptions => ({
  ...wish,
  guildId: interaction.guildId!,
  channelId,
  host: person,
});
