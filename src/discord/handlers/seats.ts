import type { APIApplicationCommandOptionChoice, AutocompleteInteraction } from 'discord.js';
import type { Deadline } from '../../clocks/clocks.ts';
import type { Seat } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { looks } from '../../table/characters.ts';
import type { Actor, SeatHolder } from '../../table/document.ts';
import { isPersonAway, isSeated, isSilent, keptSeat } from '../../table/holders.ts';
import { closed, hostedBy, joined, refuseClosing } from '../../table/lobby.ts';
import { Refusal } from '../../table/refusal.ts';
import { cameBack, filledIn, resigned, seatLeft, taken, vacated } from '../../table/seats.ts';
import { seatViewFor, type TableInfo, tableInfo } from '../../table/views.ts';
import type { LabelStyle } from '../../telling/guide.ts';
import { emblemName } from '../../telling/scene.ts';
import { toPlainName } from '../answers/names.ts';
import { button, buttonRows, publicComponent, type Verb } from '../choices/controls.ts';
import { ANNOUNCEMENT } from '../messages/invitation.ts';
import { escapedOwner, ownerName } from '../messages/seats.ts';
import type { BotContext } from './context.ts';
import { showHand } from './hand.ts';
import {
  answerPrivately,
  asWritten,
  type BaseRequest,
  type ComponentRequest,
  type Control,
  deferUpdate,
  mayManage,
  onTable,
  type Read,
  type Request,
} from './request.ts';

/** *Join* beside the lobby: on an invitation, or on the message that announces a thread's table elsewhere. */
async function come(request: ComponentRequest, tableId: string, isAnnouncement: boolean): Promise<void> {
  const { context, answer, person, t } = request;
  const table = await context.tables.change(tableId, person, joined);
  if (isAnnouncement) await deferUpdate(request);
  await answer.toOneself({ content: t('people-thread-joined', { link: `<#${table.channelId}>` }) });
}

/** The person takes the seat of a running game and sees its hand. */
export async function takeSeat(request: Request, tableId: string, seat: number): Promise<void> {
  const { context, person, t } = request;
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
  const note = before.holder ? t('people-seat-took', { before: escapedOwner(before.holder, t) }) : '';
  await showHand(request, view, { notes: [note] });
}

/** *I'm back*: the person gets back the seat that a computer has kept. */
export async function comeBack(request: Request, tableId: string): Promise<void> {
  const { context, t } = request;
  const person = await asKnown(request, tableId);
  const seat = await context.tables.change(tableId, person, cameBack, seatViewFor(person.userId));
  await showHand(request, seat, { notes: [t('people-seat-back')] });
}

/** A direct message doesn't tell how a person is called in the server, so they keep the name that they had. */
async function asKnown({ context, interaction, person }: Request, tableId: string): Promise<Actor> {
  if (interaction.inGuild()) return person;
  const table = await context.tables.info(tableId);
  const kept = table.seats[keptSeat(table, person.userId) ?? -1];
  const name = kept?.kind === 'computer' ? kept.formerly?.name : undefined;
  return typeof name === 'string' ? { ...person, name } : person;
}

export const showOpened = (request: Request, { seats }: TableInfo, seat: Seat): Promise<void> =>
  answerPrivately(request, {
    content: request.t('people-seat-opened', { name: escapedOwner(seats[seat]!, request.t) }),
  });

/** Asks how to leave a running game: for somebody else, or for a computer. @throws Refusal as `seatViewFor` */
export async function askToLeave(request: Request, tableId: string): Promise<void> {
  const { answer, context, person, t } = request;
  await context.tables.read(tableId, seatViewFor(person.userId));
  const resign = choice(tableId, 'resign', t('people-button-resign'), 'bad');
  const rows = buttonRows([depart(tableId, t), resign, stay(tableId, t)]);
  await answer.toOneself({ content: t('people-leave-ask'), rows });
}

/** Asks for confirmation before giving up the seat. @throws Refusal as `seatViewFor` */
export async function askToResign(request: Request, tableId: string): Promise<void> {
  const { answer, context, person, t } = request;
  const { table } = await context.tables.read(tableId, seatViewFor(person.userId));
  const isLast = !table.seats.some((holder) => {
    const owner = holder.kind === 'person' ? holder : holder.until && holder.formerly;
    return owner && owner.userId !== person.userId;
  });
  const rows = buttonRows([depart(tableId, t), sure(tableId, 'resign', t), stay(tableId, t)]);
  const content = t(isLast ? 'discord-confirm-resign-last' : 'discord-confirm-resign');
  await answer.toOneself({ content, rows });
}

const choice = (tableId: string, verb: Verb, text: string, style: LabelStyle = 'neutral') =>
  button(publicComponent({ id: tableId, shown: 0 }, verb), { text, style });

/** Goes back to the hand, in the place of the question. */
const stay = (tableId: string, t: Translate) => choice(tableId, 'hand', t('discord-button-keep-playing'));

const depart = (tableId: string, t: Translate) =>
  choice(tableId, 'depart', t('people-button-depart'), 'strong');

const sure = (tableId: string, verb: 'resign' | 'close', t: Translate) =>
  choice(tableId, verb, t(`discord-button-${verb}`), 'bad');

/** Asks for confirmation before closing the table. @throws Refusal as `closed` */
export async function askToClose(request: Request, tableId: string): Promise<void> {
  const { answer, context, person, t } = request;
  const table = await context.tables.info(tableId);
  refuseClosing(table, person, mayManage(request), context.clock.now());
  const content = t(table.status === 'lobby' ? 'discord-confirm-close-lobby' : 'discord-confirm-close');
  const plays = table.status === 'playing' && isSeated(table, person.userId);
  const rows = buttonRows([sure(tableId, 'close', t), ...(plays ? [stay(tableId, t)] : [])]);
  await answer.toOneself({ content, rows });
}

/** The seat meant by a number in order of arrival or by a player's name. @throws Refusal `noSuchSeat` */
export function seatMeant(typed: string, { seats }: Pick<TableInfo, 'seats'>, t: Translate): Seat {
  if (/^\d$/.test(typed)) return Number(typed);
  const named = [...seats.keys()].filter((at) =>
    [toPlainName(seats[at]!.name, t), ownerName(seats[at]!, t)].some((name) => looks(name) === looks(typed)),
  );
  if (named.length !== 1) throw new Refusal('noSuchSeat', null);
  return named[0]!;
}

/** Suggests the seats that pass, under their owners' names. */
export async function completeSeat(
  { context, interaction, t }: BaseRequest<AutocompleteInteraction>,
  passes: (holder: SeatHolder, table: TableInfo) => boolean,
): Promise<APIApplicationCommandOptionChoice<string>[]> {
  const table = await context.tables.inChannel(interaction.channelId);
  const typed = looks(interaction.options.getFocused());
  return table.seats.flatMap((holder, at) => {
    const name = ownerName(holder, t);
    const shown = t('people-seat-listed', { name, emblem: emblemName(t, at) });
    return passes(holder, table) && looks(name).includes(typed) ? [{ name: shown, value: String(at) }] : [];
  });
}

export const anySeat = (): boolean => true;

const isHosts = (holder: SeatHolder, { host }: TableInfo): boolean =>
  holder.kind === 'person' && holder.userId === host.userId;

/** In the lobby everybody but the host, in a running game who's away or silent. */
export const isRemovable = (holder: SeatHolder, table: TableInfo): boolean =>
  table.status === 'lobby'
    ? !isHosts(holder, table)
    : isPersonAway(holder) || isSilent(table, table.seats.indexOf(holder));

/** Other people than the host. */
export const mayHost = (holder: SeatHolder, table: TableInfo): boolean =>
  holder.kind === 'person' && !isHosts(holder, table);

/** The seat of that number; -1, which is no seat, for anything else. */
export const seatNumbered = (text = ''): number => (/^\d$/.test(text) ? Number(text) : -1);

const seatIn: Read<Seat> = ([seat]) => seatNumbered(seat);

/** The seats of people who say that they're away; none unless the game is running. */
export const absencesAt = async ({ clocks }: BotContext, tableId: string): Promise<Deadline['absences']> =>
  (await clocks?.deadlineOf(tableId))?.absences ?? new Map();

/** Decides about the seat of somebody who's silent, away or gone. Where the game waits for who's away, that's the host's. */
export async function decideSeat(
  { context, person }: Request,
  tableId: string,
  decided: typeof vacated,
  seat: Seat,
  isGone = false,
): Promise<TableInfo> {
  const isAway = (await absencesAt(context, tableId)).has(seat);
  return context.tables.change(tableId, person, (table, actor, around) => {
    const needsHost = isAway && !isGone && table.vacations && !isSilent(tableInfo(table), seat);
    return decided(seat, isAway || isGone)(
      needsHost ? hostedBy(table, actor, around.now) : table,
      actor,
      around,
    );
  });
}

export const controls: readonly Control[] = [
  onTable('come', ([where]) => where === ANNOUNCEMENT, come),
  onTable('take', seatIn, takeSeat),
  onTable('back', asWritten, comeBack),
  // A computer plays for somebody who has kept the others waiting for long.
  onTable('fill', seatIn, async (request, tableId, seat) => {
    const { t } = request;
    const table = await decideSeat(request, tableId, filledIn, seat);
    const name = escapedOwner(table.seats[seat]!, t);
    await answerPrivately(request, { content: t('people-seat-filled', { name }) });
  }),
  // The seat of somebody who's away, or silent, is opened.
  onTable('vacate', seatIn, async (request, tableId, seat) =>
    showOpened(request, await decideSeat(request, tableId, vacated, seat), seat),
  ),
  // Leaves the seat to whoever takes it.
  onTable('depart', asWritten, async (request, tableId) => {
    const { context, person, t } = request;
    const table = await context.tables.change(tableId, person, seatLeft);
    const back = button(publicComponent(table, 'back'), { text: t('people-button-back') });
    await answerPrivately(request, { content: t('people-leave-left'), rows: buttonRows([back]) });
  }),
  onTable('resign', asWritten, async (request, tableId) => {
    const { context, person, t } = request;
    await context.tables.change(tableId, person, resigned);
    await answerPrivately(request, { content: t('discord-confirm-resigned') });
  }),
  onTable('close', asWritten, async (request, tableId) => {
    const { context, person, t } = request;
    await context.tables.change(tableId, person, closed(mayManage(request)));
    await answerPrivately(request, { content: t('discord-confirm-closed') });
  }),
];
