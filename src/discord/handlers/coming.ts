import { escapedName } from '../../faces/markdown.ts';
import type { Seat } from '../../games/game.ts';
import type { Actor, SeatHolder } from '../../table/document.ts';
import { keptSeatOf } from '../../table/holders.ts';
import { joined } from '../../table/lobby.ts';
import { cameBack, taken, vacated } from '../../table/seats.ts';
import { type SeatView, seatViewFor, type TableInfo } from '../../table/views.ts';
import { ANNOUNCEMENT, threadMessage } from '../messages/invitation.ts';
import { ownerName } from '../messages/seats.ts';
import { answerThenAnnounce } from './after-saving.ts';
import { seatNumbered } from './options.ts';
import { answerPrivately, type PressRequest, type Request, tableWords } from './request.ts';
import { showHand } from './show-hand.ts';

/** *Join* beside the lobby: on an invitation, or on the message that announces a thread's table elsewhere. */
export async function come(request: PressRequest, tableId: string): Promise<void> {
  const { context, answer, person, press, words } = request;
  const table = await context.tables.change(tableId, person, joined);
  if (press.args[0] === ANNOUNCEMENT) await answer.update(threadMessage(table, tableWords(request, table)));
  await answer.toOneself({ content: words.people.thread.joined(`<#${table.channelId}>`) });
  await context.announcer.announce(table.id, null);
}

/** *Take this seat*. */
export const take = (request: PressRequest, tableId: string): Promise<void> =>
  takeSeat(request, tableId, seatNumbered(request.press.args[0]));

/** The person takes the seat of a running game and sees its hand. */
export async function takeSeat(request: Request, tableId: string, seat: number): Promise<void> {
  const { context, person, words } = request;
  const before: { holder?: SeatHolder | undefined } = {};
  const view = await context.tables.change(
    tableId,
    person,
    (table, ...around) => {
      before.holder = table.seats[seat];
      return taken(seat)(table, ...around);
    },
    (table) => {
      before.holder ??= table.seats[seat];
      return seatViewFor(person.userId)(table);
    },
  );
  await showSeat(request, view, before.holder ? words.people.seat.took(escapedOwner(before.holder)) : '');
}

const escapedOwner = (holder: SeatHolder): string => escapedName(ownerName(holder));

/** *I'm back*: the person gets back the seat that a computer has kept. */
export async function comeBack(request: Request, tableId: string): Promise<void> {
  const { context, words } = request;
  const person = await asKnown(request, tableId);
  const seat = await context.tables.change(tableId, person, cameBack, seatViewFor(person.userId));
  await showSeat(request, seat, words.people.seat.back);
}

/** A direct message doesn't tell how a person is called in the server, so they keep the name that they had. */
async function asKnown({ context, interaction, person }: Request, tableId: string): Promise<Actor> {
  if (interaction.inGuild()) return person;
  const table = await context.tables.info(tableId);
  const kept = table.seats[keptSeatOf(table, person.userId) ?? -1];
  return kept?.kind === 'computer' && kept.formerly ? { ...person, name: kept.formerly.name } : person;
}

const showSeat = async (request: Request, seat: SeatView, note: string): Promise<void> => {
  await answerThenAnnounce(request, seat.table.id, async () => {
    await showHand(request, seat, { notes: [note] });
  });
};

/** The host opens the seat of somebody who's away. */
export async function vacate(request: PressRequest, tableId: string): Promise<void> {
  const seat = seatNumbered(request.press.args[0]);
  await showOpened(
    request,
    await request.context.tables.change(tableId, request.person, vacated(seat)),
    seat,
  );
}

export async function showOpened(request: Request, { id, seats }: TableInfo, seat: Seat): Promise<void> {
  await answerThenAnnounce(request, id, () =>
    answerPrivately(request, { content: request.words.people.seat.opened(escapedOwner(seats[seat]!)) }),
  );
}
