import type { APIApplicationCommandOptionChoice, AutocompleteInteraction } from 'discord.js';
import type { Seat } from '../../games/game.ts';
import { Refusal } from '../../table/refusal.ts';
import type { TableInfo } from '../../table/types.ts';
import { plainName } from '../answers/escape.ts';
import { lobbyMessage } from '../messages/lobby.ts';
import { answerThenAnnounce } from './after-saving.ts';
import type { BaseRequest, CommandRequest } from './request.ts';

/** Answers with the changed lobby. */
async function answerWith({ context, answer, publicWords }: CommandRequest, table: TableInfo): Promise<void> {
  context.announcer.replace(table.id, await answer.toEverybody(lobbyMessage(table, publicWords)));
}

export const joinHere = async (request: CommandRequest, tableId: string): Promise<void> =>
  answerWith(request, await request.context.tables.join(tableId, request.person));

export const leaveHere = async (request: CommandRequest, tableId: string): Promise<void> =>
  answerWith(request, await request.context.tables.leave(tableId, request.person));

/**
 * `first` is the starting seat, by its number in order of arrival or its player's name; null lets the game decide
 * by chance.
 */
export async function startHere(
  request: CommandRequest,
  tableId: string,
  first: string | null,
): Promise<void> {
  const { tables } = request.context;
  const begins = first === null ? undefined : seatNamed(first, await tables.info(tableId));
  const started = await tables.start(tableId, request.person, begins);
  await answerThenAnnounce(request, tableId, () => answerWith(request, started));
}

function seatNamed(first: string, { seats }: TableInfo): Seat {
  if (/^\d$/.test(first)) return Number(first);
  const typed = first.trim().toLowerCase();
  const named = [...seats.keys()].filter((at) => plainName(seats[at]!.name).toLowerCase() === typed);
  if (named.length !== 1) throw new Refusal('illegalAction', null);
  return named[0]!;
}

/** Suggests everyone seated as the starting player. */
export async function completeFirst({
  context,
  interaction,
}: BaseRequest<AutocompleteInteraction>): Promise<APIApplicationCommandOptionChoice<string>[]> {
  const { seats } = await context.tables.inChannel(interaction.channelId);
  const typed = interaction.options.getFocused().toLowerCase();
  return seats
    .map(({ name }, at) => ({ name: plainName(name), value: String(at) }))
    .filter(({ name }) => name.toLowerCase().includes(typed));
}
