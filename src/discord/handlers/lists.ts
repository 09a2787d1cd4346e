import { GuildMember } from 'discord.js';
import { Refusal } from '../../table/refusal.ts';
import type { TableInfo } from '../../table/types.ts';
import { filtered, GAMES_FILTERS, type GamesFilter, gamesMessage } from '../messages/games.ts';
import { placeOf } from '../messages/games-rows.ts';
import { waitsFor } from '../messages/games-sections.ts';
import { sentenceOf } from './refuse.ts';
import { answerPrivately, type PressRequest, type Request } from './request.ts';
import { type InChannel, visibleTo } from './visibility.ts';

const NONE = { tables: [], unreadable: [] };

/** The items in channels that the person can see. */
function visible<T extends InChannel>({ interaction }: Request, all: readonly T[]): Promise<readonly T[]> {
  const { guild, member } = interaction;
  return guild && member instanceof GuildMember
    ? visibleTo(member, guild, all)
    : Promise.resolve(all.filter(({ channelId }) => channelId === interaction.channelId));
}

/** Sends a page of the tables that the person can see, with a sentence above them. */
export async function listGames(
  request: Request,
  filter: GamesFilter,
  page: number,
  note?: string,
): Promise<void> {
  const { context, interaction, person, words } = request;
  const { userId } = person;
  const { guildId } = interaction;
  const { tables, unreadable } = guildId === null ? NONE : await context.tables.list(guildId);
  const shown = await visible(request, filtered(tables, filter, userId));
  const lost = filter === 'all' ? await visible(request, unreadable) : [];
  const due = await dueOf(
    request,
    shown.filter((table) => table.status === 'playing' && waitsFor(table, userId)),
  );
  const listed = { tables: shown, unreadable: lost, userId, due, ...(note === undefined ? {} : { note }) };
  await answerPrivately(request, gamesMessage(listed, filter, page, words));
}

async function dueOf({ context }: Request, tables: readonly TableInfo[]): Promise<Map<string, number>> {
  const due = new Map<string, number>();
  for (const { id } of tables) {
    const deadline = await context.clocks?.deadlineOf(id);
    if (deadline?.due) due.set(id, deadline.due);
  }
  return due;
}

export async function games(request: PressRequest): Promise<void> {
  const [filter, page] = request.press.args;
  const known = GAMES_FILTERS.find((id) => id === filter) ?? GAMES_FILTERS[0];
  await listGames(request, known, Number(page) || 0);
}

/** Takes a seat from the list, wherever the table is, and answers with the way there. */
export async function sit(request: PressRequest): Promise<void> {
  const { context, interaction, press, words } = request;
  const tableId = interaction.isStringSelectMenu() ? interaction.values[0] : press.tableId;
  let table: TableInfo;
  try {
    table = await joined(request, tableId ?? '');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return listGames(request, 'all', 0, sentenceOf(error, words));
  }
  try {
    await listGames(request, 'all', 0, words.discord.games.joined(placeOf(table)));
  } finally {
    await context.announcer.announce(table.id, null);
  }
}

/** @throws Refusal `unknownTable` if they can't see the table, and what `TableService.join` throws */
async function joined(request: PressRequest, tableId: string): Promise<TableInfo> {
  const { context, interaction, person } = request;
  const table = await context.tables.info(tableId);
  const [seen] = table.guildId === interaction.guildId ? await visible(request, [table]) : [];
  if (!seen) throw new Refusal('unknownTable', null);
  return context.tables.join(tableId, person);
}
