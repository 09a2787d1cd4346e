import { Refusal } from '../../table/refusal.ts';
import type { TableInfo } from '../../table/types.ts';
import { lobbyMessage, ruleChosen } from '../messages/lobby.ts';
import { answerThenAnnounce } from './after-saving.ts';
import type { PressRequest } from './request.ts';

/** A lobby button: changes the table and updates its message. */
const lobbyPress =
  (change: (request: PressRequest, tableId: string) => Promise<TableInfo>) =>
  async (request: PressRequest, tableId: string): Promise<void> => {
    try {
      const table = await change(request, tableId);
      await request.answer.update(lobbyMessage(table, request.publicWords));
    } catch (error) {
      if (error instanceof Refusal) await refresh(request, tableId);
      throw error;
    }
  };

/** Updates an outdated lobby message before showing the refusal. */
async function refresh(
  { context, answer, press, publicWords }: PressRequest,
  tableId: string,
): Promise<void> {
  const table = await context.tables.info(tableId).catch(() => null);
  if (table && table.shown !== press.revision) await answer.update(lobbyMessage(table, publicWords));
}

export const join = lobbyPress(({ context, person }, id) => context.tables.join(id, person));
export const leave = lobbyPress(({ context, person }, id) => context.tables.leave(id, person));
export const add = lobbyPress(({ context, person }, id) => context.tables.addComputer(id, person));
export const drop = lobbyPress(({ context, person }, id) => context.tables.removeComputer(id, person));

/** A rule and its value, chosen in the menu. */
export const rule = lobbyPress(({ context, interaction, person }, id) => {
  const [name = '', value = ''] = interaction.isStringSelectMenu() ? ruleChosen(interaction.values[0]) : [];
  return context.tables.setRule(id, person, name, value);
});

const startTable = lobbyPress(({ context, person }, id) => context.tables.start(id, person));

export async function start(request: PressRequest, tableId: string): Promise<void> {
  const { status } = await request.context.tables.info(tableId);
  const start = () => startTable(request, tableId);
  // A start outside the lobby is refused, so there's nothing to announce.
  await (status === 'lobby' ? answerThenAnnounce(request, tableId, start) : start());
}

/** Opens a table like the button's, with the person as host. */
export async function again(request: PressRequest, tableId: string): Promise<void> {
  const { context, answer, interaction, person, publicWords } = request;
  const before = await context.tables.info(tableId);
  if (before.guildId !== interaction.guildId) throw new Refusal('unknownTable', null);
  const computers = before.seats.filter(({ kind }) => kind === 'computer').length;
  const table = await context.tables.open({
    guildId: before.guildId,
    channelId: interaction.channelId,
    host: person,
    game: before.game,
    variant: before.variant,
    rules: before.rules,
    theme: before.theme,
    computers: Math.min(computers, before.maxSeats - 1),
  });
  const sent = await answer.toEverybody(lobbyMessage(table, publicWords));
  await context.announcer.told(table.id, sent, table.shown);
}
