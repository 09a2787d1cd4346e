import { escapedName } from '../../faces/markdown.ts';
import type { Seat } from '../../games/game.ts';
import { removed } from '../../table/lobby.ts';
import { Refusal } from '../../table/refusal.ts';
import { hostPassed, vacated, withInvited } from '../../table/seats.ts';
import { infoOf } from '../../table/views.ts';
import { invitationMessage } from '../messages/invitation.ts';
import { answerThenAnnounce } from './after-saving.ts';
import { showOpened } from './coming.ts';
import { type CommandRequest, tableWords } from './request.ts';
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
  const { answer, context, person, words } = request;
  if (guest.isBot) return answer.toOneself({ content: words.people.invite.bot });
  const { table, isAgain } = await context.tables.change(
    tableId,
    person,
    withInvited({ userId: guest.userId, name: guest.name }),
    (after, isAgain) => ({ table: infoOf(after), isAgain }),
  );
  const { mention, ...rest } = invitationMessage(table, guest.userId, person, tableWords(request, table));
  await answer.toEverybody(isAgain || mention === undefined ? rest : { ...rest, mention });
}

/** Removes somebody from the lobby; in a running game, opens the seat of somebody who's away. */
export async function removeHere(request: CommandRequest, tableId: string, typed: string): Promise<void> {
  const { context, person } = request;
  const found: { opened?: Seat } = {};
  const after = await context.tables.change(tableId, person, (table, ...around) => {
    const seat = seatMeant(typed, table);
    if (table.status === 'lobby') return removed(seat)(table, ...around);
    found.opened = seat;
    return vacated(seat)(table, ...around);
  });
  if (found.opened === undefined) await answerWith(request, after);
  else await showOpened(request, after, found.opened);
}

/** Passes the host role on. */
export async function passHere(request: CommandRequest, tableId: string, typed: string): Promise<void> {
  const { answer, context, person, words } = request;
  const before = await context.tables.info(tableId);
  const heir = before.seats[seatMeant(typed, before)];
  if (heir?.kind !== 'person') throw new Refusal('notAtTable', null);
  const table = await context.tables.change(tableId, person, hostPassed(heir.userId));
  if (table.status === 'lobby') return answerWith(request, table);
  await answerThenAnnounce(request, tableId, () =>
    answer.toOneself({ content: words.people.seat.passed(escapedName(table.host.name)) }),
  );
}
