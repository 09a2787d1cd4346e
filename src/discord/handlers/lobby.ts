import type { Deadline } from '../../clocks/clocks.ts';
import type { Change } from '../../table/change.ts';
import type { Person } from '../../table/document.ts';
import { shufflesOf } from '../../table/fair.ts';
import { isOpenSeat, keptSeatOf, votesOf } from '../../table/holders.ts';
import {
  amended,
  joined,
  left,
  paceNamed,
  removed,
  started,
  withComputer,
  withLevel,
  withOptions,
  withWord,
} from '../../table/lobby.ts';
import { isRefused, Refusal } from '../../table/refusal.ts';
import { hostPassed, vacated, withInvited } from '../../table/seats.ts';
import { infoOf, type TableInfo } from '../../table/views.ts';
import { escapedNameOf } from '../answers/names.ts';
import type { Press } from '../choices/controls.ts';
import { invitationMessage } from '../messages/invitation.ts';
import { lobbyMessage, seatMessage } from '../messages/lobby.ts';
import { changeIn, optionsForm, optionsMessage, settingsOf } from '../messages/options.ts';
import { wordLines } from '../messages/shuffles.ts';
import { hasLeft } from '../servers/servers.ts';
import { hand } from './hand.ts';
import { showLobby } from './opening.ts';
import {
  answerPrivately,
  asWritten,
  type CommandRequest,
  type Control,
  type ModalRequest,
  onTable,
  type PressRequest,
  type Read,
  type Request,
  sayAtTable,
  standBy,
} from './request.ts';
import {
  absencesAt,
  askToLeave,
  comeBack,
  decide,
  seatMeant,
  seatNumbered,
  showOpened,
  takeSeat,
} from './seats.ts';
import { typedInto } from './settings/desk.ts';

/** Joins the lobby; in a running game, comes back or takes a seat that was left. */
export async function joinHere(request: CommandRequest, tableId: string): Promise<void> {
  const { context, person } = request;
  const table = await context.tables.info(tableId);
  const isPlaying = table.status === 'playing';
  const open = table.seats.findIndex(isOpenSeat);
  if (isPlaying && keptSeatOf(table, person.userId) !== undefined) await comeBack(request, tableId);
  else if (isPlaying && open >= 0) await takeSeat(request, tableId, open);
  else await showLobby(request, await context.tables.change(tableId, person, joined));
}

/** Leaves the lobby; in a running game, asks how. */
export async function leaveHere(request: CommandRequest, tableId: string): Promise<void> {
  const { context, person } = request;
  const { status } = await context.tables.info(tableId);
  if (status === 'playing') await askToLeave(request, tableId);
  else await showLobby(request, await context.tables.change(tableId, person, left));
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
  const { answer, context, say } = request;
  const { announcer, tables } = context;
  const begins = first === null ? undefined : seatMeant(first, await tables.info(tableId), say);
  await tables.change(tableId, request.person, started(begins));
  await announcer.show(tableId, request.person, (message) => answer.toEverybody(message));
}

/** Changes the table. If that's refused, an outdated lobby is brought up to date first. */
async function changeLobby(request: PressRequest, tableId: string, change: Change): Promise<TableInfo> {
  try {
    return await request.context.tables.change(tableId, request.person, change);
  } catch (error) {
    if (error instanceof Refusal) await refresh(request, tableId);
    throw error;
  }
}

/**
 * Updates the message whose button was pressed, which is usually the table's. A private one can't follow the lobby, so
 * it says no more of it than what the person has done.
 */
async function updateLobby(request: PressRequest, table: TableInfo): Promise<void> {
  const { answer, context, person, say } = request;
  const { source } = answer;
  if (!source) return answer.update(seatMessage(table, person.userId, say));
  await answer.update(lobbyMessage(table, sayAtTable(request, table)));
  context.announcer.reached(source);
  await context.announcer.updated(table.id, source.messageId, table.shown);
}

/** Updates an outdated lobby message before showing the refusal; once the game has begun, it's the table's message. */
async function refresh(request: PressRequest, tableId: string): Promise<void> {
  const { context, press } = request;
  const table = await context.tables.info(tableId).catch(() => null);
  if (!table || table.startedAt !== null || table.shown === press.revision) return;
  await updateLobby(request, table);
}

/** Tells one person the table's options. */
export async function showOptions(request: Request, tableId: string): Promise<void> {
  const { context, person, say } = request;
  const { table, shuffles } = await context.tables.read(tableId, (document) => ({
    table: infoOf(document),
    shuffles: document.fair ? shufflesOf(document) : null,
  }));
  const { asked, wait } = table;
  const away = await absencesAt(context, tableId);
  const votes = asked?.wait === wait ? votesOf(table, asked.by, away, context.clock.now()) : null;
  await answerPrivately(request, optionsMessage(table, shuffles, person.userId, say, votes?.missing));
}

/** Opens the form of the table's options for those who may change them. */
async function openOptions(request: PressRequest, tableId: string): Promise<void> {
  const { answer, context, person, press, say } = request;
  const table = await context.tables.info(tableId);
  if (table.status !== 'lobby' || table.host.userId !== person.userId) return showOptions(request, tableId);
  const isOpen = await answer.form(optionsForm(press, table, say));
  if (!isOpen) await answer.toOneself({ content: say('settings-too-slow') });
}

/** What a form of options changes; a word comes last, since it counts only for the options as they are. */
async function takeOptions(request: ModalRequest): Promise<void> {
  const { context, interaction, person, press, say } = request;
  if (press.tableId === null) return;
  const before = await context.tables.info(press.tableId);
  const change = changeIn(interaction.fields, settingsOf(before, say));
  // The router answers what isn't answered here.
  if (!change) return;
  await context.tables.change(press.tableId, person, withOptions(change));
  const word = typedInto(request, wordLines(say))?.word ?? '';
  if (word.trim() !== '') await context.tables.change(press.tableId, person, withWord(word));
  await showOptions(request, press.tableId);
}

/** What an entry of a menu does to its table; `away` as in `votesOf`. @throws Refusal `unknownSetting` */
function changeChosen(chosen: string, { revision }: Press, away: Deadline['absences']): Change {
  const [name, value = '', more = ''] = chosen.split('=');
  switch (name) {
    case 'add':
      return withComputer(value);
    case 'level':
      return withLevel(seatNumbered(value), more, revision);
    case 'remove':
      return removed(seatNumbered(value), revision);
    case 'host':
      return hostPassed(value);
    case 'pace':
      return amended({ pace: paceNamed(value) }, away);
    case 'vacations':
      return amended({ vacations: value === 'true' }, away);
    default:
      throw new Refusal('unknownSetting', { value: chosen });
  }
}

/** Whom a command means: a user of Discord. */
export interface Guest extends Person {
  readonly isBot: boolean;
}

/** Invites somebody and pings them once, in the table's channel. */
export async function inviteHere(request: CommandRequest, tableId: string, guest: Guest): Promise<void> {
  const { answer, context, person, say } = request;
  if (guest.isBot) return answer.toOneself({ content: say('people-invite-bot') });
  const invited = withInvited(guest);
  const { table, isAgain } = await context.tables.change(tableId, person, invited, (after, isAgain) => ({
    ...{ table: infoOf(after), isAgain },
  }));
  const { mention, ...rest } = invitationMessage(table, guest.userId, person, sayAtTable(request, table));
  await answer.toEverybody(isAgain || mention === undefined ? rest : { ...rest, mention });
}

/** Removes somebody from the lobby; in a running game, opens the seat of somebody who's away, silent or gone. */
export async function removeHere(request: CommandRequest, tableId: string, typed: string): Promise<void> {
  const { context, interaction, person, say } = request;
  const before = await context.tables.info(tableId);
  if (before.status === 'lobby') {
    const without: Change = (table, ...around) => removed(seatMeant(typed, table, say))(table, ...around);
    return showLobby(request, await context.tables.change(tableId, person, without));
  }
  const seat = seatMeant(typed, before, say);
  const holder = before.seats[seat];
  const isOther = before.status === 'playing' && holder?.kind === 'person' && holder.userId !== person.userId;
  // Nobody needs to wait for somebody who has left the server.
  const isGone = isOther && (await hasLeft(interaction.client, before.guildId, holder.userId));
  await showOpened(request, await decide(request, tableId, vacated, seat, isGone), seat);
}

/** Passes the host role on. */
export async function passHere(request: CommandRequest, tableId: string, typed: string): Promise<void> {
  const { answer, context, person, say } = request;
  const before = await context.tables.info(tableId);
  const heir = before.seats[seatMeant(typed, before, say)];
  if (heir?.kind !== 'person') throw new Refusal('notAtTable', null);
  const table = await context.tables.change(tableId, person, hostPassed(heir.userId));
  if (table.status === 'lobby') return showLobby(request, table);
  await answer.toOneself({
    content: say('people-seat-passed', { name: escapedNameOf(table.host.name, say) }),
  });
}

/** A button of the lobby: changes the table and updates its message. */
const lobbyButton = <Args>(verb: string, read: Read<Args>, change: (args: Args) => Change): Control =>
  onTable(verb, read, async (request, tableId, args) =>
    updateLobby(request, await changeLobby(request, tableId, change(args))),
  );

export const controls: readonly Control[] = [
  lobbyButton('join', asWritten, () => joined),
  lobbyButton('leave', asWritten, () => left),
  lobbyButton('add', ([level = '']) => level, withComputer),
  // The lobby's message becomes the table's; a private one, the hand.
  onTable('start', asWritten, async (request, tableId) => {
    await changeLobby(request, tableId, started());
    await (request.answer.source ? standBy(request) : hand(request, tableId));
  }),
  { ...onTable('options', asWritten, openOptions), submit: takeOptions },
  // A menu of changes: of players in the lobby or in the host's options, or of what a running game can agree on.
  onTable(
    'change',
    (_args, [chosen = '']) => chosen,
    async (request, tableId, chosen) => {
      const { answer, context, press } = request;
      const change = changeChosen(chosen, press, await absencesAt(context, tableId));
      if (answer.source) return updateLobby(request, await changeLobby(request, tableId, change));
      try {
        await context.tables.change(tableId, request.person, change);
      } catch (error) {
        if (isRefused(error, 'stale')) await showOptions(request, tableId);
        throw error;
      }
      await showOptions(request, tableId);
    },
  ),
];
