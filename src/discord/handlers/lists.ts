import { GuildMember } from 'discord.js';
import { Refusal } from '../../table/refusal.ts';
import { type Standing, standingOf } from '../../table/standing.ts';
import type { TableInfo } from '../../table/types.ts';
import { uncounted } from '../../time/deadline.ts';
import { filtered, GAMES_FILTERS, type GamesFilter, gamesMessage, gamesPage } from '../messages/games.ts';
import { placeOf } from '../messages/games-rows.ts';
import { mayWaitFor, waitsFor } from '../messages/games-sections.ts';
import { sentenceOf } from './refuse.ts';
import { answerPrivately, type PressRequest, type Request } from './request.ts';
import { visibleTo } from './visibility.ts';

/** How many of the person's own tables are read to find out which wait for them; the newest. */
const MOST_OWN = 50;

/** The tables in channels that the person can see. */
function visible({ interaction }: Request, all: readonly Standing[]): Promise<readonly Standing[]> {
  const { guild, member } = interaction;
  return guild && member instanceof GuildMember
    ? visibleTo(member, guild, all)
    : Promise.resolve(all.filter(({ channelId }) => channelId === interaction.channelId));
}

/**
 * Sends a page of the tables that the person can see, with a sentence above them. However many tables the server has,
 * only those on the page and the person's own are read.
 */
export async function listGames(
  request: Request,
  filter: GamesFilter,
  page: number,
  note?: string,
): Promise<void> {
  const { context, person, say } = request;
  const { userId } = person;
  const { guildId } = request.interaction;
  const listed = guildId === null ? [] : await listedIn(request, guildId);
  const shown = await uncounted(() => visible(request, filtered(listed, filter, userId)));
  const read = (ids: readonly string[]) => context.tables.list(guildId ?? '', ids);
  const own = filter === 'all' ? shown.filter((table) => mayWaitFor(table, userId)).slice(0, MOST_OWN) : [];
  const { tables: theirs } = await read(own.map(({ id }) => id));
  const waiting = new Set(theirs.filter((table) => waitsFor(table, userId)).map(({ id }) => id));
  const onPage = gamesPage(shown, waiting, userId, filter, page);
  const { tables, unreadable } = await read(onPage.entries.map(({ standing }) => standing.id));
  const message = gamesMessage(
    onPage,
    {
      tables,
      unreadable: unreadable.map(({ tableId }) => tableId),
      due: await dueOf(
        request,
        tables.filter((table) => table.status === 'playing' && waitsFor(table, userId)),
      ),
      ...(note === undefined ? {} : { note }),
    },
    say,
  );
  await answerPrivately(request, message);
}

/** All of the server's tables, in the order of the list. */
async function listedIn({ context }: Request, guildId: string): Promise<readonly Standing[]> {
  const { live, ended } = await context.tables.directory(guildId);
  const standings = [...live.map(({ standing }) => standing), ...ended];
  return standings.sort((a, b) => b.since - a.since);
}

async function dueOf({ context }: Request, tables: readonly TableInfo[]): Promise<Map<string, number>> {
  const deadlines = await Promise.all(tables.map(({ id }) => context.clocks?.deadlineOf(id) ?? null));
  const due = deadlines.map((deadline, at) => [tables[at]!.id, deadline?.due ?? null] as const);
  return new Map(due.flatMap(([id, at]) => (at === null ? [] : [[id, at]])));
}

export async function games(request: PressRequest): Promise<void> {
  const [filter, page] = request.press.args;
  const known = GAMES_FILTERS.find((id) => id === filter) ?? GAMES_FILTERS[0];
  await listGames(request, known, Number(page) || 0);
}

/** Takes a seat from the list, wherever the table is, and answers with the way there. */
export async function sit(request: PressRequest): Promise<void> {
  const { context, interaction, press, say } = request;
  const tableId = interaction.isStringSelectMenu() ? interaction.values[0] : press.tableId;
  let table: TableInfo;
  try {
    table = await joined(request, tableId ?? '');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return listGames(request, 'all', 0, sentenceOf(error, say));
  }
  try {
    await listJoined(request, say('discord-games-joined', { place: placeOf(table) }));
  } finally {
    await context.announcer.announce(table.id, null);
  }
}

/** The list, or the sentence alone: that it can't be read doesn't undo what has been saved. */
async function listJoined(request: Request, note: string): Promise<void> {
  try {
    await listGames(request, 'all', 0, note);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await answerPrivately(request, { content: note });
  }
}

/** @throws Refusal `unknownTable` if they can't see the table, and what `TableService.join` throws */
async function joined(request: PressRequest, tableId: string): Promise<TableInfo> {
  const { context, interaction, person } = request;
  const table = await context.tables.info(tableId);
  const [seen] = table.guildId === interaction.guildId ? await visible(request, [standingOf(table)]) : [];
  if (!seen) throw new Refusal('unknownTable', null);
  return context.tables.join(tableId, person);
}
