import { escapedName } from '../../faces/markdown.ts';
import { Refusal } from '../../table/refusal.ts';
import { invitationMessage } from '../messages/invitation.ts';
import { answerThenAnnounce } from './after-saving.ts';
import { vacateSeat } from './coming.ts';
import { type CommandRequest, sayAtTable } from './request.ts';
import { seatMeant } from './seat-options.ts';
import { answerWith } from './seating.ts';

/** Whom a command means: a user of Discord. */
export interface Guest {
  readonly userId: string;
  readonly name: string;
  readonly isBot: boolean;
}

/** Invites somebody and pings them once, in the table's channel. */
export async function inviteHere(request: CommandRequest, tableId: string, guest: Guest): Promise<void> {
  const { answer, context, person, say } = request;
  if (guest.isBot) return answer.toOneself({ content: say('people-invite-bot') });
  const isAgain = await context.tables.wasHandled(tableId, person);
  const table = await context.tables.invite(tableId, person, { userId: guest.userId, name: guest.name });
  const { mention, ...rest } = invitationMessage(table, guest.userId, person, sayAtTable(request, table));
  await answer.toEverybody(isAgain || mention === undefined ? rest : { ...rest, mention });
}

/** Removes somebody from the lobby; in a running game, opens the seat of somebody who's away. */
export async function removeHere(request: CommandRequest, tableId: string, typed: string): Promise<void> {
  const { context, person } = request;
  const { tables } = context;
  const table = await tables.info(tableId);
  if (await tables.wasHandled(tableId, person)) return answerWith(request, table);
  if (table.status !== 'lobby') return vacateSeat(request, tableId, seatMeant(typed, table));
  const seat = seatMeant(typed, table);
  await answerWith(request, await tables.removeFromLobby(tableId, person, seat, table.shown));
}

/** Passes the host role on. */
export async function passHere(request: CommandRequest, tableId: string, typed: string): Promise<void> {
  const { answer, context, person, say } = request;
  const before = await context.tables.info(tableId);
  const heir = before.seats[seatMeant(typed, before)];
  if (heir?.kind !== 'person') throw new Refusal('notAtTable', null);
  const table = await context.tables.passHost(tableId, person, heir.userId);
  if (table.status === 'lobby') return answerWith(request, table);
  await answerThenAnnounce(request, tableId, () =>
    answer.toOneself({ content: say('people-seat-passed', { name: escapedName(table.host.name) }) }),
  );
}
