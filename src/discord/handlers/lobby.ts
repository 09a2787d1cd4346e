import type { Deadline } from '../../clocks/clocks.ts';
import type { Change } from '../../table/change.ts';
import type { Person } from '../../table/document.ts';
import { tableShuffles } from '../../table/fair.ts';
import { countVotes, isOpenSeat, keptSeat } from '../../table/holders.ts';
import {
  amended,
  joined,
  left,
  paceNamed,
  removed,
  started,
  withComputer,
  withLevel,
  withSettings,
  withWord,
} from '../../table/lobby.ts';
import { isRefused, Refusal } from '../../table/refusal.ts';
import { hostPassed, vacated, withInvited } from '../../table/seats.ts';
import { type TableInfo, tableInfo } from '../../table/views.ts';
import { toEscapedName } from '../answers/names.ts';
import type { ComponentData } from '../choices/controls.ts';
import { invitationMessage } from '../messages/invitation.ts';
import { lobbyMessage, seatMessage } from '../messages/lobby.ts';
import { wordLines } from '../messages/shuffles.ts';
import {
  changeIn,
  tableSettings,
  tableSettingsForm,
  tableSettingsMessage,
} from '../messages/table-settings.ts';
import { hasLeft } from '../servers/servers.ts';
import { showOwnHand } from './hand.ts';
import { showLobby } from './opening.ts';
import {
  answerPrivately,
  asWritten,
  type CommandRequest,
  type ComponentRequest,
  type Control,
  deferUpdate,
  type ModalRequest,
  onTable,
  type Read,
  type Request,
  tableTranslator,
} from './request.ts';
import {
  absencesAt,
  askToLeave,
  comeBack,
  decideSeat,
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
  if (isPlaying && keptSeat(table, person.userId) !== undefined) await comeBack(request, tableId);
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
  const { answer, context, t } = request;
  const { announcer, tables } = context;
  const begins = first === null ? undefined : seatMeant(first, await tables.info(tableId), t);
  await tables.change(tableId, request.person, started(begins));
  await announcer.show(tableId, request.person, (message) => answer.toEverybody(message));
}

/** Changes the table. If that's refused, an outdated lobby is brought up to date first. */
async function changeLobby(request: ComponentRequest, tableId: string, change: Change): Promise<TableInfo> {
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
async function updateLobby(request: ComponentRequest, table: TableInfo): Promise<void> {
  const { answer, context, person, t } = request;
  const { source } = answer;
  if (!source) return answer.update(seatMessage(table, person.userId, t));
  await answer.update(lobbyMessage(table, tableTranslator(request, table)));
  context.announcer.reached(source);
  await context.announcer.updated(table.id, source.messageId, table.shown);
}

/** Updates an outdated lobby message before showing the refusal; once the game has begun, it's the table's message. */
async function refresh(request: ComponentRequest, tableId: string): Promise<void> {
  const { context, component } = request;
  const table = await context.tables.info(tableId).catch(() => null);
  if (!table || table.startedAt !== null || table.shown === component.revision) return;
  await updateLobby(request, table);
}

/** Tells one person the table's options. */
export async function showTableSettings(request: Request, tableId: string): Promise<void> {
  const { context, person, t } = request;
  const { table, shuffles } = await context.tables.read(tableId, (document) => ({
    table: tableInfo(document),
    shuffles: document.fair ? tableShuffles(document) : null,
  }));
  const { asked, wait } = table;
  const away = await absencesAt(context, tableId);
  const votes = asked?.wait === wait ? countVotes(table, asked.by, away, context.clock.now()) : null;
  await answerPrivately(request, tableSettingsMessage(table, shuffles, person.userId, t, votes?.missing));
}

/** Opens the form of the table's options for those who may change them. */
async function openTableSettings(request: ComponentRequest, tableId: string): Promise<void> {
  const { answer, context, person, component, t } = request;
  const table = await context.tables.info(tableId);
  if (table.status !== 'lobby' || table.host.userId !== person.userId)
    return showTableSettings(request, tableId);
  const isOpen = await answer.form(tableSettingsForm(component, table, t));
  if (!isOpen) await answer.toOneself({ content: t('settings-too-slow') });
}

/** What a form of options changes; a word comes last, since it counts only for the options as they are. */
async function saveTableSettings(request: ModalRequest): Promise<void> {
  const { context, interaction, person, component, t } = request;
  if (component.tableId === null) return;
  const before = await context.tables.info(component.tableId);
  const change = changeIn(interaction.fields, tableSettings(before, t));
  // The router answers what isn't answered here.
  if (!change) return;
  await context.tables.change(component.tableId, person, withSettings(change));
  const word = typedInto(request, wordLines(t))?.word ?? '';
  if (word.trim() !== '') await context.tables.change(component.tableId, person, withWord(word));
  await showTableSettings(request, component.tableId);
}

/** What an entry of a menu does to its table; `away` as in `countVotes`. @throws Refusal `unknownSetting` */
function changeChosen(chosen: string, { revision }: ComponentData, away: Deadline['absences']): Change {
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
  const { answer, context, person, t } = request;
  if (guest.isBot) return answer.toOneself({ content: t('people-invite-bot') });
  const invited = withInvited(guest);
  const { table, isAgain } = await context.tables.change(tableId, person, invited, (after, isAgain) => ({
    ...{ table: tableInfo(after), isAgain },
  }));
  const { mention, ...rest } = invitationMessage(
    table,
    guest.userId,
    person,
    tableTranslator(request, table),
  );
  await answer.toEverybody(isAgain || mention === undefined ? rest : { ...rest, mention });
}

/** Removes somebody from the lobby; in a running game, opens the seat of somebody who's away, silent or gone. */
export async function removeHere(request: CommandRequest, tableId: string, typed: string): Promise<void> {
  const { context, interaction, person, t } = request;
  const before = await context.tables.info(tableId);
  if (before.status === 'lobby') {
    const without: Change = (table, ...around) => removed(seatMeant(typed, table, t))(table, ...around);
    return showLobby(request, await context.tables.change(tableId, person, without));
  }
  const seat = seatMeant(typed, before, t);
  const holder = before.seats[seat];
  const isOther = before.status === 'playing' && holder?.kind === 'person' && holder.userId !== person.userId;
  // Nobody needs to wait for somebody who has left the server.
  const isGone = isOther && (await hasLeft(interaction.client, before.guildId, holder.userId));
  await showOpened(request, await decideSeat(request, tableId, vacated, seat, isGone), seat);
}

/** Passes the host role on. */
export async function passHere(request: CommandRequest, tableId: string, typed: string): Promise<void> {
  const { answer, context, person, t } = request;
  const before = await context.tables.info(tableId);
  const heir = before.seats[seatMeant(typed, before, t)];
  if (heir?.kind !== 'person') throw new Refusal('notAtTable', null);
  const table = await context.tables.change(tableId, person, hostPassed(heir.userId));
  if (table.status === 'lobby') return showLobby(request, table);
  await answer.toOneself({ content: t('people-seat-passed', { name: toEscapedName(table.host.name, t) }) });
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
    await (request.answer.source ? deferUpdate(request) : showOwnHand(request, tableId));
  }),
  { ...onTable('options', asWritten, openTableSettings), submit: saveTableSettings },
  // A menu of changes: of players in the lobby or in the host's options, or of what a running game can agree on.
  onTable(
    'change',
    (_args, [chosen = '']) => chosen,
    async (request, tableId, chosen) => {
      const { answer, context, component } = request;
      const change = changeChosen(chosen, component, await absencesAt(context, tableId));
      if (answer.source) return updateLobby(request, await changeLobby(request, tableId, change));
      try {
        await context.tables.change(tableId, request.person, change);
      } catch (error) {
        if (isRefused(error, 'stale')) await showTableSettings(request, tableId);
        throw error;
      }
      await showTableSettings(request, tableId);
    },
  ),
];
