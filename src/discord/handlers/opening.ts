import { ChannelType, type NewsChannel, type TextChannel, type ThreadChannel } from 'discord.js';
import { cut, plainName } from '../../faces/markdown.ts';
import { guideOf } from '../../faces/registry.ts';
import { kebab } from '../../i18n/fluent/kebab.ts';
import { gameToOpen, type OpenOptions } from '../../table/open.ts';
import { isRefused } from '../../table/refusal.ts';
import { uncounted } from '../../time/deadline.ts';
import { isRefusedByDiscord } from '../answers/discord-errors.ts';
import { MAX_THREAD_NAME } from '../answers/limits.ts';
import { faultOf } from '../answers/log.ts';
import { payloadOf } from '../answers/message.ts';
import { threadMessage } from '../messages/invitation.ts';
import { lobbyMessage } from '../messages/lobby.ts';
import { assertOpenHere, called, quotasOf } from './house-rules.ts';
import { memberMissing, missingHere } from './permissions.ts';
import { type CommandRequest, type PressRequest, sayAtTable } from './request.ts';

/** A command, or a button that opens a table. */
type Opener = CommandRequest | PressRequest;

/** The requested options; channel and host come from the interaction. */
export type Wish = Pick<
  OpenOptions,
  'game' | 'variant' | 'computers' | 'levels' | 'theme' | 'language' | 'pace' | 'access'
>;

/**
 * Opens a table in the request's channel or in a new thread; without `thread`, where the server wants it.
 * @throws Refusal `otherChannels` and what `TableService.open` throws
 */
export async function openTable(request: Opener, wish: Wish, thread: boolean | null): Promise<void> {
  assertOpenHere(request);
  const isUsual = thread === null && request.settings.server.thread && hasThreads(request);
  await (thread || isUsual ? openInThread(request, wish, isUsual) : openHere(request, wish));
}

const hasThreads = ({ interaction: { channel } }: Opener): boolean =>
  channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement;

/** Opens a table in the request's channel and answers with its lobby. */
async function openHere(request: Opener, wish: Wish): Promise<void> {
  const { context, answer } = request;
  const table = await context.tables.open(optionsOf(request, wish, request.interaction.channelId));
  const sent = await answer.toEverybody(called(lobbyMessage(table, sayAtTable(request, table)), request));
  await context.announcer.posted(table.id, sent, table.shown);
}

/**
 * Opens a table in a new thread and answers with a link to it. If threads are usual in this server, the person needs
 * no permission of their own.
 */
async function openInThread(request: Opener, wish: Wish, isUsual: boolean): Promise<void> {
  const { context, answer, interaction, say, person } = request;
  const { channel } = interaction;
  if (channel?.type !== ChannelType.GuildText && channel?.type !== ChannelType.GuildAnnouncement)
    return answer.toOneself({ content: say('discord-refused-no-thread-here') });
  if (!isUsual && memberMissing(request, 'CreatePublicThreads'))
    return answer.toOneself({
      content: say('discord-refused-member-missing-permission', {
        permission: say('discord-permission-create-public-threads'),
      }),
    });
  const missing = missingHere(request, ['ViewChannel', 'CreatePublicThreads', 'SendMessagesInThreads']);
  if (missing)
    return answer.toOneself({
      content: say('discord-refused-missing-permission', {
        permission: say(`discord-permission${kebab(missing)}`),
      }),
    });
  const { id: game } = gameToOpen(wish);
  await context.tables.assertRoomFor(interaction.guildId!, person, quotasOf(request));
  const sayThere = sayAtTable(request, { language: wish.language ?? null });
  const title = guideOf(game).title(sayThere);
  const name = cut(
    sayThere('discord-table-thread', { game: title, host: plainName(person.name) }),
    MAX_THREAD_NAME,
  );
  const thread = await uncounted(() => threadFor(request, channel, name));
  const table = await context.tables
    .open(optionsOf(request, wish, thread.id))
    .catch(async (error: unknown) => {
      if (!isRefused(error, 'saveUnknown')) await discard(request, thread);
      throw error;
    });
  await context.announcer.announce(table.id, null);
  await answer.toEverybody(called(threadMessage(table, sayAtTable(request, table)), request));
}

/**
 * A new thread, or the one that an earlier delivery of this interaction created before the bot was interrupted: the
 * bot's own, with that name, newer than the interaction and without a table.
 */
async function threadFor(
  { context, interaction }: Opener,
  channel: TextChannel | NewsChannel,
  name: string,
): Promise<ThreadChannel> {
  const { threads } = await channel.threads.fetchActive(false);
  for (const thread of threads.values()) {
    const isOwn = thread.ownerId === interaction.client.user.id && thread.name === name;
    if (!isOwn || (thread.createdTimestamp ?? 0) < interaction.createdTimestamp) continue;
    if (await context.tables.isFree(thread.id, interaction.id)) return thread;
  }
  return channel.threads.create({ name }) as Promise<ThreadChannel>;
}

/** Deletes an unused thread; without permission to delete it, the bot can still close it. */
async function discard({ context, sayPublicly }: Opener, thread: ThreadChannel): Promise<void> {
  try {
    await thread.delete().catch(async (error: unknown) => {
      if (!isRefusedByDiscord(error)) throw error;
      await thread.send(payloadOf({ content: sayPublicly('discord-not-opened') }, thread.client));
      await thread.setArchived(true);
    });
  } catch (error) {
    context.log.warn({ threadId: thread.id, fault: faultOf(error) }, 'an empty thread stays');
  }
}

const optionsOf = (request: Opener, wish: Wish, channelId: string): OpenOptions => ({
  ...wish,
  pace: wish.pace ?? request.settings.server.pace,
  guildId: request.interaction.guildId!,
  channelId,
  host: request.person,
  quotas: quotasOf(request),
});
