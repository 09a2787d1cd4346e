import { escapedName } from '../../faces/markdown.ts';
import { keptSeatOf } from '../../table/seats.ts';
import type { Actor, SeatHolder, TableInfo } from '../../table/types.ts';
import { ANNOUNCEMENT, threadMessage } from '../messages/invitation.ts';
import { ownerName } from '../messages/seats.ts';
import { answerThenAnnounce } from './after-saving.ts';
import { seatNumbered } from './options.ts';
import { answerPrivately, type PressRequest, type Request, sayAtTable } from './request.ts';
import { showHand } from './show-hand.ts';

/** *Join* beside the lobby: on an invitation, or on the message that announces a thread's table elsewhere. */
export async function come(request: PressRequest, tableId: string): Promise<void> {
  const { context, answer, person, press, say } = request;
  const table = await context.tables.join(tableId, person);
  if (press.args[0] === ANNOUNCEMENT) await answer.update(threadMessage(table, sayAtTable(request, table)));
  await answer.toOneself({ content: say('people-thread-joined', { link: `<#${table.channelId}>` }) });
  await context.announcer.announce(table.id, null);
}

/** *Take this seat*. */
export const take = (request: PressRequest, tableId: string): Promise<void> =>
  takeSeat(request, tableId, seatNumbered(request.press.args[0]));

/** The person takes the seat of a running game and sees its hand. */
export async function takeSeat(request: Request, tableId: string, seat: number): Promise<void> {
  const { context, person, say } = request;
  const { seats } = await context.tables.info(tableId);
  const before = seats[seat];
  const table = await context.tables.takeSeat(tableId, seat, person);
  await showSeat(request, table, before ? say('people-seat-took', { before: escapedOwner(before) }) : '');
}

const escapedOwner = (holder: SeatHolder): string => escapedName(ownerName(holder));

/** *I'm back*: the person gets back the seat that a computer has kept. */
export async function comeBack(request: Request, tableId: string): Promise<void> {
  const { context, say } = request;
  const back = await context.tables.comeBack(tableId, await asKnown(request, tableId));
  await showSeat(request, back, say('people-seat-back'));
}

/** A direct message doesn't tell how a person is called in the server, so they keep the name that they had. */
async function asKnown({ context, interaction, person }: Request, tableId: string): Promise<Actor> {
  if (interaction.inGuild()) return person;
  const table = await context.tables.info(tableId);
  const kept = table.seats[keptSeatOf(table, person.userId) ?? -1];
  return kept?.kind === 'computer' && kept.formerly ? { ...person, name: kept.formerly.name } : person;
}

async function showSeat(request: Request, { id }: TableInfo, note: string): Promise<void> {
  const { context, person } = request;
  await answerThenAnnounce(request, id, async () => {
    const seat = await context.tables.seatView(id, person.userId);
    await showHand(request, seat, { notes: [note] });
  });
}

/** The host opens the seat of somebody who's away. */
export const vacate = (request: PressRequest, tableId: string): Promise<void> =>
  vacateSeat(request, tableId, seatNumbered(request.press.args[0]));

export async function vacateSeat(request: Request, tableId: string, seat: number): Promise<void> {
  const { context, person, say } = request;
  const { seats } = await context.tables.vacate(tableId, person, seat);
  await answerThenAnnounce(request, tableId, () =>
    answerPrivately(request, { content: say('people-seat-opened', { name: escapedOwner(seats[seat]!) }) }),
  );
}
