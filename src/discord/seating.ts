import type { APIApplicationCommandOptionChoice, AutocompleteInteraction } from 'discord.js';
import type { Seat } from '../games/game.ts';
import { Refusal } from '../table/refusal.ts';
import type { TableInfo } from '../table/types.ts';
import { type Asking, type CommandCall, voiceOf } from './call.ts';
import { plainName } from './escape.ts';
import { lobbyMessage } from './messages/lobby.ts';

/** Answers with the lobby as the change leaves it. */
async function answerWith(
  { desk, answer, publicWords }: CommandCall,
  changed: Promise<TableInfo>,
): Promise<void> {
  const table = await changed;
  desk.announcer.replace(table.id, await answer.toEverybody(lobbyMessage(table, publicWords)));
}

export const joinHere = (call: CommandCall, tableId: string): Promise<void> =>
  answerWith(call, call.desk.tables.join(tableId, call.person));

export const leaveHere = (call: CommandCall, tableId: string): Promise<void> =>
  answerWith(call, call.desk.tables.leave(tableId, call.person));

/**
 * `first` is the seat that begins, by its number in the order of arrival or by the name of who sits there; null
 * lets the game draw.
 */
export async function startHere(call: CommandCall, tableId: string, first: string | null): Promise<void> {
  const { tables, announcer } = call.desk;
  const begins = first === null ? undefined : seatNamed(first, await tables.info(tableId));
  await answerWith(call, tables.start(tableId, call.person, null, begins));
  await announcer.announce(tableId, voiceOf(call));
}

function seatNamed(first: string, { seats }: TableInfo): Seat {
  if (/^\d$/.test(first)) return Number(first);
  const typed = first.trim().toLowerCase();
  const named = [...seats.keys()].filter((at) => plainName(seats[at]!.name).toLowerCase() === typed);
  if (named.length !== 1) throw new Refusal('illegalAction', null);
  return named[0]!;
}

/** Everybody seated, as somebody who could begin. */
export async function completeFirst({
  desk,
  interaction,
}: Asking<AutocompleteInteraction>): Promise<APIApplicationCommandOptionChoice<string>[]> {
  const { seats } = await desk.tables.inChannel(interaction.channelId);
  const typed = interaction.options.getFocused().toLowerCase();
  return seats
    .map(({ name }, at) => ({ name: plainName(name), value: String(at) }))
    .filter(({ name }) => name.toLowerCase().includes(typed));
}
