import {
  type APIInteractionGuildMember,
  ChannelType,
  type Guild,
  type GuildBasedChannel,
  GuildMember,
  PermissionFlagsBits,
  type ThreadChannel,
} from 'discord.js';
import PQueue from 'p-queue';
import { uncounted } from '../../base/deadline.ts';
import type { Person } from '../../table/document.ts';
import { isOpenSeat, isSeated } from '../../table/holders.ts';
import { joined } from '../../table/lobby.ts';
import { Refusal } from '../../table/refusal.ts';
import type { Part } from '../../table/storage/directory.ts';
import {
  belongsTo,
  type EndedRow,
  endedRow,
  hadSeat,
  isResult,
  type ResultRow,
  type Standing,
  type TableInfo,
  tableInfo,
  tableStanding,
} from '../../table/views.ts';
import { escapedName } from '../../telling/markdown.ts';
import type { Message } from '../answers/message.ts';
import {
  channelMention,
  type Elsewhere,
  filterTables,
  GAMES_FILTERS,
  type GamesFilter,
  gamesMessage,
  gamesPage,
  LAST_PAGE,
  MOST_ELSEWHERE,
  mayWaitFor,
  type Parts,
  partFrom,
  waitsFor,
} from '../messages/games.ts';
import { resultsMessage } from '../messages/results.ts';
import { takeMessage } from '../messages/seats.ts';
import { isHiddenFromBot, type UnlistedChannels } from '../servers/unlisted-channels.ts';
import { goOnHere } from './opening.ts';
import { refusalSentence } from './refuse.ts';
import {
  answerPrivately,
  asWritten,
  type BaseRequest,
  type ComponentRequest,
  type Control,
  control,
  fetchServer,
  mayManageServer,
  onTable,
  type Request,
} from './request.ts';
import { watch } from './showing.ts';

/** A part of a list, of which they can see these tables. */
interface PartSeen extends Parts {
  readonly shown: readonly Standing[];
}

/** How many of the person's own tables are read to find out which wait for them; the newest. */
const MOST_OWN = 50;

/**
 * What's here, or in channels that the person can see; in deleted ones, what they may see there. Their own is seen, too:
 * a game that's over only where the bot doesn't know whether they can see its channel.
 */
async function seenIn<T extends InChannel>(
  request: BaseRequest,
  all: readonly T[],
  isTheirs: (item: T) => boolean,
  isOver = false,
  maySeeDeleted = false,
): Promise<readonly T[]> {
  const { channelId: here, member } = request.interaction;
  const isSure = (item: T) => item.channelId === here || (!isOver && isTheirs(item));
  const others = all.filter((item) => !isSure(item));
  const guild = others.length > 0 ? await fetchServer(request) : null;
  if (!guild || !member) return all.filter((item) => isSure(item) || isTheirs(item));
  const { unlisted } = request.context;
  const seen = await channelsSeen(memberIn(guild, member), guild, others, unlisted);
  return all.filter((item) => {
    const channelId = item.channelId ?? '';
    if (isSure(item) || seen.has(channelId)) return true;
    const known = guild.channels.cache.get(channelId);
    const mayBeSeen = isTheirs(item) && (!known || isHiddenFromBot(known));
    return mayBeSeen || (maySeeDeleted && unlisted.isDeleted(channelId));
  });
}

const seenLive = (request: BaseRequest, tables: readonly Standing[]): Promise<readonly Standing[]> =>
  seenIn(request, tables, (table) => belongsTo(table, request.person.userId));

/** Nobody can see a deleted channel any more: its games stay open to who played them, and who manages the server. */
const seenEnded = <T extends EndedRow>(request: BaseRequest, rows: readonly T[]): Promise<readonly T[]> =>
  seenIn(request, rows, (row) => hadSeat(row, request.person.userId), true, mayManageServer(request));

/** Makes members of Discord's data; private in discord.js' types. */
interface Maker {
  _add(data: APIInteractionGuildMember, cache: false): GuildMember;
}

const memberIn = (guild: Guild, member: GuildMember | APIInteractionGuildMember): GuildMember =>
  member instanceof GuildMember ? member : (guild.members as unknown as Maker)._add(member, false);

/**
 * Sends a page of the tables that the person can see, with a sentence above them. However many tables the server has,
 * only those on the page and the person's own are read.
 */
export async function listGames(
  request: Request,
  filter: GamesFilter,
  page: number,
  { from = null, note }: { readonly from?: Part | null; readonly note?: string } = {},
): Promise<void> {
  const { context, person, t } = request;
  const { userId } = person;
  const { guildId } = request.interaction;
  const { shown: listed, ...parts } = await partSeen(request, filter, from);
  const read = (ids: readonly string[]) => context.tables.list(guildId ?? '', ids);
  const own = filter === 'all' ? listed.filter((table) => mayWaitFor(table, userId)).slice(0, MOST_OWN) : [];
  const { tables: theirs } = await read(own.map(({ id }) => id));
  const waiting = new Set(theirs.filter((table) => waitsFor(table, userId)).map(({ id }) => id));
  const readPage = async (shown: readonly Standing[]) => {
    const onPage = gamesPage(shown, waiting, userId, filter, page, parts);
    return { onPage, ...(await read(onPage.entries.map(({ standing }) => standing.id))) };
  };
  let found = await readPage(listed);
  // A line whose table is gone is nothing to show: the next one takes its place.
  for (let shown = listed; ; found = await readPage(shown)) {
    const there = new Set([
      ...found.tables.map(({ id }) => id),
      ...found.unreadable.map(({ tableId }) => tableId),
    ]);
    const gone = found.onPage.entries.filter(({ standing }) => !there.has(standing.id));
    if (gone.length === 0) break;
    shown = shown.filter(({ id }) => !gone.some(({ standing }) => standing.id === id));
  }
  const { onPage, tables, unreadable } = found;
  const isStart = filter === 'all' && page === 0 && from === null;
  const elsewhere = isStart ? await waitingElsewhere(request) : [];
  const message = gamesMessage(
    onPage,
    {
      tables,
      unreadable: unreadable.map(({ tableId }) => tableId),
      due: await dueOf(
        request,
        [...tables, ...elsewhere.map(({ table }) => table)].filter(
          (table) => table.status === 'playing' && waitsFor(table, userId),
        ),
      ),
      elsewhere,
      channels: await namesIn(request, tables),
      ...(note === undefined ? {} : { note }),
    },
    t,
  );
  await answerPrivately(request, message);
}

/** What waits for them in other servers, longest first; the list is theirs alone. */
async function waitingElsewhere({ context, interaction, person }: Request): Promise<readonly Elsewhere[]> {
  const { userId } = person;
  const found = await context.tables.persons.livingElsewhere(userId, interaction.guildId);
  const waiting = found.filter((table) => waitsFor(table, userId));
  const longestFirst = waiting.toSorted((one, other) => one.waitingSince - other.waitingSince);
  return Promise.all(
    longestFirst.map(async (table, at) => {
      const asked = at < MOST_ELSEWHERE ? context.servers.guild(table.guildId) : null;
      const server = await uncounted(async () => asked?.catch(() => null));
      return { table, place: linkOf(table, server?.name ?? null) };
    }),
  );
}

/** A link to the channel of a table in another server, which shows the server's name if it's known. */
function linkOf({ guildId, channelId }: TableInfo, server: string | null): string {
  const link = `https://discord.com/channels/${guildId}/${channelId}`;
  return server === null ? link : `[${escapedName(server)}](${link})`;
}

/** How many parts of a list are gone through for one that has something for the person. */
const MOST_PARTS = 3;

/** What they can see of a part of the server's tables, in the order of the list; of the next if that's nothing. */
async function partSeen(request: Request, filter: GamesFilter, from: Part | null): Promise<PartSeen> {
  const { context, interaction, person } = request;
  const { guildId } = interaction;
  if (guildId === null) return { at: null, shown: [], older: null, newer: null };
  for (let part = from, looked = 1; ; looked++) {
    const { live, ended, ...parts } = await context.tables.listing(guildId, person.userId, part);
    const listed = [...live, ...ended].sort((a, b) => b.since - a.since);
    const shown = await uncounted(() => seenLive(request, filterTables(listed, filter, person.userId)));
    if (filter === 'finished') return { at: null, shown, older: null, newer: null };
    part = from?.side === 'newer' ? parts.newer : parts.older;
    if (shown.length > 0 || !part || looked === MOST_PARTS) return { shown, ...parts };
  }
}

async function dueOf({ context }: Request, tables: readonly TableInfo[]): Promise<Map<string, number>> {
  const deadlines = await Promise.all(tables.map(({ id }) => context.clocks?.deadlineOf(id) ?? null));
  const due = deadlines.map((deadline, at) => [tables[at]!.id, deadline?.due ?? null] as const);
  return new Map(due.flatMap(([id, at]) => (at === null ? [] : [[id, at]])));
}

/** Takes a seat from the list, wherever the table is, and answers with the way there. */
async function sit(request: ComponentRequest, tableId: string): Promise<void> {
  const { t } = request;
  let table: TableInfo;
  try {
    const seen = await seenTable(request, tableId);
    if (seen.status === 'playing') return await answerPrivately(request, asked(seen, request));
    table = await request.context.tables.change(tableId, request.person, joined);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return listGames(request, 'all', 0, { note: refusalSentence(error, t) });
  }
  await listJoined(request, t('discord-games-joined', { place: channelMention(table) }));
}

/** The question, since it's a game that others have begun. @throws Refusal `alreadySeated`, `notInLobby` */
function asked(table: TableInfo, { person, t }: Request): Message {
  if (isSeated(table, person.userId)) throw new Refusal('alreadySeated', null);
  if (!table.seats.some(isOpenSeat)) throw new Refusal('notInLobby', null);
  return takeMessage(table, t);
}

/** What the channels of these tables are called, as far as the bot can see them. */
async function namesIn(request: Request, tables: readonly TableInfo[]): Promise<Map<string, string>> {
  const { channelId: here } = request.interaction;
  const guild = tables.some(({ channelId }) => channelId !== here) ? await fetchServer(request) : null;
  return new Map(
    tables.flatMap(({ channelId }) => {
      const channel = channelId === here ? request.interaction.channel : guild?.channels.cache.get(channelId);
      if (!channel || channel.isDMBased() || isHiddenFromBot(channel)) return [];
      return [[channelId, channel.name] as const];
    }),
  );
}

/** The list, or the sentence alone: that it can't be read doesn't undo what has been saved. */
async function listJoined(request: Request, note: string): Promise<void> {
  try {
    await listGames(request, 'all', 0, { note });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await answerPrivately(request, { content: note });
  }
}

/** @throws Refusal `unknownTable` if they can't see the table */
export async function seenTable(request: BaseRequest, tableId: string): Promise<TableInfo> {
  const { context, interaction } = request;
  const { table, row } = await context.tables.read(tableId, (document) => ({
    table: tableInfo(document),
    row: endedRow(document),
  }));
  if (table.guildId !== interaction.guildId) throw new Refusal('unknownTable', null);
  const seen = await (row ? seenEnded(request, [row]) : seenLive(request, [tableStanding(table)]));
  if (seen.length === 0) throw new Refusal('unknownTable', null);
  return table;
}

/** Shows a game of the list, wherever it's played. */
async function look(request: ComponentRequest, tableId: string): Promise<void> {
  await seenTable(request, tableId);
  await watch(request, tableId);
}

/** The newest of the server's games that are looked through. */
const MOST_ENDED = 500;

/** The server's finished and closed games that the person can see, newest first. */
export async function endedSeen(request: BaseRequest): Promise<readonly EndedRow[]> {
  const { guildId } = request.interaction;
  const all = guildId === null ? [] : await request.context.tables.ended(guildId, MOST_ENDED);
  return uncounted(() => seenEnded(request, all));
}

/** What somebody has played to the end, as far as the person who asks can see it. */
export async function listResults(request: Request, of: Person): Promise<void> {
  await answerPrivately(request, resultsMessage(await playedBy(of, request), of, request.t));
}

/** The finished games that the person who asks can see, in which `of` had a seat; newest first. */
export const playedBy = async (of: Person, request: BaseRequest): Promise<readonly ResultRow[]> =>
  (await endedSeen(request)).filter(isResult).filter((row) => hadSeat(row, of.userId));

/** Something in a channel; null if the channel isn't known. */
export interface InChannel {
  readonly channelId: string | null;
}

/** How many channels Discord is asked about for one list, and how many at once; others count as hidden. */
const MOST_ASKED = 40;
const AT_ONCE = 8;

/** The channels and threads of the server that the member can see. One that can't be fetched counts as hidden. */
async function channelsSeen(
  member: GuildMember,
  guild: Guild,
  all: readonly InChannel[],
  unlisted: UnlistedChannels,
): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  const see = (channelId: string, isSeen: boolean) => isSeen && seen.add(channelId);
  const asked: (() => Promise<void>)[] = [];
  for (const channelId of new Set(all.map((item) => item.channelId ?? ''))) {
    const known = guild.channels.cache.get(channelId);
    // Where the bot can't see who may, whoever has been there does.
    const isKnown = known !== undefined && !isHiddenFromBot(known);
    const isSeen = isKnown ? seesKnown(member, known) : unlisted.isSeenBy(channelId, member.id) || null;
    if (isSeen !== null) see(channelId, isSeen);
    else if (known && !isKnown) see(channelId, false);
    else if (asked.length < MOST_ASKED && channelId !== '' && !unlisted.isDeleted(channelId))
      asked.push(async () => {
        see(channelId, await canSee(member, guild, channelId, unlisted));
      });
  }
  await new PQueue({ concurrency: AT_ONCE }).addAll(asked);
  return seen;
}

/** The items whose channel or thread everybody in the server can see, as far as the bot can see it. */
export function visibleToAll<T extends InChannel>(guild: Guild, all: readonly T[]): T[] {
  return all.filter(({ channelId }) => {
    const channel = guild.channels.cache.get(channelId ?? '');
    if (!channel || channel.type === ChannelType.PrivateThread) return false;
    return channel.permissionsFor(guild.roles.everyone)?.has(PermissionFlagsBits.ViewChannel) ?? false;
  });
}

/** Null if Discord has to be asked who's in a private thread. */
function seesKnown(member: GuildMember, channel: GuildBasedChannel | ThreadChannel): boolean | null {
  const permissions = channel.permissionsFor(member);
  if (!permissions?.has(PermissionFlagsBits.ViewChannel)) return false;
  const isOpen =
    channel.type !== ChannelType.PrivateThread || permissions.has(PermissionFlagsBits.ManageThreads);
  return isOpen ? true : null;
}

async function canSee(
  member: GuildMember,
  guild: Guild,
  channelId: string,
  unlisted: UnlistedChannels,
): Promise<boolean> {
  const channel = guild.channels.cache.get(channelId) ?? (await unlisted.thread(guild, channelId));
  if (!channel) return false;
  const isSeen = seesKnown(member, channel);
  if (isSeen !== null || !channel.isThread()) return isSeen ?? false;
  // Discord doesn't tell the bot who leaves a thread, so members in memory may have left.
  return channel.members
    .fetch({ member: member.id, cache: false, force: true })
    .then(() => true)
    .catch(() => false);
}

export const controls: readonly Control[] = [
  control(
    'games',
    ([filter, page, from]) => ({
      filter: GAMES_FILTERS.find((id) => id === filter) ?? GAMES_FILTERS[0],
      page: page === LAST_PAGE ? Number.POSITIVE_INFINITY : Number(page) || 0,
      from: partFrom(from),
    }),
    (request, { filter, page, from }) => listGames(request, filter, page, { from }),
  ),
  control(
    'sit',
    (_args, [chosen]) => chosen,
    (request, chosen) => sit(request, chosen ?? request.component.tableId ?? ''),
  ),
  onTable('here', asWritten, async (request, tableId) => {
    await goOnHere(request, tableId);
    await listJoined(request, request.t('discord-games-here'));
  }),
  control('look', (_args, [chosen = '']) => chosen, look),
];
