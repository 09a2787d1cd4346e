import { ChannelType, PermissionsBitField, type Role, type ThreadChannel } from 'discord.js';
import { THEME_IDS } from '../../../render/themes/theme.ts';
import { uncounted } from '../../base/deadline.ts';
import { redactedError } from '../../base/log.ts';
import { kebab } from '../../i18n/fluent/kebab.ts';
import { type Barrier, isLevel, type Level, options, type Person } from '../../table/document.ts';
import { isErased, personIn } from '../../table/erasure.ts';
import { paceNamed } from '../../table/lobby.ts';
import { gameToOpen, type OpenOptions } from '../../table/opening.ts';
import { isRefused, Refusal } from '../../table/refusal.ts';
import type { Quotas } from '../../table/storage/directory.ts';
import { movedTo } from '../../table/upkeep.ts';
import { type TableInfo, tableInfo } from '../../table/views.ts';
import { cut, plainName } from '../../telling/markdown.ts';
import { getGuide } from '../../telling/registry.ts';
import { messageDigest } from '../announcing/table-message.ts';
import { isRefusedByDiscord } from '../answers/discord-errors.ts';
import { MAX_THREAD_NAME } from '../answers/limits.ts';
import { type Message, toPayload } from '../answers/message.ts';
import { button, buttonRows, type ComponentData, freeComponent } from '../choices/controls.ts';
import { threadMessage } from '../messages/invitation.ts';
import { barrierIn, type ThreadParent } from '../servers/servers.ts';
import { refusalSentence, rowsHere } from './refuse.ts';
import {
  answerAtLast,
  asWritten,
  type CommandRequest,
  type ComponentRequest,
  type Control,
  control,
  fetchServer,
  onTable,
  type Request,
  tableTranslator,
} from './request.ts';

/** A command, or a button that opens a table. */
type Opener = CommandRequest | ComponentRequest;

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
  await assertOpenHere(request);
  const isUsual = thread === null && request.settings.server.thread && (await hasThreads(request));
  await (thread || isUsual ? openInThread(request, wish, isUsual) : openHere(request, wish));
}

/** The channel as the interaction told it: without the gateway, it doesn't know its server. */
const channelOf = async ({ context, interaction: { channel, channelId } }: Request) =>
  channel ?? (channelId === null ? null : context.servers.channel(channelId));

const canHaveThreads = (channel: { readonly type: ChannelType } | null): channel is ThreadParent =>
  channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement;

const hasThreads = async (request: Opener): Promise<boolean> => canHaveThreads(await channelOf(request));

/** Opens a table in the request's channel and answers with its lobby; if it has one, offers a thread. */
async function openHere(request: Opener, wish: Wish): Promise<void> {
  const wanted = optionsOf(request, wish, request.interaction.channelId);
  const table = await request.context.tables.open(wanted).catch(async (error: unknown) => {
    if (!isRefused(error, 'tableAlreadyHere')) throw error;
    const thread = button(threadComponent(wish), { text: request.t('people-button-thread') });
    const mayOpen = (await whyNoThread(request, request.settings.server.thread)) === null;
    const rows = [...(await rowsHere(request)), ...buttonRows(mayOpen ? [thread] : [])];
    await answerAtLast(request, { content: refusalSentence(error, request.t), rows });
    return null;
  });
  if (table) await showLobby(request, table, await callIn(request, table));
}

/** *Open in a thread*, with all that the table should be. */
function threadComponent({
  game,
  variant,
  computers,
  levels,
  theme,
  language,
  pace,
  access,
}: Wish): ComponentData {
  const args = [game, variant, String(computers), levels?.[0], theme, language, pace, access];
  return freeComponent('thread', ...args.map((arg) => arg ?? ''));
}

function wishOf(args: readonly string[]): Wish {
  const [game = '', variant, computers, level, theme, language, pace, access] = args;
  return {
    game,
    ...(variant ? { variant } : {}),
    computers: Number(computers) || 0,
    ...(level && isLevel(level) ? { levels: [level] } : {}),
    theme: THEME_IDS.find((id) => id === theme) ?? THEME_IDS[0],
    language: language || null,
    ...(pace ? { pace: paceNamed(pace) } : {}),
    ...(access === 'invited' ? { access } : {}),
  };
}

/** Why the person can't have a table in a thread here, as a sentence; null if they can. */
async function whyNoThread(request: Opener, isUsual: boolean): Promise<string | null> {
  const { t } = request;
  if (!(await hasThreads(request))) return t('discord-refused-no-thread-here');
  if (!isUsual && memberMissing(request, 'CreatePublicThreads'))
    return t('discord-refused-member-missing-permission', {
      permission: t('discord-permission-create-public-threads'),
    });
  const missing = missingHere(request, ['ViewChannel', 'CreatePublicThreads', 'SendMessagesInThreads']);
  const permission = missing && t(`discord-permission${kebab(missing)}`);
  return permission ? t('discord-refused-missing-permission', { permission }) : null;
}

/**
 * Opens a table in a new thread and answers with a link to it. If threads are usual in this server, the person needs
 * no permission of their own.
 */
async function openInThread(request: Opener, wish: Wish, isUsual: boolean): Promise<void> {
  const { context, answer, interaction, t, person } = request;
  const why = await whyNoThread(request, isUsual);
  if (why !== null) return answer.toOneself({ content: why });
  const { id: game } = gameToOpen(wish);
  await context.tables.assertRoomFor(interaction.guildId!, person, quotasOf(request));
  const translateThere = tableTranslator(request, { language: wish.language ?? null });
  const title = getGuide(game).title(translateThere);
  const name = cut(
    translateThere('discord-table-thread', { game: title, host: plainName(person.name) }),
    MAX_THREAD_NAME,
  );
  const channel = (await fetchServer(request))?.channels.cache.get(interaction.channelId) ?? null;
  if (!canHaveThreads(channel)) return answer.toOneself({ content: t('discord-refused-no-thread-here') });
  const thread = await uncounted(() => threadFor(request, channel, name));
  const table = await context.tables
    .open(optionsOf(request, wish, thread.id))
    .catch(async (error: unknown) => {
      if (!isRefused(error, 'saveUnknown')) await discard(request, thread);
      throw error;
    });
  await context.announcer.announce(table.id, null);
  const message = threadMessage(table, tableTranslator(request, table));
  const sent = await answer.toEverybody((await callIn(request, table))(message));
  context.announcer.reached(sent);
  const announced = {
    channelId: interaction.channelId,
    messageId: sent.messageId,
    says: messageDigest(message),
  };
  await context.tables.told(table.id, { shown: 0, announced }).catch((error: unknown) => {
    context.log.warn({ tableId: table.id, fault: redactedError(error) }, 'an announcement stays as it is');
  });
}

/**
 * A new thread, or the one that an earlier delivery of this interaction created before the bot was interrupted: the
 * bot's own, with that name, newer than the interaction and without a table.
 */
async function threadFor(
  { context, interaction }: Opener,
  channel: ThreadParent,
  name: string,
): Promise<ThreadChannel> {
  const { threads } = await channel.threads.fetchActive(false);
  for (const thread of threads.values()) {
    const isOwn = thread.ownerId === interaction.client.user.id && thread.name === name;
    if (!isOwn || (thread.createdTimestamp ?? 0) < interaction.createdTimestamp) continue;
    if (await context.tables.isFree(thread.id, interaction.id)) return thread;
  }
  return context.servers.createThread(channel, name);
}

/** Deletes an unused thread; without permission to delete it, the bot can still close it. */
async function discard({ context, translatePublicly }: Opener, thread: ThreadChannel): Promise<void> {
  try {
    await thread.delete().catch(async (error: unknown) => {
      if (!isRefusedByDiscord(error)) throw error;
      await thread.send(toPayload({ content: translatePublicly('discord-not-opened') }, thread.client));
      await thread.setArchived(true);
    });
  } catch (error) {
    context.log.warn({ threadId: thread.id, fault: redactedError(error) }, 'an empty thread stays');
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

// What a server's settings say about opening tables.

/** What keeps the bot from writing in the request's channel, other than by answering; null if nothing does. */
const barrierHere = async (request: Request): Promise<Barrier | null> =>
  barrierIn(request.interaction.appPermissions, await channelOf(request));

/** @throws Refusal `threadLocked`; `otherChannels` if tables aren't opened in this channel or its threads */
async function assertOpenHere(request: Request): Promise<void> {
  const channel = await channelOf(request);
  const isLocked = channel?.isThread() && channel.locked;
  if (isLocked && (await barrierHere(request))) throw new Refusal('threadLocked', null);
  const { channelId } = request.interaction;
  const { channels } = request.settings.server;
  if (channels.length === 0 || channels.some((id) => id === channelId)) return;
  const parentId = channel?.isThread() ? channel.parentId : null;
  if (channels.some((id) => id === parentId)) return;
  // A deleted channel doesn't count: the last one's deletion must not keep all tables from opening. A hidden one does.
  const guild = await fetchServer(request);
  const { servers, unlisted } = request.context;
  const unknown = channels.filter((id) => !guild?.channels.cache.has(id));
  await uncounted(() => Promise.allSettled(unknown.map((id) => servers.channel(id))));
  const channelIds = channels.filter((id) => !unlisted.isDeleted(id));
  if (channelIds.length > 0) throw new Refusal('otherChannels', { channelIds });
}

function quotasOf({ context, settings }: Request): Quotas {
  const { tablesPerPerson, tablesPerServer } = settings.server;
  const { perPerson, perServer } = context.tables.quotas;
  return { perPerson: tablesPerPerson ?? perPerson, perServer: tablesPerServer ?? perServer };
}

/** Adds the role that's called for a new table to the first message about it, if it has seats for anybody. */
async function callIn(request: Request, table: TableInfo): Promise<(message: Message) => Message> {
  const { context, settings, interaction } = request;
  const { callRole } = settings.server;
  const hasRoom = table.access === 'open' && table.seats.length < table.maxSeats;
  const role = callRole !== null && hasRoom ? (await fetchServer(request))?.roles.cache.get(callRole) : null;
  const isDue = async () =>
    context.settings.callDue(table.guildId).catch((error: unknown) => {
      context.log.warn({ fault: redactedError(error) }, 'a role is not called');
      return false;
    });
  if (!role || !canPing(role, interaction.appPermissions) || !(await isDue())) return (message) => message;
  const pingText = request.translatePublicly('settings-server-call', { role: `<@&${role.id}>` });
  return (message) => ({ ...message, pingText, mentionRole: role.id });
}

/** Whether Discord tells the role's members of a mention by somebody with these permissions. */
export const canPing = ({ mentionable }: Role, own: Readonly<PermissionsBitField> | null): boolean =>
  mentionable || (own?.has('MentionEveryone') ?? false);

/**
 * As few as possible. Tables are shown through interactions, which need none. Messages and files are for what the
 * bot posts without an interaction, the history for finding out after a crash what was posted, and threads for
 * `/table open thread`.
 */
const PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'AttachFiles',
  'ReadMessageHistory',
  'CreatePublicThreads',
  'SendMessagesInThreads',
] as const;

type Permission = (typeof PERMISSIONS)[number];

/** The first of the permissions that the bot lacks in the interaction's channel. */
const missingHere = ({ interaction }: Request, needed: readonly Permission[]): Permission | undefined =>
  needed.find((permission) => !interaction.appPermissions?.has(permission));

/** Whether the user lacks the permission here themselves. */
const memberMissing = ({ interaction }: Request, permission: Permission): boolean =>
  !interaction.memberPermissions?.has(permission);

/** The link that adds the bot to a server, with its permissions. */
export function invitationLink(applicationId: string): string {
  const permissions = String(PermissionsBitField.resolve(PERMISSIONS));
  const words = { client_id: applicationId, scope: 'bot applications.commands', permissions };
  return `https://discord.com/oauth2/authorize?${new URLSearchParams(words)}`;
}

/** Opens a table like that one, with the person as host; if nobody has started it, with all who were there. */
async function openAgain(request: ComponentRequest, tableId: string): Promise<void> {
  const { context, interaction, person } = request;
  const before = await context.tables.info(tableId);
  if (before.guildId !== interaction.guildId) throw new Refusal('unknownTable', null);
  await assertOpenHere(request);
  const persons: Person[] = [];
  const levels: Level[] = [];
  for (const holder of before.seats) {
    const played = personIn(holder);
    if (played?.userId === person.userId) continue;
    if (played && !isErased(played.userId)) persons.push({ userId: played.userId, name: played.name });
    else if (holder.kind === 'computer' && !played) levels.push(holder.player);
  }
  const guests = before.startedAt === null ? persons.slice(0, before.maxSeats - 1) : [];
  const table = await context.tables.open({
    ...options.parse(before),
    ...{ guildId: before.guildId, channelId: interaction.channelId, host: person, quotas: quotasOf(request) },
    invited: [...before.invited, ...persons],
    guests,
    computers: Math.min(levels.length, before.maxSeats - 1 - guests.length),
    levels,
  });
  await showLobby(request, table, await callIn(request, table));
}

/** Goes on here with a table whose channel is gone. @throws Refusal `notWritable`, `tableAlreadyHere`, `stale` */
export async function goOnHere(request: ComponentRequest, tableId: string): Promise<void> {
  const { context, interaction, person } = request;
  const { guildId } = await context.tables.info(tableId);
  if (guildId !== interaction.guildId) throw new Refusal('unknownTable', null);
  await assertOpenHere(request);
  if (await barrierHere(request)) throw new Refusal('notWritable', null);
  const { channelId: here } = interaction;
  await context.tables.change(tableId, person, movedTo(here), tableInfo, here);
}

/** Answers with the lobby, which is the table's message from now on. */
export async function showLobby(
  request: Opener,
  table: TableInfo,
  dressed = (message: Message): Message => message,
): Promise<void> {
  const { answer, context, person } = request;
  const barrier = await barrierHere(request);
  if (barrier) await context.announcer.reach.note(table, barrier);
  await context.announcer.show(table.id, person, (message) => answer.toEverybody(dressed(message)));
}

export const controls: readonly Control[] = [
  onTable('again', asWritten, openAgain),
  control('thread', wishOf, async (request, wish) => {
    await assertOpenHere(request);
    await openInThread(request, wish, request.settings.server.thread);
  }),
  // A game chosen in a list of them: a table as it's usual.
  control(
    'open',
    (_args, [game = '']) => game,
    (request, game) => openTable(request, { game, computers: 0, theme: THEME_IDS[0] }, null),
  ),
];
