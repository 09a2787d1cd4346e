import { isOpenSeat, keptSeatOf } from '../../table/seats.ts';
import type { TableInfo } from '../../table/types.ts';
import { lobbyMessage } from '../messages/lobby.ts';
import { comeBack, takeSeat } from './coming.ts';
import { askToLeave } from './ending.ts';
import { type CommandRequest, occasionOf, sayAtTable } from './request.ts';
import { seatMeant } from './seat-options.ts';

/** Answers with the changed lobby. */
export async function answerWith(request: CommandRequest, table: TableInfo): Promise<void> {
  const { context, answer } = request;
  const sent = await answer.toEverybody(lobbyMessage(table, sayAtTable(request, table)));
  await context.announcer.posted(table.id, sent, table.shown);
}

/** Joins the lobby; in a running game, comes back or takes a seat that was left. */
export async function joinHere(request: CommandRequest, tableId: string): Promise<void> {
  const { context, person } = request;
  const { tables } = context;
  const table = await tables.info(tableId);
  if (table.status === 'playing' && !(await tables.wasHandled(tableId, person))) {
    if (keptSeatOf(table, person.userId) !== undefined) return comeBack(request, tableId);
    const open = table.seats.findIndex(isOpenSeat);
    if (open >= 0) return takeSeat(request, tableId, open);
  }
  await answerWith(request, await tables.join(tableId, person));
}

/** Leaves the lobby; in a running game, asks how. */
export async function leaveHere(request: CommandRequest, tableId: string): Promise<void> {
  const { context, person } = request;
  const { status } = await context.tables.info(tableId);
  if (status === 'playing' && !(await context.tables.wasHandled(tableId, person)))
    return askToLeave(request, tableId);
  await answerWith(request, await context.tables.leave(tableId, person));
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
  await tables.start(tableId, request.person, begins);
  await announcer.show(tableId, occasionOf(request), (message) => answer.toEverybody(message));
}
