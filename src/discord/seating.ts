import type { Person, TableInfo } from '../table/types.ts';
import { type CommandCall, voiceOf } from './call.ts';
import { lobbyMessage } from './messages/lobby.ts';

/** Changes the lobby and answers with it. */
async function seat(
  call: CommandCall,
  change: (tableId: string, person: Person) => Promise<TableInfo>,
  tableId: string,
): Promise<void> {
  const { desk, answer, person, publicWords } = call;
  const table = await change(tableId, person);
  desk.announcer.replace(tableId, await answer.toEverybody(lobbyMessage(table, publicWords)));
}

export const joinHere = (call: CommandCall, tableId: string): Promise<void> =>
  seat(call, (id, person) => call.desk.tables.join(id, person), tableId);

export const leaveHere = (call: CommandCall, tableId: string): Promise<void> =>
  seat(call, (id, person) => call.desk.tables.leave(id, person), tableId);

export async function startHere(call: CommandCall, tableId: string): Promise<void> {
  await seat(call, (id, person) => call.desk.tables.start(id, person), tableId);
  await call.desk.announcer.announce(tableId, voiceOf(call));
}
