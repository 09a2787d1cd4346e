import { isOpenSeat, keptSeatOf } from '../../table/holders.ts';
import { joined, left, started } from '../../table/lobby.ts';
import type { TableInfo } from '../../table/views.ts';
import { lobbyMessage } from '../messages/lobby.ts';
import { comeBack, takeSeat } from './coming.ts';
import { askToLeave } from './ending.ts';
import { type CommandRequest, occasionOf, tableWords } from './request.ts';
import { seatMeant } from './seat-options.ts';

/** Answers with the changed lobby. */
export async function answerWith(request: CommandRequest, table: TableInfo): Promise<void> {
  const { context, answer } = request;
  const sent = await answer.toEverybody(lobbyMessage(table, tableWords(request, table)));
  await context.announcer.posted(table.id, sent, table.shown);
}

/** Joins the lobby; in a running game, comes back or takes a seat that was left. */
export async function joinHere(request: CommandRequest, tableId: string): Promise<void> {
  const { context, person } = request;
  const found = { isKept: false, open: -1 };
  const after = await context.tables.change(tableId, person, (table, ...around) => {
    const isPlaying = table.status === 'playing';
    found.isKept = isPlaying && keptSeatOf(table, person.userId) !== undefined;
    found.open = isPlaying ? table.seats.findIndex(isOpenSeat) : -1;
    return found.isKept || found.open >= 0 ? null : joined(table, ...around);
  });
  if (found.isKept) await comeBack(request, tableId);
  else if (found.open >= 0) await takeSeat(request, tableId, found.open);
  else await answerWith(request, after);
}

/** Leaves the lobby; in a running game, asks how. */
export async function leaveHere(request: CommandRequest, tableId: string): Promise<void> {
  const { context, person } = request;
  const found = { isPlaying: false };
  const after = await context.tables.change(tableId, person, (table, ...around) => {
    found.isPlaying = table.status === 'playing';
    return found.isPlaying ? null : left(table, ...around);
  });
  if (found.isPlaying) await askToLeave(request, tableId);
  else await answerWith(request, after);
}

/**
 * `first` is the starting seat, by its number in order of arrival or its player's name; null lets the game decide
 * by chance.
 */
export async function startHere(
  request: CommandRequest,
  tableId: string,
  first: string | null,
): Promise<void> {
  const { answer, context } = request;
  const { announcer, tables } = context;
  const begins = first === null ? undefined : seatMeant(first, await tables.info(tableId));
  await tables.change(tableId, request.person, started(begins));
  await announcer.show(tableId, occasionOf(request), (message) => answer.toEverybody(message));
}
