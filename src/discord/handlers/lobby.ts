import { Refusal } from '../../table/refusal.ts';
import type { TableInfo } from '../../table/types.ts';
import { lobbyMessage } from '../messages/lobby.ts';
import { answerThenAnnounce } from './after-saving.ts';
import { assertOpenHere, called, quotasOf } from './house-rules.ts';
import { type PressRequest, sayAtTable, standBy } from './request.ts';

/** A lobby button: changes the table and updates its message. */
const lobbyPress =
  (change: (request: PressRequest, tableId: string) => Promise<TableInfo>) =>
  async (request: PressRequest, tableId: string): Promise<void> => {
    try {
      await updateLobby(request, await change(request, tableId));
    } catch (error) {
      if (error instanceof Refusal) await refresh(request, tableId);
      throw error;
    }
  };

/** Updates the message whose button was pressed, which is usually the table's. */
async function updateLobby(request: PressRequest, table: TableInfo): Promise<void> {
  const { answer, context } = request;
  const { source } = answer;
  await answer.update(lobbyMessage(table, sayAtTable(request, table)));
  context.announcer.reached(source);
  if (source) await context.announcer.updated(table.id, source.messageId, table.shown);
}

/** Updates an outdated lobby message before showing the refusal; once the game has begun, it's the table's message. */
async function refresh(request: PressRequest, tableId: string): Promise<void> {
  const { context, press } = request;
  const table = await context.tables.info(tableId).catch(() => null);
  if (!table || table.startedAt !== null || table.shown === press.revision) return;
  await updateLobby(request, table);
}

export const join = lobbyPress(({ context, person }, id) => context.tables.join(id, person));
export const leave = lobbyPress(({ context, person }, id) => context.tables.leave(id, person));
export const add = lobbyPress(({ context, person, press: { args } }, id) =>
  context.tables.addComputer(id, person, args[0] ?? ''),
);

/** Starts the game: the lobby's message becomes the table's. */
export async function start(request: PressRequest, tableId: string): Promise<void> {
  try {
    await request.context.tables.start(tableId, request.person);
  } catch (error) {
    if (error instanceof Refusal) await refresh(request, tableId);
    throw error;
  }
  await answerThenAnnounce(request, tableId, () => standBy(request));
}

/** Opens a table like the button's, with the person as host. */
export async function again(request: PressRequest, tableId: string): Promise<void> {
  const { context, answer, interaction, person } = request;
  const before = await context.tables.info(tableId);
  if (before.guildId !== interaction.guildId) throw new Refusal('unknownTable', null);
  assertOpenHere(request);
  const levels = before.seats
    .flatMap((holder) => (holder.kind === 'computer' ? [holder.player] : []))
    .slice(0, before.maxSeats - 1);
  const persons = before.seats.flatMap((holder) =>
    holder.kind === 'person' ? [{ userId: holder.userId, name: holder.name }] : [],
  );
  const table = await context.tables.open({
    guildId: before.guildId,
    channelId: interaction.channelId,
    host: person,
    game: before.game,
    variant: before.variant,
    rules: before.rules,
    theme: before.theme,
    language: before.language,
    pace: before.pace,
    quotas: quotasOf(request),
    vacations: before.vacations,
    access: before.access,
    invited: [...before.invited, ...persons],
    computers: levels.length,
    levels,
    standIn: before.standIn,
    hints: before.hints,
  });
  const sent = await answer.toEverybody(called(lobbyMessage(table, sayAtTable(request, table)), request));
  await context.announcer.posted(table.id, sent, table.shown);
}
